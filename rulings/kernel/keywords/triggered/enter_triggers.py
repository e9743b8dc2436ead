"""Keywords that trigger on entering: evolve, exploit, fabricate (CR 702.100, 702.110, 702.123).

日本語: 進化、濫用、製造
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.conditions.condition import AllHold, AnyHolds, Compare, Fits
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import (
    CREATURE_YOU_CONTROL,
    ENTERS,
    EVENT_OBJECT,
    SELF,
    YOU,
    number,
    put_counters,
    triggered,
)
from rulings.kernel.keywords.triggered.deeds import Deed

_CREATURE = Filter(Kind.SOURCE, (HasType(CardType.CREATURE),))


def _is_greater(stat: Stat) -> Compare:
    return Compare(StatOf(stat, EVENT_OBJECT), Comparison.GREATER, StatOf(stat, SELF))


@expands("evolve")
def evolve(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A creature you control enters with greater power or toughness: a +1/+1 counter (CR 702.100a); there is nothing
    to compare with a noncreature permanent (CR 702.100c)."""
    event = Moves(CREATURE_YOU_CONTROL, destination=Zone.BATTLEFIELD)
    condition = AllHold(
        (
            Fits(SELF, _CREATURE),
            Fits(EVENT_OBJECT, _CREATURE),
            AnyHolds((_is_greater(Stat.POWER), _is_greater(Stat.TOUGHNESS))),
        )
    )
    effect = Deed("evolve", put_counters(Fixed(1)))
    return (triggered(ability, event=event, condition=condition, effect=effect),)


@expands("exploit")
def exploit(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: you may sacrifice a creature, which it exploits (CR 702.110a, 702.110b)."""
    effect = Deed("exploit", May(YOU, Sacrifice(YOU, Choose(CREATURE_YOU_CONTROL))))
    return (triggered(ability, event=ENTERS, effect=effect),)


@expands("fabricate")
def fabricate(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It enters: N +1/+1 counters on it, or else N 1/1 Servos (CR 702.123a)."""
    amount = number(ability)
    servo = TokenSpec(
        power=Fixed(1),
        toughness=Fixed(1),
        types=(CardType.ARTIFACT, CardType.CREATURE),
        subtypes=("Servo",),
    )
    effect = IfDone(May(YOU, put_counters(amount)), Sequence(()), CreateToken(YOU, amount, servo))
    return (triggered(ability, event=ENTERS, effect=effect),)
