"""Which scene shows most of how named cards meet: each is played, with all of them and with each one missing.

What is here: playing and comparing. What is not: the scenes (``rulings.table.scenes``). The judgement knows no card and
no rule: one card matters to another where what happens with the other is different without it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from rulings.corpus.cards import Card
from rulings.kernel.decisions import Decision
from rulings.kernel.events import (
    AbilityActivated,
    AbilityTriggered,
    AttackersDeclared,
    BlockersDeclared,
    CantHappen,
    DidntResolve,
    Event,
    Replaced,
    Resolving,
    SpellCast,
    TriggerSilenced,
)
from rulings.kernel.game import Game
from rulings.language import Language
from rulings.narrate.board import view_board
from rulings.narrate.layers import LayerTeller
from rulings.narrate.naming import Names
from rulings.narrate.report import CardView, Status, Unsupported
from rulings.narrate.sentences import sentence
from rulings.table.errors import TableFileError
from rulings.table.forbidden import Forbidden, find_forbidden
from rulings.table.model import Table
from rulings.table.play import Played, run_table
from rulings.table.scene import Part, Scene, table_of

_NAMES: Final = Names({})
_MOST_SCENES: Final = 60
"""How many scenes are played at the most."""
_SHOWN_ENOUGH: Final = 4
"""From so many different lines on, more of them do not show more."""
_LINES_AT_A_GLANCE: Final = 8
"""A scene is longer than another where it has so many lines more."""

_DEEDS: Final = (AbilityTriggered, CantHappen, Replaced, TriggerSilenced)

_ANNOUNCED: Final = frozenset(kind.__name__ for kind in (AbilityActivated, Resolving))

_Lines = Counter[str]


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

    lines: _Lines
    """Events, effects in layers, and how every permanent ends."""
    deeds: _Lines
    """Those of them that abilities make happen."""
    events: tuple[tuple[str, str], ...]
    """Kinds of events with their lines."""

    def about(self, name: str) -> _Lines:
        """The lines that mention a card."""
        return _lines_with(self.lines, name)

    def done_to(self, name: str) -> _Lines:
        """Those of them that say more than that an ability was activated, at its usual cost, and resolves."""
        return self.about(name) - (Counter(line for kind, line in self.events if kind in _ANNOUNCED) - self.deeds)

    def done_by(self, names: frozenset[str]) -> int:
        """How many things happened as something of these cards resolved."""
        return sum(kind not in _ANNOUNCED and line.endswith(tuple(names)) for kind, line in self.events)


@dataclass(frozen=True, slots=True)
class Choice:
    """The scene to be shown."""

    table: Table
    do_meet: bool
    """Some card of it changes what happens with another."""
    forbidden: Forbidden | None = None
    """What one card keeps another from doing where the scene ends."""
    unread: tuple[Unsupported, ...] = ()
    """Texts of the cards that are not understood: no scene shows what they do."""


_FORBIDDEN: Final = _Merit(True, 1, 0, 1, 0, 0)
"""That something can't be done shows as much as one ability does."""


_LOCKED: Final = _Merit(True, _SHOWN_ENOUGH, 0, 2, _SHOWN_ENOUGH, 0)
"""That two cards together forbid what neither forbids alone is what they are about."""


def choose(every: Iterable[Scene], parts: Sequence[Part], cards: Mapping[str, Card]) -> Choice | None:
    """The scene that shows most; of equal ones the first.

    Shape: scenes, the named cards, all cards by name -> choice; where scenes are refused (or break the program) and
    several cards meet in no other, the first such one, so that this is shown. ``None``: nothing can be done with them.
    """
    best: tuple[_Merit, Choice] | None = None
    refused: Table | None = None
    for scene in islice(every, _MOST_SCENES):
        played = _play(scene, parts, cards)
        if played is None:
            continue
        if not played.status.has_outcome:
            refused = refused or played.table
            continue
        judged = _judge(scene, played, parts, cards)
        if judged is not None and (best is None or judged[0] > best[0]):
            best = judged
    shows_it = best is not None and (best[0].do_meet or (len(parts) == 1 and best[0].differences > 0))
    if best is not None and (shows_it or refused is None):
        return best[1]
    return Choice(refused, do_meet=False) if refused is not None else None


def _judge(
    scene: Scene, played: Played, parts: Sequence[Part], cards: Mapping[str, Card]
) -> tuple[_Merit, Choice] | None:
    """What a scene is worth; ``None`` where a step of it can't be done, and no named card is the reason."""
    if played.status is Status.RIGHT:
        merit = _merit(played, scene, parts, cards)
        return merit, Choice(played.table, merit.do_meet)
    found = find_forbidden(scene, played, [part.name for part in parts], lambda one: _play(one, parts, cards))
    if found is None:
        return None
    merit = _FORBIDDEN if found[1].also is None else _LOCKED
    return merit, Choice(table_of(found[0], parts), do_meet=True, forbidden=found[1])


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
    done = account.done_by(scene.activators)
    others = [without for name, without in missing.items() if name not in scene.activators]
    return max((abs(done - without.done_by(scene.activators)) for without in others), default=0)


def _account_of(scene: Scene, parts: Sequence[Part], cards: Mapping[str, Card]) -> _Account:
    """What happens in a scene; nothing where it can't be played."""
    played = _play(scene, parts, cards)
    if played is None or played.status is not Status.RIGHT:
        return _Account(Counter(), Counter(), ())
    return _account(played)


def _account(played: Played) -> _Account:
    assert played.run is not None
    told = _told(played)
    layers = LayerTeller(_NAMES)
    assert played.start is not None
    layers.see(played.start)
    in_layers = [step.text_en for step in layers.see(played.run.game.state)]
    lines = Counter([*(line for _, line in told), *in_layers])
    for player in view_board(played.run.game.state, _NAMES).players:
        lines.update(f"{player.player}: {_told_of(card)}" for card in player.battlefield)
    deeds = Counter([*(line for event, line in told if _is_deed(event)), *in_layers])
    return _Account(lines, deeds, tuple((type(event).__name__, line) for event, line in told))


def _is_deed(event: Event) -> bool:
    """Whether an ability made it happen, kept it from happening or changed what it cost."""
    if isinstance(event, CantHappen) and event.what == "do what is offered":
        return False  # The scene lacks what the ability asks for.
    return isinstance(event, _DEEDS) or (
        isinstance(event, SpellCast | AbilityActivated) and bool(event.cost_changed_by)
    )


def _told(played: Played) -> list[tuple[Event, str]]:
    """Events with their sentences and the name of what was resolving."""
    assert played.run is not None
    told: list[tuple[Event, str]] = []
    for entry in played.run.game.log:
        if isinstance(entry.event, (Decision, AttackersDeclared, BlockersDeclared)):
            continue  # who attacks beside whom is no meeting yet
        game = Game(entry.state)
        said = sentence(game, _NAMES, Language.EN, entry.event)
        if said is not None:
            resolving = _NAMES.of(game, entry.resolving, Language.EN) if entry.resolving is not None else ""
            told.append((entry.event, f"{said[1]} | {resolving}"))
    return told


def _told_of(card: CardView) -> str:
    size = "" if card.power is None else f"{card.power}/{card.toughness}"
    return f"{card.name_en} {size} {card.altered_en} {card.counters} {card.is_tapped} {card.damage}"


def _lines_with(lines: _Lines, name: str) -> _Lines:
    return Counter({line: number for line, number in lines.items() if name in line})


def _distance(one: _Lines, other: _Lines) -> int:
    return (one - other).total() + (other - one).total()
