"""What: what an earlier effect put into graveyards."""

from dataclasses import dataclass

from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class PutIntoGraveyard(ObjectRef):
    """ "Put into a graveyard this way": those that an effect destroyed, milled, discarded or sacrificed and that went
    to a graveyard, and nowhere else instead."""

    moved: ObjectRef
    """All that it was done to: a ``ThisWay``."""
    whose: PlayerRef | None = None
    """"Into your graveyard"."""
