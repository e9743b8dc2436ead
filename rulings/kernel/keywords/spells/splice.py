"""Splice (CR 702.47).

日本語: 連繋
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.casting_legality import effect_of_spell, spell_effect
from rulings.kernel.casting.costs.optional_costs import can_add
from rulings.kernel.casting.renumbering import renumbered
from rulings.kernel.casting.spell_forms import spell_form, way_of_spell
from rulings.kernel.casting.ways_to_cast import CastingWay, extra_cost, keyword_of, optional_costs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Announcement
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember_all
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.47", "splice")

SPLICES = cite("702.47a", "reveal this card from your hand as you cast")
ORDER = cite("702.47b", "main spell must happen first")


def spliced_cards(times: Map[str, int]) -> tuple[ObjectId, ...]:
    """The cards that were spliced onto a spell, in the order of their effects."""
    return tuple(ObjectId(times[f"splice {n}"]) for n in range(times.get("splice", 0)))


def _ability(game: "Game", card: ObjectId) -> KeywordAbility | None:
    definition = game.object(card).definition
    found = keyword_of(definition.faces[0], "splice") if definition is not None else []
    return found[0] if found else None


def _added_effect(game: "Game", card: ObjectId) -> Effect:
    definition = game.object(card).definition
    assert definition is not None
    return spell_effect(definition.faces[0])


def _can_splice(game: "Game", context: Context, spell: ObjectId, way: CastingWay, card: ObjectId) -> bool:
    """It is for such a spell, its text has no modes, and its cost could be paid with the spell's (CR 702.47b)."""
    ability = _ability(game, card)
    if ability is None or not isinstance(ability.quality, Filter) or isinstance(_added_effect(game, card), Modal):
        return False
    predicates = ability.quality.predicates
    if not all(matching.fits_predicate(game.view, context, spell, p) for p in predicates):
        return False
    return can_add(game, context, spell, way, ability.cost)


@optional_costs
def choose(game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement) -> Play[Map[str, int]]:
    """Reveals any number of cards in hand that can be spliced onto the spell, in the order of their effects."""
    player = context.controller
    if way.face_down is not None or isinstance(effect_of_spell(way.definition, way), Modal):
        return Map()
    able = tuple(c for c in zone_of(game.state, Zone.HAND, player) if _can_splice(game, context, spell, way, c))
    chosen = yield from pick_among(game, player, able, 0, len(able), "splice", source=spell, citations=(SPLICES, ORDER))
    if not chosen:
        return Map()
    game.emit(e.Revealed(player=player, objects=chosen, citations=(SPLICES,)))
    return Map({"splice": len(chosen), **{f"splice {n}": int(c) for n, c in enumerate(chosen)}})


@extra_cost
def add(game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostPart]:
    """Each spliced card's splice cost is paid too."""
    parts: list[CostPart] = []
    for card in spliced_cards(times):
        ability = _ability(game, card)
        if ability is not None:
            parts.extend((ability.cost or Cost()).parts)
    return parts


@remember_all
def _together(*effects: Effect) -> Effect:
    """The main effect, then the spliced ones, with targets that run on; the same node for the same effects."""
    return Sequence(renumbered(effects))


@spell_form
def spliced_spell(game: "Game", obj: GameObject) -> CastingWay | None:
    """A spell with spliced cards does what it says, then what they say (CR 702.47b)."""
    record = obj.stack
    cards = spliced_cards(record.payment.times) if record is not None else ()
    if not cards or record is None:
        return None
    alone = replace(obj, stack=replace(record, payment=replace(record.payment, times=Map())))
    way = way_of_spell(game, alone)
    main = effect_of_spell(face_of(obj), way)
    return replace(way, effect=_together(main, *(_added_effect(game, c) for c in cards)))
