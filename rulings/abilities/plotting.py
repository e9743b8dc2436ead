"""Cards in exile that become plotted by an effect (CR 702.170c)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class BecomePlotted(Effect):
    """ "It becomes plotted": its owner may cast it for nothing in a later turn (CR 702.170d)."""

    what: ObjectRef
