"""What happens to a permanent where it is: tapped, attached, turned over, exchanged (CR 701.3, 701.26-28, 702.26)."""

from dataclasses import dataclass

from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import Duration, Forever
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class MultiplyPT(Effect):
    """ "Double its power", "triple the power and toughness of each creature you control": of each by what it has."""

    what: ObjectRef
    factor: int
    """2 or 3."""
    duration: Duration
    power: bool = True
    toughness: bool = False


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


@dataclass(frozen=True, slots=True)
class ExchangeTextBoxes(Effect):
    """ "Exchange the text boxes of those creatures" (CR 612.5, 701.12h)."""

    objects: ObjectRef
    duration: Node = Forever()
    """A ``Duration``."""


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
