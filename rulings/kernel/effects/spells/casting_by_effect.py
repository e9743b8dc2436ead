"""Casting and playing cards while something resolves (CR 608.2g, 601.3b), and casting copies (CR 707.12).

日本語: 効果による唱え
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.spells import CastCard
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.references import Choose, ObjectRef, Particular, Several
from rulings.abilities.vocabulary import CardType, Kind
from rulings.cite import cite
from rulings.kernel.casting.as_spell import as_spell, fits_as_cast
from rulings.kernel.casting.casting import cast_in_way
from rulings.kernel.casting.casting_legality import why_not_way_by_effect
from rulings.kernel.casting.choosing_a_half import choose_half
from rulings.kernel.casting.lands import lands_allowed, put_land
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import choosable, pick
from rulings.kernel.questions import finding
from rulings.kernel.state.actions import Announcement, CastSpell, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CASTS = cite("608.2g", "cast")
FREE_X = cite("107.3b", "value of X")


@performs(CastCard)
def _cast(game: "Game", context: Context, effect: CastCard) -> Play[None]:
    results = results_of(context)
    results.last = False
    for player in finding.find_players(game.view, context, effect.who):
        what = effect.what if effect.spell is None else _castable_among(game, context, player, effect)
        objects = yield from pick(
            game, context, player, what, "cast", is_optional=bool(context.bindings.get("optional"))
        )
        for i in objects:
            is_copy = bool(game.object(i).memory.get("copy of a card"))
            allowed = _as_such_a_spell(game, context, player, i, effect.spell)
            done = yield from cast_by_effect(
                game, player, i, effect.cost, may_play_land=effect.play, is_allowed=allowed
            )
            if done is not None:
                if is_copy:
                    record = game.object(done).stack
                    assert record is not None
                    game.change_object(done, stack=replace(record, is_copy=True))
                results.last = True
                results.add("cast", (done,))
                results.followed.add(i)


Allowed = Callable[[CastingWay], bool]


def _as_such_a_spell(
    game: "Game", context: Context, player: PlayerId, object_id: ObjectId, wanted: Filter | None
) -> Allowed:
    """Whether a card cast in a way is such a spell: the half, not the card (CR 601.3e)."""

    def fits(way: CastingWay) -> bool:
        if wanted is None:
            return True
        trial = as_spell(game, player, object_id, way)
        facts = tuple(one for one in wanted.predicates if not isinstance(one, Among | HasCounter))
        return fits_as_cast(game, trial, context, object_id, Filter(wanted.kind, facts))

    return fits


def _castable_among(game: "Game", context: Context, player: PlayerId, effect: CastCard) -> ObjectRef:
    """The same choice among the cards that could be cast as such a spell."""
    assert isinstance(effect.what, Choose)
    found = tuple(
        Particular(i)
        for i in choosable(game, context, player, effect.what.filter)
        if any(
            _as_such_a_spell(game, context, player, i, effect.spell)(way)
            for way in ways_by_effect(game, i, effect.cost)
        )
    )
    return replace(effect.what, filter=Filter(Kind.CARD, (Among(Several(found)),)))


def ways_by_effect(game: "Game", object_id: ObjectId, cost: Cost | None) -> list[CastingWay]:
    """The ways in which an effect lets this card be cast: each castable face, free or for its cost."""
    obj = game.object(object_id)
    is_free = cost is not None and not cost.parts
    return [
        CastingWay(
            obj.zone,
            face,
            number,
            alternative="free" if is_free else None,
            cost=cost,
            is_free=is_free,
            as_flash=True,
            copiable=obj.copiable,
        )
        for number, face in castable_faces(game, object_id)
        if CardType.LAND not in face.types
    ]


def cast_by_effect(
    game: "Game",
    player: PlayerId,
    object_id: ObjectId,
    cost: Cost | None,
    *,
    may_play_land: bool = False,
    is_allowed: Allowed = lambda way: True,
) -> Play[ObjectId | None]:
    """Casts a card as part of a resolution; returns the spell, ``None`` if it could not be cast (CR 608.2g)."""
    if object_id not in game.state.objects:
        return None
    if may_play_land and CardType.LAND in game.seen(object_id).types:
        return (yield from _play_land(game, player, object_id))
    ways = [
        w
        for w in ways_by_effect(game, object_id, cost)
        if is_allowed(w) and why_not_way_by_effect(game, player, object_id, w) is None
    ]
    if not ways:
        return None
    way = yield from choose_half(game, player, ways)
    state, length = game.state, len(game.log)
    try:
        action = CastSpell(player, object_id, Announcement())
        return (yield from cast_in_way(game, action, way))
    except IllegalActionError:
        game.state = state
        del game.log[length:]
        return None


def _play_land(game: "Game", player: PlayerId, object_id: ObjectId) -> Play[ObjectId | None]:
    """A land is played only if the player still may play one this turn (CR 305.2)."""
    if game.state.turn.active != player or game.player(player).lands_played >= lands_allowed(game, player):
        return None
    return (yield from put_land(game, player, object_id))
