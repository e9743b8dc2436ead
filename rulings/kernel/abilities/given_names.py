"""Names in abilities that one object gives to another: "sacrifice ~" there is about the giver (CR 201.5a).

The ability is looked at on the receiver. So the giver is put in its place as the ability is given.
"""

from typing import TypeVar

from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.references import Giver, Particular
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember, remember_all

N = TypeVar("N", bound=Node)


@remember
def _names_its_giver(node: Node) -> bool:
    return any(isinstance(one, Giver) for one in walk(node))


def with_giver(node: N, giver: ObjectId) -> N:
    """The node with the object that gives it in place of its name; as it is where it doesn't name it."""
    return _filled(node, giver) if _names_its_giver(node) else node


@remember_all
def _filled(node: N, giver: ObjectId) -> N:
    return rewrite(node, lambda one: Particular(giver) if isinstance(one, Giver) else one)
