"""Which scene shows most of how named cards meet: each is played, with all of them and with each one missing.

What is here: playing and comparing. What is not: the scenes (``rulings.table.demonstrating.scenes``). The judgement
knows no card and no rule: one card matters to another where what happens with the other is different without it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final

from rulings.corpus.cards import Card
from rulings.kernel.state.events import (
    AbilityActivated,
    AbilityTriggered,
    CantHappen,
    DidntResolve,
    Event,
    Replaced,
    Resolving,
    SpellCast,
    TriggerSilenced,
)
from rulings.narrate.layers import LayerTeller
from rulings.narrate.naming import Names
from rulings.narrate.report import Status
from rulings.table.demonstrating.accounts import results_of, told_board, told_events
from rulings.table.demonstrating.forbidden import Forbidden, find_forbidden
from rulings.table.demonstrating.hollow import Lines, Play, blank, do_all_meet, does_something
from rulings.table.demonstrating.scene import Part, Scene, table_of
from rulings.table.format.errors import TableFileError
from rulings.table.format.model import Table
from rulings.table.playing.play import Played, run_table

_NAMES: Final = Names({})
_MOST_SCENES: Final = 60
"""How many scenes are played at the most."""
_SHOWN_ENOUGH: Final = 4
"""From so many different lines on, more of them do not show more."""
_LINES_AT_A_GLANCE: Final = 8
"""A scene is longer than another where it has so many lines more."""

_DEEDS: Final = (AbilityTriggered, CantHappen, Replaced, TriggerSilenced)

_ANNOUNCED: Final = frozenset(kind.__name__ for kind in (AbilityActivated, Resolving))


@dataclass(frozen=True, slots=True, order=True)
class _Merit:
    """What a scene shows, compared field by field."""

    do_meet: bool
    """Some named card changes what happens with another."""
    deeds: int
    """Triggers, replacements, changed costs and effects in layers that are different without another named card; and
    one for what is activated."""
    resolutions: int
    """0 where all that was activated resolved or was countered; less for each ability whose targets were gone."""
    meetings: int
    """Ordered pairs of named cards of which the first changes what happens with the second."""
    differences: int
    """Lines about other things that are different without one of them; of one card alone: kinds of things that happen
    with it."""
    brevity: int
    """Clearly fewer lines are better."""


@dataclass(frozen=True, slots=True)
class _Account:
    """What happened in a scene."""

    lines: Lines
    """Events, effects in layers, and how every permanent ends."""
    deeds: Lines
    """Those of them that abilities make happen."""
    events: tuple[tuple[str, str], ...]
    """Kinds of events with their lines."""

    def about(self, name: str) -> Lines:
        """The lines that mention a card."""
        return _lines_with(self.lines, name)

    def done_to(self, name: str) -> Lines:
        """Those of them that say more than that an ability was activated, at its usual cost, and resolves."""
        return self.about(name) - (Counter(line for kind, line in self.events if kind in _ANNOUNCED) - self.deeds)

    def done_by(self, names: frozenset[str]) -> Lines:
        """What happened as something of these cards resolved."""
        return Counter(line for kind, line in self.events if kind not in _ANNOUNCED and line.endswith(tuple(names)))


@dataclass(frozen=True, slots=True)
class Choice:
    """The scene to be shown."""

    table: Table
    is_refused: bool = False
    """No scene shows anything of them, and this one is refused."""
    forbidden: Forbidden | None = None
    """What one card keeps another from doing where the scene ends."""


_FORBIDDEN: Final = _Merit(True, 1, 0, 1, 0, 0)
"""That something can't be done shows as much as one ability does."""


_LOCKED: Final = _Merit(True, _SHOWN_ENOUGH, 0, 2, _SHOWN_ENOUGH, 0)
"""That two cards together forbid what neither forbids alone is what they are about."""


def choose(every: Iterable[Scene], parts: Sequence[Part], cards: Mapping[str, Card]) -> Choice | None:
    """The scene that shows most; of equal ones the first.

    Shape: scenes, the named cards, all cards by name -> choice: each named card is in it and does something there, for
    another one where there are several. Where that is found in none, the first that breaks the program, else the first
    that is refused. ``None``: no scene shows anything of them.
    """
    names = {part.name for part in parts}
    judged: list[tuple[_Merit, Scene, Choice]] = []
    refused: Table | None = None
    broken: Table | None = None
    for scene in islice((scene for scene in every if names <= scene.names), _MOST_SCENES):
        played = _play(scene, parts, cards)
        if played is None:
            continue
        if not played.status.has_outcome:
            if played.status is Status.FAULT:
                broken = broken or played.table
            else:
                refused = refused or played.table
            continue
        found = _judge(scene, played, parts, cards)
        if found is not None and (found[0].do_meet or len(parts) == 1):
            judged.append((found[0], scene, found[1]))
    play = _player(parts, cards)
    for _, scene, choice in sorted(judged, key=lambda one: one[0], reverse=True):
        if choice.forbidden is not None or _shows_something(scene, parts, play):
            return choice
    if broken is not None:
        return Choice(broken)
    return Choice(refused, is_refused=True) if refused is not None else None


def _shows_something(scene: Scene, parts: Sequence[Part], play: Play) -> bool:
    """Whether each named card does something in the scene, for another one where there are several."""
    return does_something(scene, parts[0], play) if len(parts) == 1 else do_all_meet(scene, parts, play)


