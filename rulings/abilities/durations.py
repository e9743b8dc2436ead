"""How long an effect lasts (CR 611.2)."""

from dataclasses import dataclass

from rulings.abilities.conditions.condition import Condition
from rulings.abilities.events.event import EventPattern
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class Duration(Node):
    """From now until it ends."""


@dataclass(frozen=True, slots=True)
class UntilEndOfTurn(Duration):
    """ "Until end of turn", "this turn": ends in the cleanup step (CR 514.2)."""


@dataclass(frozen=True, slots=True)
class UntilYourNextTurn(Duration):
    """ "Until your next turn"."""

    who: PlayerRef | None = None
    """Whose turn; ``None`` is the controller's."""


@dataclass(frozen=True, slots=True)
class UntilEndOfYourNextTurn(Duration):
    """ "Until the end of your next turn"."""


@dataclass(frozen=True, slots=True)
class DuringNextTurnOf(Duration):
    """ "During target opponent's next turn": in that turn alone."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class UntilEndOfCombat(Duration):
    """ "Until end of combat", "this combat"."""


@dataclass(frozen=True, slots=True)
class UntilYourNextStep(Duration):
    """ "Until your next upkeep", "until your next end step"."""

    step: str
    who: PlayerRef | None = None
    """Whose step; ``None`` is the controller's."""


@dataclass(frozen=True, slots=True)
class ForAsLongAs(Duration):
    """ "For as long as you control ~": ends for good when the condition stops being true (CR 611.2b)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class UntilLeaves(Duration):
    """ "Until ~ leaves the battlefield" (CR 610.3)."""

    object: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class UntilPaid(Duration):
    """ "You may pay {U} to end this effect": until its controller takes that special action (CR 116.2c)."""

    cost: Node
    """A ``Cost``."""


@dataclass(frozen=True, slots=True)
class Forever(Duration):
    """No duration given: until the end of the game, or while the object exists."""


@dataclass(frozen=True, slots=True)
class UntilHappens(Duration):
    """ "Until an opponent becomes the monarch"."""

    event: EventPattern
