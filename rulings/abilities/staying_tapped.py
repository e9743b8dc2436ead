"""Permanents that don't untap during one untap step that comes (CR 502.3, 611.2c)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class StayTappedNextStep(Effect):
    """ "Lands you control don't untap during your next untap step": whatever fits then, also what enters later."""

    who: PlayerRef
    """Whose untap step."""
    filter: Filter
    theirs: bool = False
    """Only what that player controls."""


@dataclass(frozen=True, slots=True)
class EachStaysTapped(Effect):
    """ "Each attacking creature doesn't untap during its controller's next untap step": those found as it resolves."""

    objects: ObjectRef
