"""What was so at an earlier moment: "at the beginning of this turn" (CR 608.2i).

What is here: hands and permanents as the turn began. What is not: what happened since (``turn_events``).
"""

from rulings.abilities.amounts.amount import AsTurnBegan, Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.conditions.condition import Compare, Fits, Negated, WasSoAsTurnBegan
from rulings.abilities.effects.conditional import If
from rulings.abilities.filters.filter import Filter, Not, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsTapped
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import AFTERWARDS, Clauses, condition, quantity, sentence
from rulings.oracle.holes import hole

quantity.phrase(
    "the number of {filter:Filter@plural} {who:Player} controlled at the beginning of this turn",
    AsTurnBegan(Count(narrowed(hole("filter"), ControlledBy(hole("who"))))),
)

_UNTAPPED = Filter(predicates=(Not(IsTapped()),))


condition.phrase("{object:Object} started the turn untapped", WasSoAsTurnBegan(Fits(hole("object"), _UNTAPPED)))

# One of two effects, by the hand that a player had then: the second condition is about the same moment.

_EMPTY = WasSoAsTurnBegan(Compare(HandSize(You()), Comparison.EQUAL, Fixed(0)))


sentence.phrase(
    "{then:Effect} if you had no cards in hand at the beginning of this turn. if you had a card in hand, "
    "{otherwise:Clauses}.",
    Clauses((If(_EMPTY, hole("then"), wording=AFTERWARDS), If(Negated(_EMPTY), hole("otherwise"), wording=AFTERWARDS))),
)
