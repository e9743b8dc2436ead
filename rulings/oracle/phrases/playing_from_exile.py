"""Cards played from exile, as an event: lands and spells (CR 305.1, 601.2a).

What is here: "whenever you play a card from exile". What is not: spells alone (``triggers``).
"""

from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import PlaysLandFrom
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import condition, event
from rulings.oracle.holes import hole


def _plays(who: PlayerRef) -> AnyOfEvents:
    return AnyOfEvents((PlaysLandFrom(who), CastsSpell(who, Filter(Kind.SPELL), from_zone=Zone.EXILE)))


event.phrase(
    "{who:Player} play[s] a card from exile",
    AnyOfEvents((PlaysLandFrom(hole("who")), CastsSpell(hole("who"), Filter(Kind.SPELL), from_zone=Zone.EXILE))),
)
condition.words({"you didn't play a card from exile this turn": Negated(Happened(_plays(You())))})
