"""Nodes that several keywords are made of."""

from typing import TypedDict, Unpack

from rulings.abilities.ability import KeywordAbility, Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.changes.change import GainAbilities, ModifyPT
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.events.combat import Attacks, Blocks
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import EntersWith
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, It, ObjectRef, This
from rulings.abilities.vocabulary import CardType, Kind, Step, Zone

SELF = This()
YOU = You()
YOU_CONTROL = ControlledBy(YOU)
CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
CREATURE_YOU_CONTROL = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), YOU_CONTROL))
ANOTHER_CREATURE_YOU_CONTROL = Filter(Kind.PERMANENT, (Another(), HasType(CardType.CREATURE), YOU_CONTROL))
ENTERS = Moves(SELF, destination=Zone.BATTLEFIELD)
DIES = Moves(SELF, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)
ATTACKS = Attacks(SELF)
BLOCKS = Blocks(SELF)
YOUR_UPKEEP = BeginningOf(Step.UPKEEP)
EVENT_OBJECT = It("it", Antecedent("event object"))
EVENT_OTHER = It("that creature", Antecedent("event other"))
HASTE = KeywordAbility(text="Haste", name="haste")
FLYING = KeywordAbility(text="Flying", name="flying")
GAINS_HASTE = GainAbilities((HASTE,))


def number(ability: KeywordAbility) -> Amount:
    """The keyword's number, 1 where it has none."""
    return ability.amount if ability.amount is not None else Fixed(1)


def creatures(*predicates: Predicate) -> Filter:
    """Creatures with these predicates."""
    return Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), *predicates))


def gets(
    what: ObjectRef, power: Amount, toughness: Amount, *, sign: int = 1, times: Amount | None = None
) -> Continuous:
    """ "Gets +N/+M until end of turn", or -N/-M, or so many times."""
    change = ModifyPT(power, toughness, power_sign=sign, toughness_sign=sign, times=times)
    return Continuous(what, (change,), UntilEndOfTurn())


def put_counters(amount: Amount, on: ObjectRef = SELF, kind: str = "+1/+1") -> PutCounters:
    """ "Put N +1/+1 counters on it"."""
    return PutCounters(YOU, amount, kind, on)


def enters_with_counters(ability: KeywordAbility, amount: Amount, kind: str) -> Replacement:
    """ "This permanent enters with N counters of a kind on it"."""
    return Replacement(
        text=ability.text,
        event=ENTERS,
        instead=EntersWith(counters=(PutCounters(YOU, amount, kind, SELF),)),
        as_enters=True,
    )


class TriggerParts(TypedDict, total=False):
    """What there is to say of a triggered ability that rules stand for."""

    event: EventPattern
    condition: Condition | None
    effect: Effect
    zones: tuple[Zone, ...]


def triggered(ability: KeywordAbility, **parts: Unpack[TriggerParts]) -> TriggeredAbility:
    """A triggered ability that a keyword stands for, with the keyword's words."""
    return TriggeredAbility(text=ability.text, keyword=ability.name, **parts)
