"""Names in abilities that one object gives to another: "sacrifice ~" there is about the giver (CR 201.5a).

The ability is looked at on the receiver. So the giver is put in its place as the ability is given.
"""

from typing import TypeVar

from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.references import Giver, Particular
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember

N = TypeVar("N", bound=Node)

_FILLED: dict[tuple[int, ObjectId], tuple[Node, Node]] = {}


@remember
def _names_its_giver(node: Node) -> bool:
    return any(isinstance(one, Giver) for one in walk(node))


def with_giver(node: N, giver: ObjectId) -> N:
    """The node with the object that gives it in place of its name; as it is where it doesn't name it."""
    if not _names_its_giver(node):
        return node
    entry = _FILLED.get((id(node), giver))
    if entry is None:
        # The original is kept too, so that its identity can't be taken by another.
        given = rewrite(node, lambda one: Particular(giver) if isinstance(one, Giver) else one)
        entry = _FILLED[id(node), giver] = (node, given)
    return entry[1]  # type: ignore[return-value]
