"""Requests that rules code yields to a player, and the options that they offer.

A request is answered by sending a value into the generator that yielded it: for a ``Decision`` the indexes of the
picked options, for ``Priority`` an action (``rulings.kernel.state.actions``), for ``DeclareAttackers`` and
``DeclareBlockers`` a declaration.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from rulings.cite import Citation
from rulings.kernel.state.characteristics import Seeing
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

T = TypeVar("T")


class DecisionKind(StrEnum):
    """What a decision is about."""

    MAY = "may"
    TARGETS = "targets"
    OBJECTS = "objects"
    MODE = "mode"
    NUMBER = "number"
    COLOR = "color"
    PLAYER = "player"
    TYPE = "type"
    NAME = "name"
    OPTION = "option"
    ORDER = "order"
    REPLACEMENT = "replacement"
    TRIGGER_ORDER = "trigger order"
    PAY = "pay"
    """How mana is paid: never asked of a table, but an answer may say it."""
    DIVISION = "division"
    COIN = "coin"
    DIE = "die"
    PUT_AWAY = "put away"
    """Scry, surveil: the cards to put away one after another."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be picked."""

    text: str
    """Words for it in English: an ability's text, a colour, ``yes``."""
    object: ObjectId | None = None
    player: PlayerId | None = None
    number: int | None = None
    value: Any = None
    """What the rules code wants back; never shown."""
    is_named_by_text: bool = False
    """An answer names it by its text alone: the name of its object could be meant for another question."""

    @property
    def recipient(self) -> Recipient | None:
        """The object or player."""
        return self.object if self.object is not None else self.player


YES = Option("yes", value=True)
NO = Option("no", value=False)


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that the rules give a player."""

    player: PlayerId
    kind: DecisionKind
    prompt: str
    """English key words of what is asked: ``discard``, ``return to hand``; the narrator makes a sentence."""
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    source: ObjectId | None = None
    """The object whose effect asks."""
    citations: tuple[Citation, ...] = ()
    default: tuple[int, ...] = ()
    """What is picked when nobody answers; empty means none, which is only right with ``minimum`` 0."""
    distinct_outcomes: bool = True
    """False when every answer leads to the same result, so that nothing need be asked."""
    runs_out: bool = False
    """More could be picked than there is: who picks all of it may still say that it ends there."""
    must_be_answered: bool = False
    """No default is right: who plays a script has to say it, or the table is refused."""


def recipient_options(game: Seeing, recipients: Sequence[Recipient]) -> tuple[Option, ...]:
    """One option a player or object, named as it is now."""
    return tuple(
        Option(f"player {one}", player=PlayerId(one), value=one)
        if isinstance(one, str)
        else Option(game.seen(ObjectId(one)).name, object=ObjectId(one), value=one)
        for one in recipients
    )


@dataclass(frozen=True, slots=True)
class Priority:
    """A player has priority (CR 117): answered with an action, or ``None`` to pass."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class DeclareAttackers:
    """The active player declares attackers (CR 508.1): answered with ``{attacker: defender}``."""

    player: PlayerId
    candidates: tuple[ObjectId, ...]
    defenders: tuple[Recipient, ...]


@dataclass(frozen=True, slots=True)
class DeclareBlockers:
    """A defending player declares blockers (CR 509.1): answered with ``{blocker: (attacker, ...)}``."""

    player: PlayerId
    """Who answers: the defending player, or who chooses for them."""
    candidates: tuple[ObjectId, ...]
    attackers: tuple[ObjectId, ...]
    defending: PlayerId
    """Whose creatures block."""


@dataclass(frozen=True, slots=True)
class StepBegins:
    """A step begins (CR 500.6); lets a driver stop or check. Answered with ``None``."""

    turn: int
    active: PlayerId
    step: str


Request = Decision | Priority | DeclareAttackers | DeclareBlockers | StepBegins

Play = Generator[Request, Any, T]
"""Rules code that may ask: yields requests, is sent answers, returns its result."""

Q = ParamSpec("Q")


def asks_nothing(function: Callable[Q, T]) -> Callable[Q, Play[T]]:
    """Makes rules code that asks nobody fit where code that may ask is wanted; it runs when the generator is."""

    @wraps(function)
    def play(*args: Q.args, **kwargs: Q.kwargs) -> Play[T]:
        return function(*args, **kwargs)
        yield

    return play
