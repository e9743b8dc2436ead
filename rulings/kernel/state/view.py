"""What questions about the game are asked of: a state together with the characteristics of its objects."""

from dataclasses import dataclass
from typing import Protocol

from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.effort import Effort
from rulings.kernel.state.events import Event, ZoneChanged
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState


class View(Protocol):
    """A state and a way to see its objects; finished projections and those in the making both are."""

    @property
    def state(self) -> GameState:
        """The state that is looked at."""
        ...

    @property
    def effort(self) -> Effort:
        """Where the looks at its objects are counted."""
        ...

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """What the object is, or was when it was last there (CR 608.2h)."""
        ...


@dataclass(frozen=True, slots=True)
class _AsEntered:
    """A view that sees one object as it was, mostly as it entered."""

    view: View
    object_id: ObjectId
    seen: Characteristics

    @property
    def state(self) -> GameState:
        return self.view.state

    @property
    def effort(self) -> Effort:
        return self.view.effort

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        return self.seen if object_id == self.object_id else self.view.characteristics(object_id)


def as_it_was(view: View, object_id: ObjectId, seen: Characteristics) -> View:
    """The view for asking about an object as it was at an earlier moment."""
    return _AsEntered(view, object_id, seen)


def as_entered(view: View, event: Event) -> View:
    """The view for asking about an event of earlier this turn: what entered then is what it was then (CR 608.2h)."""
    if not isinstance(event, ZoneChanged) or event.entered_as is None:
        return view
    return _AsEntered(view, event.new, event.entered_as)


def known(view: View, object_id: ObjectId) -> GameObject:
    """The object as it is, or as it last was (CR 113.7a, 608.2h)."""
    found = view.state.objects.get(object_id)
    if found is not None:
        return found
    return view.state.ghosts[object_id].object


def exists(view: View, object_id: ObjectId) -> bool:
    """The object is still in the zone where it got this identity."""
    return object_id in view.state.objects
