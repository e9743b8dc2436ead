"""Odd and even numbers of objects (CR 107.1).

What is here: "with an even mana value", "has an odd number of counters on it". What is not: numbers that are compared
(``filters``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions import Fits
from rulings.abilities.filters import Filter
from rulings.abilities.parity import HasCounterParity, HasParity
from rulings.abilities.references import It, ObjectRef, This
from rulings.abilities.vocabulary import Kind, Stat
from rulings.oracle.categories import condition, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _counters(word: str, *, odd: bool) -> None:
    filter = Filter(Kind.PERMANENT, (HasCounterParity(odd),))

    def make(object: ObjectRef) -> Fits | None:
        return Fits(object, filter) if isinstance(object, It | This) else None

    def unmake(node: Fits) -> Slots:
        return {"object": node.object} if node.filter == filter else None

    condition.phrase(f"{{object:Object}} has a {word} number of counters on it", make, unmake, kind=Fits)


for _word, _odd in (("odd", True), ("even", False)):
    qualifier.phrase(f"with a {_word} {{stat:Stat}}", HasParity, fixed={"odd": _odd})
    qualifier.words({f"with {_word} mana values": HasParity(Stat.MANA_VALUE, _odd)})
    _counters(_word, odd=_odd)
