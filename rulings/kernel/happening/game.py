"""The one writer: holds the state, changes it, and keeps the log of what happened.

What is here: the pieces that every rule uses - reading the projected state, changing objects and players, noting
events, asking for decisions. What is not: any rule.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from rulings.abilities.card import CardDefinition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import Citation, cite
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.characteristics.settled import PLAINLY_UNSEEN_FIELDS, UNSEEN_FIELDS
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import NO, YES, Decision, DecisionKind, Option, Play
from rulings.kernel.state.effort import MOST, Bound, BoundError, Effort, TooLongError, check
from rulings.kernel.state.events import Event
from rulings.kernel.state.events.event_rules import decision_rules, general_rules
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState, PlayerState, with_object, with_player
from rulings.kernel.state.view import known

__all__ = ["Game", "GameOverError", "LogEntry", "TooLongError", "immediately", "is_open"]

OPTIONAL = cite("603.5", "effects are optional")
CONTROLLED = cite("722.5", "makes all choices and decisions")


_LISTED_PER_LOOK = 64
"""To copy so many entries of a list costs as much as one look at an object."""

Immediate = Callable[["Game", tuple[Event, ...]], None]
_IMMEDIATE: list[Immediate] = []


def immediately(function: Immediate) -> Immediate:
    """Declares a rule that acts "any time" something is so: right after events, before abilities trigger on them.

    It is given the events; none at all as a game begins where its state was set up.
    """
    _IMMEDIATE.append(function)
    return function


Noting = Callable[["Game", "Projection | None", tuple[Event, ...]], None]
_NOTING: list[Noting] = []


def notes_events(function: Noting) -> Noting:
    """Declares who notes events once the rules that act at once have: what triggers on them (CR 603.2)."""
    _NOTING.append(function)
    return function


StandIn = Callable[["Game", Decision], Play[PlayerId]]
_STAND_INS: list[StandIn] = []


def chooses_for_who_left(function: StandIn) -> StandIn:
    """Declares who makes a choice that a player who has left the game would have made (CR 800.4g, 800.4h)."""
    _STAND_INS.append(function)
    return function


class GameOverError(Exception):
    """The game ended while something was still going on; unwinds whatever was being done (CR 104.1)."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened, with the state right after it."""

    event: Event | Decision
    state: GameState
    picked: tuple[int, ...] = ()
    """For decisions: the indexes of the picked options."""
    resolving: ObjectId | None = None
    """The spell or ability that was resolving."""


