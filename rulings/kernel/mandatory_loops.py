"""Loops of mandatory actions: the same state again and again, and nothing to decide (CR 104.4b, 731.4).

What is here: watching one round of priority and comparing states. What is not: loops that grow (a life total that
rises without end) and loops with a choice in them; those run into the step limit of ``Game``.

日本語: 強制的行動のループは引き分け
"""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from immutables import Map

from rulings.abilities.node import Node
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel.decisions import Decision
from rulings.kernel.game import GameOverError
from rulings.kernel.ids import ObjectId
from rulings.kernel.state import GameState

if TYPE_CHECKING:
    from rulings.kernel.game import Game

PATIENCE = 24
"""Objects that resolve in a row without anybody acting before states are compared: most games never get there."""
REPEATS = 3
"""How often the same state must have come back: rules that count what happened may end a loop after one round."""

_NEVER_THE_SAME = frozenset({"id", "timestamp", "group", "order", "results", "citations"})
"""Fields with numbers that only go up; what they order is compared otherwise."""


class LoopWatch:
    """Looks whether a round of priority goes in circles; one for each round."""

    def __init__(self) -> None:
        self._resolved = 0
        self._read = 0
        self._reference: object = None
        self._next_reference = 0
        self._repeats = 0

    def player_acted(self) -> None:
        """Somebody did something of free will: whatever repeats from here is another loop."""
        self._resolved = 0
        self._reference = None
        self._repeats = 0

    def resolved(self, game: "Game") -> None:
        """Called when an object has resolved and everything that follows from it is on the stack.

        Raises:
            GameOverError: the game is a draw.
        """
        self._resolved += 1
        if self._resolved <= PATIENCE or not game.state.zones.get((Zone.STACK, None), ()):
            return
        news, self._read = game.log[self._read :], len(game.log)
        if any(isinstance(entry.event, Decision) for entry in news):
            # Whoever decided may decide otherwise the next time: no draw (CR 104.4b).
            self._reference = None
            self._repeats = 0
        now = fingerprint(game.state)
        if self._reference is not None and now == self._reference:
            self._repeats += 1
            if self._repeats >= REPEATS:
                _draw(game)
        elif self._reference is None or self._resolved >= self._next_reference:
            # The reference moves on ever more rarely (Brent): a loop of any length is met at last.
            self._reference = now
            self._next_reference = self._resolved * 2
            self._repeats = 0


def _draw(game: "Game") -> None:
    game.change(is_over=True, is_draw=True)
    rules = (cite("104.4b", "mandatory actions"), cite("731.4", "only mandatory actions"))
    game.emit(e.GameDrawn(why="mandatory loop", citations=rules))
    raise GameOverError


def fingerprint(state: GameState) -> object:
    """What of a state makes it the same as another: all but the numbers of objects and moments.

    Shape: state -> a value to be compared with ``==`` only; cost linear in the number of objects.
    """
    zones = sorted(state.zones.items(), key=lambda item: (item[0][0].value, item[0][1] or ""))
    index = {i: n for n, i in enumerate(i for _, ids in zones for i in ids)}
    stamps = {t: n for n, t in enumerate(sorted({state.objects[i].timestamp for i in index}))}

    def same(value: Any) -> Any:
        if value is None or isinstance(value, (bool, str, Enum, Node)):
            return value
        if isinstance(value, int):
            if ObjectId(value) in index:
                return ("object", index[ObjectId(value)])
            gone = state.ghosts.get(ObjectId(value))
            if gone is not None:
                return ("gone", "token" if gone.object.is_token or gone.object.stack else gone.object.card)
            return value
        if isinstance(value, (tuple, list)):
            return tuple(same(one) for one in value)
        if isinstance(value, (Map, dict)):
            return sorted(((same(k), same(v)) for k, v in value.items()), key=repr)
        if isinstance(value, (set, frozenset)):
            return sorted((same(one) for one in value), key=repr)
        if is_dataclass(value) and type(value).__module__.startswith("rulings.kernel"):
            return (type(value).__name__, *(same(getattr(value, f.name)) for f in _compared(type(value))))
        return value

    def same_object(number: ObjectId) -> Any:
        obj = state.objects[number]
        parts = [same(getattr(obj, f.name)) for f in _compared(type(obj)) if f.name not in ("card", "definition")]
        card = "token" if obj.is_token or obj.stack is not None else obj.card
        return (card, id(obj.definition), stamps[obj.timestamp], parts)

    return (
        [(key, [same_object(i) for i in ids]) for key, ids in zones if ids],
        [same(p) for _, p in sorted(state.players.items())],
        same(state.turn),
        same(state.effects),
        same(state.delayed),
        same(state.pending),
        same(state.combat),
        same(state.monitor),
        state.coin,
    )


def _compared(kind: type) -> list[Any]:
    return [f for f in fields(kind) if f.name not in _NEVER_THE_SAME]
