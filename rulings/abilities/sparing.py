"""Protection that leaves some attached permanents where they are (CR 702.16n, 702.16p)."""

from dataclasses import dataclass

from rulings.abilities.node import Node
from rulings.abilities.references import Giver, ObjectRef


@dataclass(frozen=True, slots=True)
class Sparing(Node):
    """The quality of a protection that "doesn't remove" certain attachments."""

    quality: Node
    spared: str
    """``"this Aura"``, ``"Auras"``, or ``"already attached"``: Auras and Equipment of the giver's controller that were
    attached before the protection began."""
    giver: ObjectRef = Giver()
    """The object that gives the protection."""
