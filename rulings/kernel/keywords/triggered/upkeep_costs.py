"""Keywords of the upkeep: echo, cumulative upkeep, fading, vanishing (CR 702.24, 702.30, 702.32, 702.63).

日本語: エコー、累加アップキープ、消散、消失
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Condition, Fits
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.conditional import IfDone, Unless
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import (
    SELF,
    YOU,
    YOUR_UPKEEP,
    enters_with_counters,
    number,
    put_counters,
    triggered,
)
from rulings.kernel.actions.sacrificing import sacrifice
from rulings.kernel.casting.costs.costs import offer_payment
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import notes
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

AGE = cite("702.24a", "for each age counter")
_SACRIFICE = Sacrifice(YOU, SELF)


@dataclass(frozen=True, slots=True)
class IsNewSinceUpkeep(Condition):
    """The source came under its controller's control since the beginning of that player's last upkeep."""


@judges(IsNewSinceUpkeep)
def _is_new(view: View, context: Context, condition: IsNewSinceUpkeep) -> bool:
    obj = view.state.objects.get(context.source)
    if obj is None:
        return False
    return obj.controlled_since_turn >= last_own_turn(view, context.controller)


def last_own_turn(view: View, player: PlayerId) -> int:
    """Serial of the player's last turn before this one; 1, as the game is set up, where there has been none."""
    value = view.state.monitor.get(notes.turn_before(player), 1)
    return value if isinstance(value, int) else 1


@expands("echo")
def echo(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Your upkeep, if it came under your control since your last one: sacrifice it unless you pay (CR 702.30a)."""
    effect = Unless(_SACRIFICE, YOU, ability.cost or Cost())
    return (triggered(ability, event=YOUR_UPKEEP, condition=IsNewSinceUpkeep(), effect=effect),)


@expands("fading")
def fading(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with N fade counters; each upkeep remove one, or sacrifice it if you can't (CR 702.32a)."""
    remove = RemoveCounters(YOU, Fixed(1), "fade", SELF)
    return (
        enters_with_counters(ability, number(ability), "fade"),
        triggered(ability, event=YOUR_UPKEEP, effect=IfDone(remove, Sequence(()), _SACRIFICE)),
    )


@expands("vanishing")
def vanishing(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with N time counters; each upkeep remove one; sacrifice it with the last (CR 702.63a); without N no
    counters come with it (CR 702.63b)."""
    has_one = Fits(SELF, Filter(Kind.SOURCE, (HasCounter("time"),)))
    remove = RemoveCounters(YOU, Fixed(1), "time", SELF)
    enters = (enters_with_counters(ability, ability.amount, "time"),) if ability.amount is not None else ()
    return (
        *enters,
        triggered(ability, event=YOUR_UPKEEP, condition=has_one, effect=remove),
        triggered(ability, event=CountersRemovedFrom("time", SELF, last=True), effect=_SACRIFICE),
    )


@dataclass(frozen=True, slots=True)
class PayForEachAge(Effect):
    """Pay the cost for each age counter on the source, or sacrifice it."""

    cost: Cost


@performs(PayForEachAge)
def _pay_for_each(game: "Game", context: Context, effect: PayForEachAge) -> Play[None]:
    obj = game.state.objects.get(context.source)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return
    whole = Cost(effect.cost.parts * obj.counters.get("age", 0))
    paid = yield from offer_payment(game, context, context.controller, whole, (AGE,))
    if not paid and game.seen(obj.id).controller == context.controller:
        yield from sacrifice(game, context.controller, (obj.id,), by=context.source)


@expands("cumulative upkeep")
def cumulative_upkeep(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Your upkeep: an age counter, then pay the cost for each or sacrifice it (CR 702.24a)."""
    effect = Sequence((put_counters(Fixed(1), kind="age"), PayForEachAge(ability.cost or Cost())))
    is_there = Fits(SELF, Filter(Kind.PERMANENT))
    return (triggered(ability, event=YOUR_UPKEEP, condition=is_there, effect=effect),)
