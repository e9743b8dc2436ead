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
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import Comparison, Kind, Stat
from rulings.oracle.categories import ORACLE, condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

compared = ORACLE.category("ComparedWith")
"""What a number is compared with: "five", "10", "the number of cards in your library"."""
compared.include(ORACLE.category("NumberWord"))


def _found(value: Amount) -> Amount | None:
    """Not what a number word says already."""
    return None if isinstance(value, Fixed) else value


compared.phrase(
    "{value:Quantity}",
    _found,
    lambda node: {"value": node} if _found(node) is not None else None,
    kind=Amount,
    is_transparent=True,
)

_COMPARISONS = (
    ("less than", Comparison.LESS),
    ("greater than", Comparison.GREATER),
    ("less than or equal to", Comparison.AT_MOST),
    ("greater than or equal to", Comparison.AT_LEAST),
    ("equal to", Comparison.EQUAL),
)
for _words, _comparison in _COMPARISONS:

    def _compare(left: Amount, right: Amount, comparison: Comparison = _comparison) -> Compare | None:
        """Numbers of an object are compared elsewhere, where it is known which object may be asked about."""
        return None if isinstance(left, StatOf | Fixed) else Compare(left, comparison, right)

    def _undo_compare(node: Compare, comparison: Comparison = _comparison) -> Slots:
        if node != _compare(node.left, node.right, comparison):
            return None
        return {"left": node.left, "right": node.right}

    condition.phrase(f"{{left:Quantity}} is {_words} {{right:ComparedWith}}", _compare, _undo_compare, kind=Compare)


def _exact_life(player: PlayerRef, amount: Amount) -> Compare:
    return Compare(LifeTotal(player), Comparison.EQUAL, amount)


def _undo_exact_life(node: Compare) -> Slots:
    match node.left:
        case LifeTotal(of=PlayerRef() as player) if node == _exact_life(player, node.right):
            return {"player": player, "amount": node.right}
    return None


condition.phrase(
    "{player:Player} [has|have] exactly {amount:Quantity} life", _exact_life, _undo_exact_life, kind=Compare
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


def _undo_no_counters_at_all(node: Negated) -> Slots:
    match node.condition:
        case Fits(object=ObjectRef() as object, filter=Filter(predicates=(HasCounter(kind=None),))):
            return {"object": object} if node == _no_counters(object) else None
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
    "{object:Object} <has|had> no counters on <it|him|her>", _no_counters, _undo_no_counters_at_all, kind=Negated
)


def _has_counters(object: ObjectRef) -> Fits | None:
    if not isinstance(object, It | This | Attached):
        return None
    return Fits(object, Filter(Kind.PERMANENT, (HasCounter(),)))


def _undo_has_counters(node: Fits) -> Slots:
    if not isinstance(node.object, ObjectRef) or node != _has_counters(node.object):
        return None
    return {"object": node.object}


condition.phrase("{object:Object} <has|had> counters on <it|him|her>", _has_counters, _undo_has_counters, kind=Fits)

# "At least five other Mountains".


def _at_least(player: PlayerRef, amount: Amount, filter: Filter) -> Exists | None:
    if amount == Fixed(1):
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(player))), amount=amount)


def _undo_at_least(node: Exists) -> Slots:
    match node.filter.predicates:
        case (*rest, ControlledBy(player=player)):
            slots: dict[str, Value] = {
                "player": player,
                "amount": node.amount,
                "filter": Filter(node.filter.kind, tuple(rest)),
            }
            return slots if node == _at_least(**slots) else None  # type: ignore[arg-type]
    return None


condition.phrase(
    "{player:Player} control[s] at least {amount:Amount} {filter:Filter@plural}", _at_least, _undo_at_least, kind=Exists
)

# One quality of two objects, a number that must be met.


def _same_value(object: ObjectRef, other: ObjectRef) -> Fits:
    return Fits(object, Filter(Kind.SOURCE, (SharesWith("mana value", other),)))


def _undo_same_value(node: Fits) -> Slots:
    match node:
        case Fits(object=ObjectRef() as object, filter=Filter(predicates=(SharesWith(other=ObjectRef() as other),))):
            return {"object": object, "other": other} if node == _same_value(object, other) else None
    return None


condition.phrase("{object:Object} has the same mana value as {other:Object}", _same_value, _undo_same_value, kind=Fits)


def _exactly(of: ObjectRef, stat: Stat, amount: Amount) -> Compare | None:
    """Of what is spoken of, or known anyway: not of one of several."""
    is_one = isinstance(of, It | This | Attached)
    return Compare(StatOf(stat, of), Comparison.EQUAL, amount) if is_one else None


def _undo_exactly(node: Compare) -> Slots:
    match node.left:
        case StatOf(stat=stat, of=ObjectRef() as of) if node == _exactly(of, stat, node.right):
            return {"of": of, "stat": stat, "amount": node.right}
    return None


condition.phrase("{of:Object's} {stat:Stat} is exactly {amount:Quantity}", _exactly, _undo_exactly, kind=Compare)
