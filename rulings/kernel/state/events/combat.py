"""Events of combat (CR 506-511)."""

from dataclasses import dataclass

from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackersDeclared(Event):
    """Attackers were declared (CR 508.1)."""

    player: PlayerId
    attackers: tuple[tuple[ObjectId, Recipient], ...]
    powers: tuple[int, ...] = ()
    """Of the attackers as they were declared, in the same order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockersDeclared(Event):
    """Blockers were declared (CR 509.1)."""

    player: PlayerId
    blockers: tuple[tuple[ObjectId, ObjectId], ...]
    """(blocker, attacker)."""
    by_band: tuple[tuple[ObjectId, ObjectId], ...] = ()
    """The same for attackers that became blocked because another of their band did (CR 702.22h)."""
    newly_blocked: tuple[ObjectId, ...] = ()
    unblocked: tuple[ObjectId, ...] = ()
    seen_from: str = ""
    """Whose event an ability took it for, as narrowed by the pattern: ``blocker``, ``attacker`` or ``unblocked``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackReselected(Event):
    """An attacking creature attacks something else now (CR 508.7)."""

    object: ObjectId
    to: Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovedFromCombat(Event):
    """A permanent was removed from combat (CR 506.4)."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class BecameUnblocked(Event):
    """A blocked creature became an unblocked one (CR 509.1h)."""

    object: ObjectId
