"""Conditions that compare a characteristic of an object with that of another or with a number (CR 208, 202.3).

What is here: "its power is greater than ~'s", "its mana value is 3". What is not: objects of a filter (``comparing``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.conditions.condition import Compare, Exists, Negated
from rulings.abilities.filters.characteristics import HasStat, HasType
from rulings.abilities.filters.filter import Among, Filter, Not
from rulings.abilities.references import Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


# Two objects compared.


def _declare_comparison(word: str, stat: Stat, words: str, comparison: Comparison) -> None:
    def make(object: ObjectRef, other: ObjectRef) -> Compare | None:
        known = isinstance(object, It | This | Attached) and isinstance(other, It | This | Attached)
        return Compare(StatOf(stat, object), comparison, StatOf(stat, other)) if known else None

    def unmake(node: Compare) -> Slots:
        match node:
            case Compare(left=StatOf(of=ObjectRef() as object), right=StatOf(of=ObjectRef() as other)):
                return {"object": object, "other": other} if node == make(object, other) else None
        return None

    condition.phrase(f"{{object:Object's}} {word} is {words} than {{other:This's}}", make, unmake, kind=Compare)


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_comparison(_word, _stat, "greater", Comparison.GREATER)
    _declare_comparison(_word, _stat, "less", Comparison.LESS)


def _declare_value(word: str, stat: Stat) -> None:
    def make(object: ObjectRef, amount: Amount) -> Compare | None:
        known = isinstance(object, It | This | Attached) and isinstance(amount, Fixed | X)
        return Compare(StatOf(stat, object), Comparison.EQUAL, amount) if known else None

    def unmake(node: Compare) -> Slots:
        match node:
            case Compare(left=StatOf(of=ObjectRef() as object), right=amount):
                return {"object": object, "amount": amount} if node == make(object, amount) else None
        return None

    condition.phrase(f"{{object:Object's}} {word} is {{amount:Quantity}}", make, unmake, kind=Compare)


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_value(_word, _stat)


def _above_all_others(object: ObjectRef) -> Negated | None:
    """ "Its power is greater than each other creature's power": no other creature has as much, if there are any."""
    if not isinstance(object, It | This):
        return None
    as_much = HasStat(Stat.POWER, Comparison.AT_LEAST, StatOf(Stat.POWER, object))
    return Negated(Exists(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), Not(Among(object)), as_much))))


def _undo_above_all_others(node: Negated) -> Slots:
    match node.condition:
        case Exists(filter=Filter(predicates=(HasType(), Not(predicate=Among(objects=ObjectRef() as object)), _))):
            return {"object": object} if node == _above_all_others(object) else None
    return None


condition.phrase(
    "{object:Object's} power is greater than each other creature's power",
    _above_all_others,
    _undo_above_all_others,
    kind=Negated,
    carries={"each": "condition", "other": "condition"},
)
