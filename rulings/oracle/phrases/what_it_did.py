"""What a certain object did this turn, as a condition (CR 608.2i).

What is here: "it attacked this turn", "this creature attacked or blocked this turn". What is not: the same said of a
noun ("creatures that attacked this turn", ``deeds_of_objects``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.references import Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(past: str, bare: str) -> None:
    did = Filter(Kind.PERMANENT, (Did(past),))

    def make(object: ObjectRef) -> Fits | None:
        return Fits(object, did) if isinstance(object, It | This | Attached) else None

    def unmake(node: Fits) -> Slots:
        return {"object": node.object} if node.filter == did else None

    def make_not(object: ObjectRef) -> Negated | None:
        return Negated(Fits(object, did)) if isinstance(object, It | This | Attached) else None

    def unmake_not(node: Negated) -> Slots:
        return unmake(node.condition) if isinstance(node.condition, Fits) else None

    condition.phrase(f"{{object:Object}} {past} this turn", make, unmake, kind=Fits)
    condition.phrase(f"{{object:Object}} didn't {bare} this turn", make_not, unmake_not, kind=Negated)


for _past, _bare in (("attacked", "attack"), ("blocked", "block"), ("attacked or blocked", "attack or block")):
    _declare(_past, _bare)
