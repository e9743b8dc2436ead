"""Two numbers compared by a condition (CR 608.2h).

What is here: "your devotion to black is less than five", "X is greater than or equal to the number of cards in your
library", "you have exactly 1 life". What is not: numbers of one object (``facts``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.conditions.condition import Compare, Exists, Fits, Negated
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.references import Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import Comparison, Kind
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

compared = ORACLE.category("ComparedWith")
"""What a number is compared with: "five", "10", "the number of cards in your library"."""
compared.include(ORACLE.category("NumberWord"))


# Not what a number word says already.
compared.phrase("{value:Quantity}", hole("value", unless=Fixed), kind=Amount, is_transparent=True)

_COMPARISONS = (
    ("less than", Comparison.LESS),
    ("greater than", Comparison.GREATER),
    ("less than or equal to", Comparison.AT_MOST),
    ("greater than or equal to", Comparison.AT_LEAST),
    ("equal to", Comparison.EQUAL),
)
for _words, _comparison in _COMPARISONS:
    # Numbers of an object are compared elsewhere, where it is known which object may be asked about.
    condition.phrase(
        f"{{left:Quantity}} is {_words} {{right:ComparedWith}}",
        Compare(hole("left", unless=(StatOf, Fixed)), _comparison, hole("right")),
    )


condition.phrase(
    "{player:Player} [has|have] exactly {amount:Quantity} life",
    Compare(LifeTotal(hole("player")), Comparison.EQUAL, hole("amount")),
)

# No counters.


def _no_counters(object: ObjectRef, kind: str | None = None) -> Negated | None:
    if not isinstance(object, It | This | Attached):
        return None
    return Negated(Fits(object, Filter(Kind.PERMANENT, (HasCounter(kind),))))


def _undo_no_counters(node: Negated) -> Slots:
    match node.condition:
        case Fits(object=ObjectRef() as object, filter=Filter(predicates=(HasCounter(kind=str(kind)),))):
            return {"object": object, "kind": kind} if node == _no_counters(object, kind) else None
    return None


condition.phrase(
    "{object:Object} <has|had> no {kind:CounterKind} counters on <it|him|her>",
    _no_counters,
    _undo_no_counters,
    kind=Negated,
)
condition.phrase(
    "there are no {kind:CounterKind} counters on {object:Object}", _no_counters, _undo_no_counters, kind=Negated
)
condition.phrase(
    "{object:Object} <has|had> no counters on <it|him|her>",
    Negated(Fits(hole("object", It, This, Attached), Filter(Kind.PERMANENT, (HasCounter(None),)))),
)


condition.phrase(
    "{object:Object} <has|had> counters on <it|him|her>",
    Fits(hole("object", It, This, Attached), Filter(Kind.PERMANENT, (HasCounter(),))),
)

# "At least five other Mountains".


condition.phrase(
    "{player:Player} control[s] at least {amount:Amount} {filter:Filter@plural}",
    Exists(
        narrowed(hole("filter"), ControlledBy(hole("player"))), amount=hole("amount", where=lambda one: one != Fixed(1))
    ),
)

# One quality of two objects, a number that must be met.


condition.phrase(
    "{object:Object} has the same mana value as {other:Object}",
    Fits(hole("object"), Filter(Kind.SOURCE, (SharesWith("mana value", hole("other")),))),
)


# Of what is spoken of, or known anyway: not of one of several.
condition.phrase(
    "{of:Object's} {stat:Stat} is exactly {amount:Quantity}",
    Compare(StatOf(hole("stat"), hole("of", It, This, Attached)), Comparison.EQUAL, hole("amount")),
)
