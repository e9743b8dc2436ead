"""Ripple (CR 702.60).

日本語: 波及
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.spells import ThisCast
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import number, triggered
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.keywords.spells.casting_by_keyword import may_cast_for
from rulings.kernel.questions import numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

RIPPLES = cite("702.60a", "you may reveal the top N cards of your library")


@dataclass(frozen=True, slots=True)
class Ripple(Effect):
    """Reveal the top N cards; cast those with the spell's name for nothing; the rest go to the bottom."""

    amount: Amount


@performs(Ripple)
def _ripple(game: "Game", context: Context, effect: Ripple) -> Play[None]:
    you = context.controller
    if not (yield from game.ask_may(you, "reveal", context.source, (RIPPLES,))):
        return
    amount = numbers.count(game.view, context, effect.amount)
    revealed = zone_of(game.state, Zone.LIBRARY, you)[:amount]
    game.emit(e.Revealed(player=you, objects=revealed, citations=(RIPPLES,)))
    name = game.seen(context.source).name
    for i in revealed:
        seen = game.seen(i)
        if name and name in (seen.name, *seen.other_names):
            yield from may_cast_for(game, you, i, "free", Cost(()))
    rest = [i for i in revealed if i in game.state.objects]
    yield from move(
        game,
        [ProposedMove(object=i, destination=Zone.LIBRARY, cause="put", position="bottom", by_player=you) for i in rest],
        (RIPPLES,),
    )


@expands("ripple")
def ripple(ability: KeywordAbility) -> tuple[Ability, ...]:
    """When you cast this spell, ripple (CR 702.60a)."""
    return (triggered(ability, event=ThisCast(), effect=Ripple(number(ability)), zones=(Zone.STACK,)),)
