""" "The difference" of two numbers that a condition compares, and differences whose numbers are named (CR 107.1).

What is here: "draw cards equal to the difference", "the difference between its power and toughness". What is not: the
difference between life totals (``numbers_of_life``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.arithmetic import Difference, TheDifference
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.references import It, ObjectRef
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

quantity.phrase("the difference", TheDifference)


def _of_stats(of: ObjectRef) -> Difference:
    return Difference(StatOf(Stat.POWER, of), StatOf(Stat.TOUGHNESS, of))


def _undo_of_stats(node: Difference) -> Slots:
    match node.left:
        case StatOf(stat=Stat.POWER, of=ObjectRef() as of) if node == _of_stats(of):
            return {"of": of}
    return None


quantity.phrase("the difference between {of:Object's} power and toughness", _of_stats, _undo_of_stats, kind=Difference)


def _of_its_own(of: ObjectRef) -> Difference | None:
    """ "That creature's power and its toughness": both of the same."""
    return None if of == It("it") else Difference(StatOf(Stat.POWER, of), StatOf(Stat.TOUGHNESS, of))


quantity.phrase(
    "the difference between {of:Object's} power and its toughness", _of_its_own, _undo_of_stats, kind=Difference
)
