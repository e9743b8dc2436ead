"""Places where a card is put, and putting it there."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import Entering, PutInto
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, ObjectRef
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE

place = ORACLE.category("PutPlace")
"""What follows the object that is put."""


def behold(amount: Amount, filter: Filter, who: PlayerRef | None = None) -> KeywordAction | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return KeywordAction(who or You(), "behold", what=Choose(filter, amount))


@dataclass(frozen=True, slots=True)
class Place(Node):
    """Where something is put. Only between reading and binding."""

    zone: Zone
    position: str = "top"
    order: str = ""
    entering: Entering | None = None


def as_place(node: PutInto) -> Place:
    """Where the verb puts it."""
    return Place(node.zone, node.position, node.order, node.entering, wording=node.wording)


LIBRARIES = (
    "your library|their library|its owner's library|their owner's library|their owners' libraries|that player's "
    "library|that library"
)


def put_at(who: PlayerRef, what: ObjectRef, place: Place) -> PutInto:
    return PutInto(who, what, place.zone, place.position, place.order, place.entering, wording=place.wording)


def place_of(node: PutInto) -> Place:
    return Place(node.zone, node.position, node.order, node.entering, wording=node.wording)
