"""Effects: the base of all, what puts several in order, and what makes effects that last (CR 608-611, 603.7)."""

from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import Duration, Forever
from rulings.abilities.events.event import EventPattern
from rulings.abilities.node import Node
from rulings.abilities.players import EachPlayer, PlayerRef


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """Something that a resolving spell or ability does."""


@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """One after another, in the order written (CR 608.2c)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Continuous(Effect):
    """ "Target creature gets +2/+2 and gains flying until end of turn": changes to objects for a time (CR 611.2)."""

    objects: Node
    """An object reference (fixed set now, CR 611.2c), or a ``PlayerRef`` for rules about players."""
    changes: tuple[Change, ...]
    duration: Duration = Forever()


@dataclass(frozen=True, slots=True)
class RuleChange(Effect):
    """A rule for a time that no set of objects is fixed for: "creatures can't block this turn" (CR 611.2c, last
    sentence)."""

    changes: tuple[Change, ...]
    duration: Duration
    affected: Node | None = None
    """A ``Filter`` that is looked at again and again."""


@dataclass(frozen=True, slots=True)
class Delayed(Effect):
    """ "At the beginning of the next end step, ...": a delayed trigger (CR 603.7)."""

    event: EventPattern
    effect: Effect
    once: bool = True
    this_turn: bool = False
    """"Whenever ... this turn"."""
    condition: Condition | None = None
    until: Duration | None = None
    """"Until your next turn, whenever ..."."""
    named: tuple[Node, ...] = ()
    """"Destroy target creature at end of combat": targets of the ability that sets the trigger up, not of the trigger.
    Set by the binder."""


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """ "The next time ... this turn", "if it would die this turn, exile it instead": a replacement effect for a
    time."""

    replacement: Node
    """A ``Replacement`` (``rulings.abilities.ability``)."""
    duration: Duration
    once: bool = False


@dataclass(frozen=True, slots=True)
class Simultaneous(Effect):
    """ "Each player sacrifices a creature": all choose in APNAP order, then all do it at once (CR 101.4)."""

    effect: Effect
    who: PlayerRef = EachPlayer()
