"""Loops: the same things again and again, until somebody chooses otherwise or for ever (CR 104.4b, 731).

What is here: watching one round of priority. The same state with nothing to decide is a draw; the same state with a
choice in it, and rounds that only make something grow, stop the game with words for why. What is not: proving that a
loop that grows has no end - whoever plays it is told what goes round, and decides.

日本語: 強制的行動のループは引き分け。選択のあるループは引き分けではない
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from immutables import Map

from rulings.abilities.node import Node
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.happening.game import GameOverError, TooLongError
from rulings.kernel.state import events as e
from rulings.kernel.state.decisions import Decision
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PATIENCE = 24
"""Objects that resolve in a row without anybody acting before states are compared: most games never get there."""
REPEATS = 3
"""How often the same state must have come back: rules that count what happened may end a loop after one round."""
CHOICE_REPEATS = 40
"""How often where somebody chooses: a script may well go round a few times before it chooses otherwise."""
ROUNDS_OF_GROWTH = 30
"""How often the same things must have resolved in the same order, with nothing getting less, to count as growth."""
LONGEST_ROUND = 12
"""Objects that resolve in one round of a growing loop, at most."""


class EndlessLoopError(TooLongError):
    """A loop that is no draw, or that can't be told to be one; ``choosers`` could end it (CR 104.4b, 731.3)."""

    def __init__(self, sources: tuple[str, ...], choosers: tuple[PlayerId, ...] = ()) -> None:
        super().__init__()
        self.sources = sources
        """Names of what resolves again and again."""
        self.choosers = choosers
        """Players who decide something in each round; empty: nobody, but something grows each time."""


_NEVER_THE_SAME = frozenset({"id", "timestamp", "group", "order", "results", "citations", "counter_times"})
"""Fields with numbers that only go up; what they order is compared otherwise."""


class LoopWatch:
    """Looks whether a round of priority goes in circles; one for each round."""

    def __init__(self) -> None:
        self._restart()

    def _restart(self) -> None:
        self._resolved = 0
        self._read: int | None = None
        self._reference: GameState | None = None
        self._fingerprint: object = None
        self._summary: object = None
        self._next_reference = 0
        self._repeats = 0
        self._choosers: dict[PlayerId, None] = {}
        self._rounds: list[tuple[object, tuple[int, ...]]] = []

    def player_acted(self) -> None:
        """Somebody did something of free will: whatever repeats from here is another loop."""
        self._restart()

    def resolved(self, game: "Game") -> None:
        """Called when an object has resolved and everything that follows from it is on the stack.

        Raises:
            GameOverError: the game is a draw.
            EndlessLoopError: the loop would go on, but is no draw or can't be told to be one.
        """
        self._resolved += 1
        if self._resolved <= PATIENCE or not game.state.zones.get((Zone.STACK, None), ()):
            return
        news, self._read = game.log[self._read if self._read is not None else len(game.log) :], len(game.log)
        self._choosers.update({one.event.player: None for one in news if isinstance(one.event, Decision)})
        self._look_for_growth(game)
        summary = _summary(game.state)
        if self._reference is None or self._resolved >= self._next_reference:
            # The reference moves on ever more rarely (Brent): a loop of any length is met at last.
            self._reference, self._summary, self._fingerprint = game.state, summary, None
            self._next_reference = self._resolved * 2
            self._repeats = 0
            self._choosers = {}
        elif summary == self._summary and self._is_as_before(game.state):
            self._repeats += 1
            if not self._choosers and self._repeats >= REPEATS:
                _draw(game)
            if self._repeats >= CHOICE_REPEATS:
                # Whoever decided may decide otherwise the next time: no draw (CR 104.4b).
                raise EndlessLoopError(_names(game, self._rounds), tuple(self._choosers))

    def _is_as_before(self, state: GameState) -> bool:
        """The state is the same as the reference, whose fingerprint is taken when it is first needed."""
        assert self._reference is not None
        if self._fingerprint is None:
            self._fingerprint = fingerprint(self._reference)
        return fingerprint(state) == self._fingerprint

    def _look_for_growth(self, game: "Game") -> None:
        """Stops at rounds in which the same things resolve and nothing that could run out gets less."""
        self._rounds.append((_what_resolves_next(game), _supplies(game)))
        if len(self._rounds) % ROUNDS_OF_GROWTH:
            return
        for length in range(1, LONGEST_ROUND + 1):
            last = self._rounds[-length * ROUNDS_OF_GROWTH :]
            if len(last) < length * ROUNDS_OF_GROWTH:
                return
            pairs = list(zip(last, last[length:], strict=False))
            if all(a[0] == b[0] and all(m <= n for m, n in zip(a[1], b[1], strict=True)) for a, b in pairs):
                if any(a[1] != b[1] for a, b in pairs):
                    raise EndlessLoopError(_names(game, last[-length:]), tuple(self._choosers))


