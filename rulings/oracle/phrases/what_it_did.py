"""What a certain object did this turn, as a condition (CR 608.2i).

What is here: "it attacked this turn", "this creature attacked or blocked this turn". What is not: the same said of a
noun ("creatures that attacked this turn", ``deeds_of_objects``).
"""

from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.references import Attached, It, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole


def _declare(past: str, bare: str) -> None:
    did = Filter(Kind.PERMANENT, (Did(past),))

    condition.phrase(f"{{object:Object}} {past} this turn", Fits(hole("object", It, This, Attached), did))
    condition.phrase(
        f"{{object:Object}} didn't {bare} this turn", Negated(Fits(hole("object", It, This, Attached), did))
    )


for _past, _bare in (("attacked", "attack"), ("blocked", "block"), ("attacked or blocked", "attack or block")):
    _declare(_past, _bare)
