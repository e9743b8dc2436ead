"""Places where a card is put, and putting it there."""

from typing import Any

from rulings.abilities.effects.moving import PutInto
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import It, ObjectRef
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, Implied
from rulings.oracle.holes import but, hole

place = ORACLE.category("PutPlace")
"""What follows the object that is put."""


_SOMETHING: dict[str, Any] = {"who": Implied(), "what": It("")}


def somewhere(zone: Zone, position: str = "top", order: str = "", entering: Any = None) -> PutInto:
    """A place: putting there, of which it is not said yet who puts what. Only between reading and binding."""
    return PutInto(**_SOMETHING, zone=zone, position=position, order=order, entering=entering)


def put(place: str, who: PlayerRef, what: ObjectRef) -> PutInto:
    """Putting something at the place of a slot, as an example."""
    made: PutInto = but(hole(place, PutInto, like=somewhere(Zone.HAND)), who=who, what=what)
    return made


LIBRARIES = (
    "your library|their library|its owner's library|their owner's library|their owners' libraries|that player's "
    "library|that library"
)
