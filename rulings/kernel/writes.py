"""Which objects one state has otherwise than another one that it came from.

What is here: the trail that each state keeps of the writes behind it, and the question that it answers. What is not:
the writing (``state.with_object`` and ``state.without_object``, the only two that change a state's objects). A board of
400 permanents whose every event touches one or two of them would otherwise be looked through after each.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.kernel.ids import ObjectId
from rulings.kernel.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.state import GameState

_FAR = 64
"""So many writes are followed; what lies further back is compared object by object."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Write:
    """One object was put in, changed or taken away."""

    object: ObjectId
    before: Map[ObjectId, GameObject]
    """All objects as they were."""
    after: Map[ObjectId, GameObject]
    """All objects as they became."""
    earlier: "Write | None"
    """The write that led to ``before``."""


def wrote(state: "GameState", object_id: ObjectId, after: Map[ObjectId, GameObject]) -> Write:
    """The trail of a state whose objects become others by this one write."""
    return Write(object_id, state.objects, after, state.writes)


def changed_since(before: "GameState", now: "GameState") -> Iterable[ObjectId]:
    """Ids of all objects that are new, gone or another value, and possibly of some that are as they were.

    Shape: cost linear in the number of writes between the two where one came from the other lately; else all ids of
    both, so that the answer is right whatever the trail says.
    """
    found: dict[ObjectId, None] = {}
    objects, write = now.objects, now.writes
    for _ in range(_FAR):
        if objects is before.objects:
            return found
        if write is None or write.after is not objects:
            break
        found[write.object] = None
        objects, write = write.before, write.earlier
    return {*before.objects, *now.objects}
