"""Cascade (CR 702.85).

日本語: 続唱
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.spells import ThisCast
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import triggered
from rulings.kernel.casting.casting import cast_in_way
from rulings.kernel.casting.choosing_a_half import choose_half
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.keywords.spells.casting_by_keyword import ways_for
from rulings.kernel.state.actions import Announcement, CastSpell, IllegalActionError
from rulings.kernel.state.base_values import mana_value_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXILES = cite("702.85a", "until you exile a nonland card")
CASTS = cite("702.85a", "resulting spell’s mana value is less")
TO_BOTTOM = cite("702.85a", "bottom of your library in a random order")


@dataclass(frozen=True, slots=True)
class Cascade(Effect):
    """Exile cards until a cheaper nonland card, which may be cast for nothing; the rest go to the bottom."""


@performs(Cascade)
def _cascade(game: "Game", context: Context, effect: Cascade) -> Play[None]:
    player = context.controller
    limit = game.seen(context.source).mana_value
    exiled, found = yield from _exile_until(game, context, limit)
    if found is not None:
        yield from _may_cast(game, player, found, limit)
    left = [i for i in exiled if i in game.state.objects and game.object(i).zone is Zone.EXILE]
    yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.LIBRARY, cause="put", position="bottom", by_player=player)
            for i in game.random().sample(left, len(left))
        ],
        (TO_BOTTOM,),
    )


def _exile_until(game: "Game", context: Context, limit: int) -> Play[tuple[list[ObjectId], ObjectId | None]]:
    exiled: list[ObjectId] = []
    while True:
        library = zone_of(game.state, Zone.LIBRARY, context.controller)
        if not library:
            return exiled, None
        moved = yield from move(
            game,
            [
                ProposedMove(
                    object=library[0],
                    destination=Zone.EXILE,
                    cause="exile",
                    by=context.source,
                    by_player=context.controller,
                )
            ],
            (EXILES,),
        )
        if not moved:
            return exiled, None
        card = moved[0].new
        exiled.append(card)
        seen = game.seen(card)
        if CardType.LAND not in seen.types and seen.mana_value < limit:
            return exiled, card


def _may_cast(game: "Game", player: PlayerId, card: ObjectId, limit: int) -> Play[None]:
    """Only halves and faces whose spell is cheap enough can be cast (CR 702.85a)."""
    ways = [w for w in ways_for(game, player, card, "free", Cost(())) if mana_value_of(w.definition.mana_cost) < limit]
    if not ways or not (yield from game.ask_may(player, "cast", card, (CASTS,))):
        return
    state, length = game.state, len(game.log)
    try:
        way = yield from choose_half(game, player, ways)
        yield from cast_in_way(game, CastSpell(player, card, Announcement(x=0)), way)
    except IllegalActionError:
        game.state = state
        del game.log[length:]


@expands("cascade")
def cascade(ability: KeywordAbility) -> tuple[Ability, ...]:
    """When you cast this spell, cascade (CR 702.85a)."""
    return (triggered(ability, event=ThisCast(), effect=Cascade(), zones=(Zone.STACK,)),)