def _what_resolves_next(game: "Game") -> object:
    """The object on top of the stack, by what it is: its text and the name of its source."""
    top = game.state.objects[game.state.zones[(Zone.STACK, None)][0]]
    record = top.stack
    text = record.ability.text if record is not None and record.ability is not None else ""
    source = record.source if record is not None else top.id
    return (game.seen(source).name, text)


def _supplies(game: "Game") -> tuple[int, ...]:
    """What could run out, or kill somebody, and so end a loop; each as a number that gets less by it."""
    state = game.state
    found: list[int] = [len(state.zones.get((Zone.STACK, None), ())), -len(state.effects), -len(state.delayed)]
    for player in state.order:
        mine = state.players[player]
        found += [mine.life, -mine.counters.get("poison", 0), len(mine.mana)]
        found += [len(state.zones.get((zone, player), ())) for zone in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)]
    permanents = game.view.permanents.once(_on_permanents)
    return (*found, *permanents, len(state.zones.get((Zone.BATTLEFIELD, None), ())))


def _on_permanents(objects: tuple[GameObject, ...]) -> tuple[int, int]:
    """How far they are from dying of damage, and how many counters they have."""
    return -sum(one.damage for one in objects), sum(sum(one.counters.values()) for one in objects)


def _names(game: "Game", rounds: "Sequence[tuple[object, tuple[int, ...]]]") -> tuple[str, ...]:
    names = [one[0] for one, _ in rounds[-LONGEST_ROUND:] if isinstance(one, tuple)]
    return tuple(dict.fromkeys(name for name in names if isinstance(name, str) and name))


def _summary(state: GameState) -> object:
    """A cheap part of ``fingerprint``: states in which it differs are different."""
    return (
        {key: len(ids) for key, ids in state.zones.items() if ids},
        [(p.life, p.counters, len(p.mana)) for _, p in sorted(state.players.items())],
        state.turn.step,
        len(state.effects),
        len(state.delayed),
        state.coin,
    )


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
    index = {i: n for n, i in enumerate(i for ids in (*(ids for _, ids in zones), state.phased_out) for i in ids)}
    known = {i: state.ghosts[i].object if i in state.phased_out else state.objects[i] for i in index}
    moments = {t for obj in known.values() for t in (obj.timestamp, *obj.counter_times.values())}
    stamps = {t: n for n, t in enumerate(sorted(moments))}

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
        obj = known[number]
        parts = [same(getattr(obj, f.name)) for f in _compared(type(obj)) if f.name not in ("card", "definition")]
        # By name: the definition of a token is made anew with each, and what it is stands in its copiable values.
        name = obj.definition.name if obj.definition is not None else None
        card = "token" if obj.is_token or obj.stack is not None else obj.card
        times = sorted((kind, stamps[t]) for kind, t in obj.counter_times.items() if kind in obj.counters)
        return (card, name, stamps[obj.timestamp], times, parts)

    return (
        [(key, [same_object(i) for i in ids]) for key, ids in zones if ids],
        [same_object(i) for i in state.phased_out],
        [same(p) for _, p in sorted(state.players.items())],
        same(state.turn),
        same(state.effects),
        same(state.delayed),
        same(state.pending),
        same(state.combat),
        {place: same(value) for place, value in _noted(state, index)},
        state.coin,
    )


def _noted(state: GameState, index: dict[ObjectId, int]) -> Iterator[tuple[tuple[object, ...], object]]:
    """What rules have noted, with the places of objects for their numbers; what is about gone objects is left out."""
    for key, value in state.monitor.items():
        words = [int(word) if word.isdigit() else word for word in str(key).split()]
        if any(isinstance(word, int) and ObjectId(word) in state.ghosts and word not in index for word in words):
            continue
        yield tuple(index.get(ObjectId(word), word) if isinstance(word, int) else word for word in words), value


def _compared(kind: type) -> list[Any]:
    return [f for f in fields(kind) if f.name not in _NEVER_THE_SAME]
