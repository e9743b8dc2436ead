"""Keywords with which a permanent enters with +1/+1 or charge counters: modular, graft, bloodthirst, sunburst,
ravenous (CR 702.43, 702.44, 702.54, 702.58, 702.156).

日本語: 接合、移植、狂喜、烈日、貪食
"""

from dataclasses import dataclass, replace

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import Compare, Fits, Negated
from rulings.abilities.conditions.history import Happened
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.counters import MoveCounters
from rulings.abilities.effects.optional import May
from rulings.abilities.events.damage_and_life import IsDealtDamage
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.players import Opponent
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Zone
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import (
    DIES,
    ENTERS,
    EVENT_OBJECT,
    SELF,
    YOU,
    creatures,
    enters_with_counters,
    number,
    put_counters,
    triggered,
)
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View

_PLUS = "+1/+1"
_CREATURE = Filter(Kind.SOURCE, (HasType(CardType.CREATURE),))


@expands("modular")
def modular(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with N +1/+1 counters; when it dies you may put as many on target artifact creature (CR 702.43a)."""
    target = Target(creatures(HasType(CardType.ARTIFACT)), slot=0)
    effect = May(YOU, put_counters(CountersOn(_PLUS, EVENT_OBJECT), target))
    # "Modular—Sunburst": a counter for each color of mana spent to cast it (CR 702.44c).
    many = ManaSpent(distinct=True) if ability.subtype == "sunburst" else number(ability)
    return (
        enters_with_counters(ability, many, _PLUS),
        triggered(ability, event=DIES, effect=effect),
    )


@expands("graft")
def graft(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with N +1/+1 counters; another creature enters: you may move one onto it (CR 702.58a)."""
    has_one = Fits(SELF, Filter(Kind.SOURCE, (HasCounter(_PLUS),)))
    effect = May(YOU, MoveCounters(Fixed(1), _PLUS, SELF, EVENT_OBJECT))
    return (
        enters_with_counters(ability, number(ability), _PLUS),
        triggered(
            ability,
            event=Moves(creatures(Another()), destination=Zone.BATTLEFIELD),
            condition=has_one,
            effect=effect,
        ),
    )


@dataclass(frozen=True, slots=True)
class DamageToOpponents(Amount):
    """The total damage that your opponents have been dealt this turn."""


@counts(DamageToOpponents)
def _damage_to_opponents(view: View, context: Context, amount: DamageToOpponents) -> int:
    return sum(
        event.amount
        for event in view.state.history
        if isinstance(event, e.DamageDealt) and isinstance(event.to, str) and event.to != context.controller
    )


@expands("bloodthirst")
def bloodthirst(ability: KeywordAbility) -> tuple[Ability, ...]:
    """An opponent was dealt damage this turn: enters with N +1/+1 counters (CR 702.54a); X is that damage (CR
    702.54b)."""
    if isinstance(ability.amount, X):
        return (enters_with_counters(ability, DamageToOpponents(), _PLUS),)
    was_hurt = Happened(IsDealtDamage(Opponent()))
    return (replace(enters_with_counters(ability, number(ability), _PLUS), condition=was_hurt),)


@expands("sunburst")
def sunburst(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with a counter for each colour of mana spent on it: +1/+1 on a creature, else charge (CR 702.44a)."""
    is_creature = Fits(SELF, _CREATURE)
    colors = ManaSpent(distinct=True)
    return (
        replace(enters_with_counters(ability, colors, _PLUS), condition=is_creature),
        replace(enters_with_counters(ability, colors, "charge"), condition=Negated(is_creature)),
    )


@expands("ravenous")
def ravenous(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Enters with X +1/+1 counters; a card if X is 5 or more (CR 702.156a)."""
    is_large = Compare(X(), Comparison.AT_LEAST, Fixed(5))
    return (
        enters_with_counters(ability, X(), _PLUS),
        triggered(ability, event=ENTERS, condition=is_large, effect=Draw(YOU)),
    )
