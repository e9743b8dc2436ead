"""What state-based actions are, and their registry (CR 704); the rules themselves are files of ``state_based``.

A check returns the actions that the snapshot calls for; the coordinator ``checking`` applies them at once.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulings.cite import Citation
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@dataclass(slots=True)
class Actions:
    """What the checks call for; all of it happens at the same time (CR 704.3)."""

    losses: list[tuple[PlayerId, str, Citation]] = field(default_factory=list)
    """Players who lose, and why."""
    moves: list[tuple[ProposedMove, Citation]] = field(default_factory=list)
    """Objects put into graveyards without being destroyed."""
    destroyed: list[tuple[ObjectId, tuple[Citation, ...]]] = field(default_factory=list)
    unattached: list[tuple[ObjectId, tuple[Citation, ...]]] = field(default_factory=list)
    ceased: list[tuple[ObjectId, Citation]] = field(default_factory=list)
    counters: list[tuple[ObjectId, str, int, Citation]] = field(default_factory=list)
    """Counters to remove: object, kind, how many."""
    others: list[Callable[["Game"], None]] = field(default_factory=list)
    """What is done besides: a dungeon leaves the game, a player gets a speed."""

    since_last_check: list[Callable[["Game"], None]] = field(default_factory=list)
    """What begins anew with every check, whether or not anything is called for."""

    def is_empty(self) -> bool:
        """Nothing is called for."""
        happens = self.losses or self.moves or self.destroyed or self.unattached or self.ceased or self.counters
        return not (happens or self.others)


Check = Callable[["Game", Actions], Play[None]]
_CHECKS: list[Check] = []


def state_based(function: Check) -> Check:
    """Declares a check; a check only looks and notes, and may ask a player to choose. It changes nothing."""
    _CHECKS.append(function)
    return function


def checks() -> tuple[Check, ...]:
    """All checks, in the order of their modules."""
    return tuple(_CHECKS)
