"""The permanents of a projection, and what is worked out from them alone, for as long as none of them changes.

What is here: lists by kind of ability and by any test of one permanent, so that what is asked again and again
(state-based actions after every ability that resolves) looks through the battlefield once. What is not: whether a
projection still fits a state (``projection``).
"""

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.changes.change import SetController
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.abilities.trigger_zones import in_zone
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.questions.patterns import can_match
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState

Test = Callable[[GameObject, Characteristics], bool]
"""A question about one permanent that nothing but the two arguments answers; a function of a module, no closure."""
T = TypeVar("T")
Placed = tuple[ObjectId, Zone, Characteristics]
Triggered = tuple[ObjectId, int, TriggeredAbility]
"""A triggered ability that functions: its source, its place on it, the ability."""


class Permanents:
    """All permanents as they were when the projection was made.

    Shape: nothing is worked out before it is asked for; each list once, in the order of the battlefield.
    """

    def __init__(
        self,
        state: GameState,
        ids: Sequence[ObjectId],
        seen: Mapping[ObjectId, Characteristics],
        effects: Sequence[ActiveEffect],
    ) -> None:
        self.seen = {i: seen[i] for i in ids}
        self._ids = ids
        self._state = state
        self._objects: tuple[GameObject, ...] | None = None
        self._such: dict[Test, tuple[ObjectId, ...]] = {}
        self._worked_out: dict[Callable[..., Any], Any] = {}
        self._triggered_by: dict[type[Event], list[Triggered]] = {}
        self._works_elsewhere = any(e.ability is not None and e.source not in self.seen for e in effects)
        self._reached_elsewhere = {i for e in effects for i in e.affected or () if i not in self.seen}
        self.changes_control = any(isinstance(change, SetController) for e in effects for change in e.changes)

    def reaches_beyond(self, other: ObjectId) -> bool:
        """An effect applies to this object, which is no permanent."""
        return other in self._reached_elsewhere

    def changed_to(
        self,
        state: GameState,
        ids: Sequence[ObjectId],
        seen: Mapping[ObjectId, Characteristics],
        touched: frozenset[ObjectId],
    ) -> "Permanents":
        """The same where only a few are new, gone or changed, none of them a source of continuous effects.

        Shape: what was worked out is kept as far as it is not about those few.
        """
        other = copy.copy(self)
        other.seen = {i: seen[i] for i in ids}
        other._ids, other._state, other._objects = ids, state, None
        other._worked_out, other._such = {}, {}
        if not all(_do_the_same(self.seen.get(i), seen.get(i)) for i in touched):
            other._triggered_by = {}
            for name in ("triggered", "state_triggers", "replacing"):
                other.__dict__.pop(name, None)
        there = [i for i in ids if i in touched] if touched else []
        for test, such in self._such.items():
            pass_now = [i for i in there if test(state.objects[i], seen[i])]
            if [i for i in such if i in touched] == pass_now:
                other._such[test] = such
        return other

    def work_or_reach_beyond(self, others: Iterable[ObjectId]) -> bool:
        """An effect comes from the ability of an object that is no permanent, or applies to one of the others."""
        reached = self._reached_elsewhere
        return self._works_elsewhere or (bool(reached) and not reached.isdisjoint(others))

    def after_unseen_change(self, state: GameState) -> "Permanents":
        """The same after a field changed that no characteristic is made from."""
        other = copy.copy(self)
        other._state, other._objects, other._such, other._worked_out = state, None, {}, {}
        return other

    def once(self, function: Callable[[tuple[GameObject, ...]], T]) -> T:
        """What a function of all of them gives, worked out once; a function of a module, no closure."""
        if function not in self._worked_out:
            self._worked_out[function] = function(self._present())
        found: T = self._worked_out[function]
        return found

    def that(self, test: Test) -> tuple[ObjectId, ...]:
        """Those that pass a test."""
        found = self._such.get(test)
        if found is None:
            seen = self.seen
            pairs = zip(self._ids, self._present(), strict=True)
            found = self._such[test] = tuple(i for i, obj in pairs if test(obj, seen[i]))
        return found

    @cached_property
    def triggered(self) -> list[Triggered]:
        """Their triggered abilities that function."""
        return triggered_of((i, Zone.BATTLEFIELD, seen) for i, seen in self.seen.items())

    def triggered_by(self, kind: type[Event]) -> list[Triggered]:
        """Those of ``triggered`` that events of a kind could cause to trigger."""
        found = self._triggered_by.get(kind)
        if found is None:
            found = self._triggered_by[kind] = [one for one in self.triggered if can_match(one[2].event, kind)]
        return found

    @cached_property
    def state_triggers(self) -> list[Triggered]:
        """Those of ``triggered`` that trigger on a state of the game (CR 603.8)."""
        return [one for one in self.triggered if isinstance(one[2].event, StateBecomes)]

    @cached_property
    def replacing(self) -> list[tuple[ObjectId, int, Replacement]]:
        """Their replacement abilities that function."""
        return replacing_of((i, Zone.BATTLEFIELD, seen) for i, seen in self.seen.items())

    def _present(self) -> tuple[GameObject, ...]:
        if self._objects is None:
            objects = self._state.objects
            self._objects = tuple(objects[i] for i in self._ids)
        return self._objects


def _do_the_same(before: Characteristics | None, now: Characteristics | None) -> bool:
    """Both have the very same triggered and replacement abilities; who has none at all may come and go."""
    mine, theirs = (
        [] if one is None else [(place, id(ability)) for kind in by_kind(one.abilities)[1:] for place, ability in kind]
        for one in (before, now)
    )
    return mine == theirs


def triggered_of(objects: Iterable[Placed]) -> list[Triggered]:
    """The triggered abilities of these objects that function where they are: source, place on it, ability."""
    return [
        (i, place, here)
        for i, zone, seen in objects
        for place, ability in by_kind(seen.abilities)[1]
        if (here := in_zone(ability, zone)) is not None
    ]


def replacing_of(objects: Iterable[Placed]) -> list[tuple[ObjectId, int, Replacement]]:
    """The replacement abilities of these objects that function where they are: source, place on it, ability."""
    return [
        (i, place, ability)
        for i, zone, seen in objects
        for place, ability in by_kind(seen.abilities)[2]
        if zone in ability.zones
    ]
