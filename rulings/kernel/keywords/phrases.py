"""Nodes that several keywords are made of."""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.filters import Another, ControlledBy, Filter, HasType, Predicate
from rulings.abilities.patterns import Attacks, Moves
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, It, This
from rulings.abilities.vocabulary import CardType, Kind, Zone

SELF = This()
YOU = You()
YOU_CONTROL = ControlledBy(YOU)
CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
CREATURE_YOU_CONTROL = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), YOU_CONTROL))
ANOTHER_CREATURE_YOU_CONTROL = Filter(Kind.PERMANENT, (Another(), HasType(CardType.CREATURE), YOU_CONTROL))
ENTERS = Moves(SELF, destination=Zone.BATTLEFIELD)
DIES = Moves(SELF, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)
ATTACKS = Attacks(SELF)
EVENT_OBJECT = It("it", Antecedent("event object"))
EVENT_OTHER = It("that creature", Antecedent("event other"))


def number(ability: KeywordAbility) -> Amount:
    """The keyword's number, 1 where it has none."""
    return ability.amount if ability.amount is not None else Fixed(1)


def creatures(*predicates: Predicate) -> Filter:
    """Creatures with these predicates."""
    return Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), *predicates))
