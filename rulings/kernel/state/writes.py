"""Which objects one state has otherwise than another one that it came from.

What is here: the trail that each state keeps of the writes behind it, and the question that it answers. What is not:
the writing (``state.with_object`` and ``state.without_object``, the only two that change a state's objects). A board of
400 permanents whose every event touches one or two of them would otherwise be looked through after each.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from immutables import Map

from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.state.state import GameState

_FAR = 64
"""So many writes are followed; what lies further back is compared object by object."""
_SERIALS = count(1)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Write:
    """One object was put in, changed or taken away; no two writes of any games have the same serial number.

    Shape: holds no objects, so that a long game keeps no values that nobody asks for again.
    """

    serial: int
    object: ObjectId
    earlier: "Write | None"
    """The write before it."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Trail:
    """How the objects of one state came about."""

    objects: Map[ObjectId, GameObject]
    """The objects that it is about: where a state has others, its trail tells nothing."""
    last: Write


def wrote(state: "GameState", object_id: ObjectId, objects: Map[ObjectId, GameObject]) -> Trail:
    """The trail of a state whose objects become these by one write."""
    return Trail(objects, Write(next(_SERIALS), object_id, _last(state)))


def changed_since(before: "GameState", now: "GameState") -> Iterable[ObjectId]:
    """Ids of all objects that are new, gone or another value, and possibly of some that are as they were.

    Shape: cost linear in the number of writes between the two where one came from the other lately; else all ids of
    both, so that the answer is right whatever the trail says.
    """
    if now.objects is before.objects:
        return ()
    found: dict[ObjectId, None] = {}
    goal, write = _last(before), _last(now)
    for _ in range(_FAR):
        if goal is None or write is None:
            break
        if write.serial == goal.serial:
            return found
        found[write.object] = None
        write = write.earlier
    return {*before.objects, *now.objects}


def _last(state: "GameState") -> Write | None:
    """The write that made the objects of a state, if that is known."""
    trail = state.trail
    return trail.last if trail is not None and trail.objects is state.objects else None
