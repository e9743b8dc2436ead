"""Hideaway (CR 702.75).

日本語: 秘匿
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.effect import Effect
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ENTERS, number, triggered
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.happening.remembering import remember_exiled
from rulings.kernel.questions import numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

HIDES = cite("702.75a", "Exile one of them face down")
REST = cite("702.75a", "bottom of your library in a random order")


@dataclass(frozen=True, slots=True)
class Hide(Effect):
    """Look at the top N cards, exile one face down, the rest go to the bottom in a random order."""

    amount: Amount


@performs(Hide)
def _hide(game: "Game", context: Context, effect: Hide) -> Play[None]:
    you = context.controller
    amount = numbers.count(game.view, context, effect.amount)
    looked = zone_of(game.state, Zone.LIBRARY, you)[:amount]
    if not looked:
        return
    game.emit(e.LookedAt(player=you, objects=looked))
    chosen = yield from pick_among(game, you, looked, 1, 1, "exile", source=context.source, citations=(HIDES,))
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=i,
                destination=Zone.EXILE,
                cause="exile",
                by=context.source,
                by_player=you,
                face_down=True,
                memory=Map({"exiled by": context.source, "looker": you}),
            )
            for i in chosen
        ],
        (HIDES,),
    )
    remember_exiled(game, context.source, tuple(m.new for m in moved))
    rest = [i for i in looked if i in game.state.objects]
    yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.LIBRARY, cause="put", position="bottom", by_player=you)
            for i in game.random().sample(rest, len(rest))
        ],
        (REST,),
    )


@expands("hideaway")
def hideaway(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: one of your top N cards is exiled face down (CR 702.75a)."""
    return (triggered(ability, event=ENTERS, effect=Hide(number(ability))),)