def _player(parts: Sequence[Part], cards: Mapping[str, Card]) -> Play:
    """What plays a scene with some cards blank, each once."""

    @cache
    def play(scene: Scene, names: frozenset[str]) -> Lines:
        blanks = {name: blank(cards[name]) for name in names}
        played = _play(scene, parts, {**cards, **blanks})
        return results_of(played) if played is not None and _is_played(played) else Counter()

    return play


def _judge(
    scene: Scene, played: Played, parts: Sequence[Part], cards: Mapping[str, Card]
) -> tuple[_Merit, Choice] | None:
    """What a scene is worth; ``None`` where a step of it can't be done, and no named card is the reason."""
    if played.status is Status.RIGHT:
        return _merit(played, scene, parts, cards), Choice(played.table)
    found = find_forbidden(scene, played, [part.name for part in parts], lambda one: _play(one, parts, cards))
    if found is None or not {part.name for part in parts} <= found[1].cards:
        return None
    merit = _FORBIDDEN if found[1].also is None else _LOCKED
    return merit, Choice(table_of(found[0], parts), forbidden=found[1])


def _play(scene: Scene, parts: Sequence[Part], cards: Mapping[str, Card]) -> Played | None:
    """The scene played, ``None`` where it can't be set up."""
    try:
        return run_table(table_of(scene, parts), cards)
    except TableFileError:
        return None


def _merit(played: Played, scene: Scene, parts: Sequence[Part], cards: Mapping[str, Card]) -> _Merit:
    account, names = _account(played), [part.name for part in parts]
    brevity = -(account.lines.total() // _LINES_AT_A_GLANCE)
    wasted = -sum(
        kind == DidntResolve.__name__ and any(name in line for name in scene.activators)
        for kind, line in account.events
    )
    if len(names) == 1:
        deeds = _lines_with(account.deeds, names[0]).total()
        kinds = {kind for kind, line in account.events if names[0] in line}
        return _Merit(False, min(deeds, _SHOWN_ENOUGH), wasted, 0, len(kinds), brevity)
    met: set[tuple[str, str]] = set()
    differences = deeds = 0
    missing = {absent: _account_of(scene.without(absent), parts, cards) for absent in names}
    for absent, without in missing.items():
        others = [name for name in names if name != absent]
        met |= {(absent, name) for name in others if account.about(name) != without.about(name)}
        deeds += max(_distance(_lines_with(account.deeds, n), _lines_with(without.deeds, n)) for n in others)
        differences += _distance(account.lines - account.about(absent), without.lines - without.about(absent))
    if scene.activators:
        if not _activation_matters(account, scene, parts, cards, missing):
            met = set()  # the scene without it says as much
        deeds += 1 + _more_done(account, scene, missing)
    is_met = bool(met)
    shown = min(deeds, _SHOWN_ENOUGH) * is_met
    return _Merit(is_met, shown, wasted, len(met), min(differences, _SHOWN_ENOUGH), brevity)


def _activation_matters(
    account: _Account,
    scene: Scene,
    parts: Sequence[Part],
    cards: Mapping[str, Card],
    missing: Mapping[str, _Account],
) -> bool:
    """Whether what was activated did something for another named card, or does more or less without one."""
    others = [part.name for part in parts if part.name not in scene.activators]
    idle = _account_of(scene.without_activations(), parts, cards)
    if any(account.done_to(name) != idle.done_to(name) for name in others):
        return True
    return any(account.done_by(scene.activators) != missing[name].done_by(scene.activators) for name in others)


def _more_done(account: _Account, scene: Scene, missing: Mapping[str, _Account]) -> int:
    """How many things more, or fewer, happen by what was activated because another named card is there."""
    done = account.done_by(scene.activators).total()
    others = [without for name, without in missing.items() if name not in scene.activators]
    return max((abs(done - without.done_by(scene.activators).total()) for without in others), default=0)


def _account_of(scene: Scene, parts: Sequence[Part], cards: Mapping[str, Card]) -> _Account:
    """What happens in a scene; nothing where it can't be played."""
    played = _play(scene, parts, cards)
    if played is None or not _is_played(played):
        return _Account(Counter(), Counter(), ())
    return _account(played)


def _is_played(played: Played) -> bool:
    """Whether every step was done; an answer that nobody asked for does no harm."""
    return played.status.has_outcome and all(fault.kind == "answer" for fault in played.faults)


def _account(played: Played) -> _Account:
    assert played.run is not None
    told = told_events(played)
    layers = LayerTeller(_NAMES)
    assert played.start is not None
    layers.see(played.start)
    in_layers = [step.text_en for step in layers.see(played.run.game.state)]
    lines = Counter([*(line for _, line in told), *in_layers, *told_board(played)])
    deeds = Counter([*(line for event, line in told if _is_deed(event)), *in_layers])
    return _Account(lines, deeds, tuple((type(event).__name__, line) for event, line in told))


def _is_deed(event: Event) -> bool:
    """Whether an ability made it happen, kept it from happening or changed what it cost."""
    if isinstance(event, CantHappen) and event.what == "do what is offered":
        return False  # The scene lacks what the ability asks for.
    return isinstance(event, _DEEDS) or (
        isinstance(event, SpellCast | AbilityActivated) and bool(event.cost_changed_by)
    )


def _lines_with(lines: Lines, name: str) -> Lines:
    return Counter({line: number for line, number in lines.items() if name in line})


def _distance(one: Lines, other: Lines) -> int:
    return (one - other).total() + (other - one).total()
