"""Verbs of permanents that stay where they are (CR 701)."""

from dataclasses import dataclass

from rulings.abilities.costs import Cost
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class Tap(Effect):
    """(CR 701.26a)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class Untap(Effect):
    """(CR 701.26b)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class TapOrUntap(Effect):
    """ "Tap or untap": the controller chooses on resolution."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """ "Attach ~ to target creature" (CR 701.3)."""

    what: ObjectRef
    to: Node


@dataclass(frozen=True, slots=True)
class Unattach(Effect):
    """(CR 701.3d)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Two creatures fight (CR 701.14)."""

    first: ObjectRef
    second: ObjectRef


@dataclass(frozen=True, slots=True)
class Regenerate(Effect):
    """Sets up a regeneration shield (CR 701.19)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """Two objects change controllers (CR 701.12b)."""

    first: ObjectRef
    second: ObjectRef


@dataclass(frozen=True, slots=True)
class TransformObject(Effect):
    """Transforms (CR 701.27); ``convert`` for converting (CR 701.28)."""

    what: ObjectRef
    convert: bool = False


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """Flips a flip card (CR 710)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Effect):
    """(CR 708.7)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Effect):
    """(CR 708.2b)"""

    what: ObjectRef
    face_down_as: Node | None = None
    """"It's a 2/2 Cyberman artifact creature": the ``TokenSpec`` of what it is face down (CR 708.2a)."""


@dataclass(frozen=True, slots=True)
class PhaseOut(Effect):
    """(CR 702.26)"""

    what: ObjectRef
    until: Node | None = None
    """A ``Duration``: ``UntilLeaves`` (CR 610.4)."""
    is_tapped: bool = False
    """"Tap that creature as it phases in this way"."""


@dataclass(frozen=True, slots=True)
class BecomeBlocked(Effect):
    """ "Target unblocked attacking creature becomes blocked" (CR 509.1h)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ReselectAttacked(Effect):
    """ "Reselect which player or permanent target attacking creature is attacking" (CR 508.7)."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    """(CR 506.4)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class GainClassLevel(Effect):
    """ "This Class's level becomes N" (CR 716.2a)."""

    level: int


@dataclass(frozen=True, slots=True)
class BecomeAura(Effect):
    """ "~ loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You
    may pay {U} to end this effect" (CR 116.2c)."""

    what: ObjectRef
    to: ObjectRef
    end_cost: Cost
