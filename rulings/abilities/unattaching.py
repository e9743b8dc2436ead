"""What: moving Auras that are attached already, and unattaching as a cost (CR 701.3)."""

from dataclasses import dataclass

from rulings.abilities.costs import CostPart
from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.references import ObjectRef, This


@dataclass(frozen=True, slots=True)
class AttachToAnother(Effect):
    """ "Attach target Aura attached to a creature to another creature": what it is attached to now is not chosen."""

    what: ObjectRef
    host: Filter
    """What it may be moved to."""
    same_controller: bool = False
    """"With the same controller": as what it is attached to now."""
    same_type: bool = False
    """"Of that type": a creature if it is attached to a creature, a land if to a land."""


@dataclass(frozen=True, slots=True)
class UnattachCost(CostPart):
    """ "Unattach ~": an Equipment that is attached to something."""

    what: ObjectRef = This()
