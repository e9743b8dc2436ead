"""A card looked at as the spell that it would be: for what may be cast when, and what it costs (CR 601.3e, 601.2f).

Nothing is really moved: the answer is another game that shares everything but the place of that one card.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.filters.filter import Among, Either, Filter, Not, Predicate
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.references import Choose, LinkedExile, Particular, Several
from rulings.abilities.vocabulary import Zone
from rulings.kernel.casting.cast_this_way import memory_of_way
from rulings.kernel.casting.ways_to_cast import CastingWay, keyword_of
from rulings.kernel.happening.game import Game
from rulings.kernel.happening.placing import put_in
from rulings.kernel.questions import finding, matching
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import Payment, StackRecord
from rulings.kernel.state.state import with_object, zone_key

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def as_spell(game: "Game", player: PlayerId, object_id: ObjectId, way: CastingWay, x: int | None = None) -> "Game":
    """A copy of the game in which the card is on the stack as cast in this way and with this X, with the same id."""
    obj = game.state.objects[object_id]
    memory = memory_of_way(obj.memory.set("bestowed", True) if way.as_aura else obj.memory, way)
    spell = replace(
        obj,
        zone=Zone.STACK,
        controller=player,
        face=way.face,
        face_down=way.face_down,
        copiable=way.copiable if way.copiable is not None else obj.copiable,
        memory=memory,
        stack=StackRecord(
            "spell",
            object_id,
            cast_from=obj.zone,
            cast_by=player,
            face=way.face,
            payment=Payment(x=x, alternative=way.alternative),
        ),
    )
    key = zone_key(obj.zone, obj.owner)
    state = game.state
    rest = tuple(i for i in state.zones.get(key, ()) if i != object_id)
    state = replace(with_object(state, spell), zones=state.zones.set(key, rest))
    trial = Game(put_in(state, spell), seed=game.seed, effort=game.effort)
    trial.mana_is_free = game.mana_is_free
    trial.resolving = game.resolving
    return trial


def fits_as_cast(game: "Game", trial: "Game", context: Context, object_id: ObjectId, filter_: Filter) -> bool:
    """Whether a filter on spells fits: where it is cast from is asked of the card, all else of the spell."""
    places = tuple(p for p in filter_.predicates if _is_place(p))
    facts = Filter(filter_.kind, tuple(p for p in filter_.predicates if not _is_place(p)))
    if any(isinstance(node, LinkedExile) for node in walk(facts)):
        # Before it is cast it still is the exiled card (CR 601.3).
        facts = rewrite(facts, lambda node: _as_it_is(game, context, node))
    return all(matching.fits_predicate(game.view, context, object_id, p) for p in places) and matching.fits_facts(
        trial.view, context, object_id, facts
    )


def _as_it_is(game: "Game", context: Context, node: Node) -> Node:
    """The exiled cards, or those of them that are chosen from, as they are before the spell is cast."""
    match node:
        case LinkedExile():
            found = finding.find_objects(game.view, context, node)
        case Choose(filter=Filter(predicates=(Among(objects=Several()),))):
            found = matching.candidates(game.view, context, node.filter)
        case _:
            return node
    return Several(tuple(Particular(int(i)) for i in found))


def _is_place(predicate: Predicate) -> bool:
    """ "From graveyards or libraries", "from anywhere other than their hands"."""
    match predicate:
        case InZone():
            return True
        case Not(predicate=inner):
            return _is_place(inner)
        case Either(options=options):
            return all(_is_place(one) for one in options)
    return False


def keywords_as_spell(
    game: "Game", player: PlayerId, object_id: ObjectId, way: CastingWay, name: str
) -> list[KeywordAbility]:
    """The keyword as the spell would have it: printed, or given by an effect to spells that are cast (CR 601.3e)."""
    if name not in given_keywords(game):
        return keyword_of(way.definition, name)
    return list(as_spell(game, player, object_id, way).seen(object_id).keyword_abilities(name))


def given_keywords(game: "Game") -> set[str]:
    """The keywords that continuous effects give to anything now."""
    return {
        one.name
        for effect in game.view.static_effects()
        for change in effect.changes
        if isinstance(change, GainAbilities)
        for one in change.abilities
        if isinstance(one, KeywordAbility)
    }