class Game:
    """A game under way.

    Shape: rules code is written as generators (``Play``) that take the game, change it and yield requests.
    """

    def __init__(
        self, state: GameState, *, seed: int = 0, step_limit: int = MOST[Bound.EVENTS], effort: Effort | None = None
    ) -> None:
        self.state = state
        self.effort = effort or Effort()
        """What the game has cost; a copy to try something on counts on that of the game."""
        self.log: list[LogEntry] = []
        self.seed = seed
        self.resolving: ObjectId | None = None
        self.coming: tuple[Step, ...] = ()
        """The steps of this turn that come after the present step or combat phase, as far as is known."""
        self.mana_is_free = False
        """Every mana cost can be paid (``mana = "free"`` of table files)."""
        self.replacing: frozenset[tuple[object, ...]] = frozenset()
        """Keys of the replacement effects whose effect is being done: they get no other chance (CR 614.5)."""
        self.dealing = 0
        """How many dealings of damage are under way, one within the other."""
        self.afterward: dict[object, tuple[Context, Effect, int, int]] = {}
        """What is done once damage has been prevented (CR 615.5): context, effect, how much of how much damage."""
        self.spoken_for: frozenset[ObjectId] = frozenset()
        """What another part of the same event moves: it stays until then (CR 400.6)."""
        self.special_action: str | None = None
        """The special action that is being taken, or looked at, and paid for (CR 116)."""
        self.activating: ObjectId | None = None
        """The object whose activated ability is looked at, or paid for, while it is not on the stack (CR 602.2)."""
        self.making_mana: frozenset[tuple[ObjectId, int]] = frozenset()
        """Mana abilities, each by its object and place, that are being activated: not again until they have resolved
        (CR 605.3c)."""
        self.other_cards: tuple[CardDefinition, ...] = ()
        """Cards that are not in the game, whose names a player may choose all the same (CR 201.4)."""
        self._view: Projection | None = None
        self._group = 0
        self._step_limit = self._steps_left = step_limit

    @property
    def view(self) -> Projection:
        """The projection of the present state."""
        if self._view is None or self._view.state is not self.state:
            if self._view is not None and self._view.still_fits(self.state):
                self._view = self._view.rebased(self.state)
            else:
                carried = self._view.carried_to(self.state) if self._view is not None else None
                self._view = carried or Projection(self.state, effort=self.effort)
        return self._view

    def object(self, object_id: ObjectId) -> GameObject:
        """The object, or how it last was."""
        found = self.state.objects.get(object_id)
        return found if found is not None else known(self.view, object_id)

    def seen(self, object_id: ObjectId) -> Characteristics:
        """The object's characteristics now, or when it was last there."""
        return self.view.characteristics(object_id)

    def player(self, player: PlayerId) -> PlayerState:
        """The state of one player."""
        return self.state.players[player]

    def change(self, **changes: Any) -> None:
        """Replaces fields of the state."""
        self.state = replace(self.state, **changes)

    def change_object(self, object_id: ObjectId, **changes: Any) -> None:
        """Replaces fields of one object that is still there."""
        view = self._view
        keeps = (
            view is not None
            and view.state is self.state
            and changes.keys() <= (PLAINLY_UNSEEN_FIELDS if view.is_plain else UNSEEN_FIELDS)
        )
        self.state = with_object(self.state, replace(self.state.objects[object_id], **changes))
        if keeps and view is not None:
            self._view = view.after_unseen_change(self.state)

    def change_player(self, player: PlayerId, **changes: Any) -> None:
        """Replaces fields of one player."""
        self.state = with_player(self.state, replace(self.state.players[player], **changes))

    def new_id(self) -> ObjectId:
        """A number that no object has had."""
        fresh = self.state.next_id
        self.state = replace(self.state, next_id=fresh + 1)
        return ObjectId(fresh)

    def new_timestamp(self) -> int:
        """The next timestamp (CR 613.7)."""
        clock = self.state.clock + 1
        self.state = replace(self.state, clock=clock)
        return clock

    def emit(self, *events: Event, before: Projection | None = None) -> None:
        """Notes events that have just happened at the same time, and what triggers on them.

        ``before`` is the projection right before them, for triggers that look back (CR 603.10); by default the
        events have changed nothing that such triggers ask about.
        """
        if not events:
            return
        self._count(len(events))
        self._group += 1
        marked = tuple(replace(one, group=self._group, citations=one.citations or general_rules(one)) for one in events)
        self.state = replace(self.state, history=self.state.history + marked)
        for event in marked:
            self.log.append(LogEntry(event, self.state, resolving=self.resolving))
        for rule in _IMMEDIATE:
            rule(self, marked)
        for note in _NOTING:
            note(self, before, marked)

    def begin_as_it_stands(self) -> None:
        """Has the rules that act "any time" something is so act on the state as it was set up."""
        for rule in _IMMEDIATE:
            rule(self, ())

    def _count(self, events: int) -> None:
        """Counts events, and what there is as they happen.

        Raises: BoundError: there are too many of something, or it took too long.
        """
        self._steps_left -= events
        if self._steps_left < 0:
            raise BoundError(Bound.EVENTS, self._step_limit)
        there, stack = (len(self.state.zones.get((zone, None), ())) for zone in (Zone.BATTLEFIELD, Zone.STACK))
        check(Bound.OBJECTS, len(self.state.objects))
        check(Bound.PERMANENTS, there)
        check(Bound.STACK, stack)
        # Each state that is kept has lists of its own of what happened and of what is there.
        self.effort.spend(events + (len(self.state.history) + there + stack) // _LISTED_PER_LOOK)
        self.effort.check_time()

    def decide(self, decision: Decision) -> Play[tuple[Option, ...]]:
        """Asks a player to pick options; returns the picked ones in the order picked."""
        if self.state.players[decision.player].lost is not None and not self.state.is_over:
            for stand_in in _STAND_INS:
                decision = replace(decision, player=(yield from stand_in(self, decision)))
        if not decision.citations:
            decision = replace(decision, citations=decision_rules(decision))
        if decision.kind is DecisionKind.MAY and self._is_resolving_a_trigger():
            decision = replace(decision, citations=(*decision.citations, OPTIONAL))
        if self.state.players[decision.player].controlled_by is not None:
            # Whoever controls the player decides (CR 722.5).
            decision = replace(decision, citations=(*decision.citations, CONTROLLED))
        picked: tuple[int, ...] = yield decision
        assert decision.minimum <= len(picked) <= max(decision.maximum, decision.minimum)
        if is_open(decision):
            self.log.append(LogEntry(decision, self.state, picked, self.resolving))
        return tuple(decision.options[i] for i in picked)

    def _is_resolving_a_trigger(self) -> bool:
        """Its "may" is decided now, not as it went on the stack (CR 603.5)."""
        top = self.state.objects.get(self.resolving) if self.resolving is not None else None
        stack = top.stack if top is not None else None
        return stack is not None and stack.kind == "triggered"

    def ask_may(
        self,
        player: PlayerId,
        prompt: str,
        source: ObjectId | None = None,
        citations: tuple[Citation, ...] = (),
        *,
        default: bool = True,
    ) -> Play[bool]:
        """Asks yes or no; ``default``: what is taken without an answer."""
        picked = yield from self.decide(
            Decision(
                player,
                DecisionKind.MAY,
                prompt,
                (YES, NO),
                source=source,
                citations=citations,
                default=(0 if default else 1,),
            )
        )
        return picked[0] is YES

    def random(self) -> random.Random:
        """A generator for the next random event, a function of seed and how many there have been."""
        self.state = replace(self.state, coin=self.state.coin + 1)
        return random.Random(f"{self.seed}/{self.state.coin}")

    def alive(self, players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
        """Those of them who are still in the game."""
        return tuple(p for p in players if self.state.players[p].lost is None)


def is_open(decision: Decision) -> bool:
    """The decision has at least two possible outcomes."""
    if not decision.distinct_outcomes:
        return False
    return not (len(decision.options) == decision.minimum or decision.maximum == 0 or not decision.options)
