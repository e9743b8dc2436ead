"""A table file as data: one toy game state, what the players do, and what must be true afterwards.

What is here: the table as a whole. Its parts lie in ``setup``, ``script`` and ``expectations``.
What is not: reading and writing files (``read``, ``write``) and playing (``play``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from rulings.table.format.expectations import Expectation
from rulings.table.format.script import ScriptStep
from rulings.table.format.setup import Answers, CardEntry, Moment, PlayerName, PlayerSetup, Start, ZoneName


class ManaMode(StrEnum):
    """How costs are paid."""

    AUTO = "auto"
    """By tapping what the player controls."""
    FREE = "free"
    """Every mana cost can be paid."""


class Pace(StrEnum):
    """When a script step is done."""

    SETTLE = "settle"
    """After all players have passed until the stack is empty."""
    ASAP = "asap"
    """As soon as its player has priority and it is legal."""


@dataclass(frozen=True, slots=True)
class Title:
    """What the table shows, in each language."""

    en: str | None = None
    """English."""
    ja: str | None = None
    """Japanese."""


@dataclass(frozen=True, slots=True)
class Table:
    """One table file.

    日本語: テーブル・ファイル一つ分（開始時の局面、手順、期待される結果）
    """

    id: str
    """Slug, unique in its set."""
    players: tuple[PlayerSetup, ...]
    """In turn order."""
    title: Title = field(default_factory=Title)
    """Empty where the file has none."""
    source: str | None = None
    """Where the expected result comes from."""
    tags: tuple[str, ...] = ()
    """Words."""
    mana: ManaMode = ManaMode.AUTO
    """How costs are paid."""
    pace: Pace = Pace.SETTLE
    """When script steps are done."""
    seed: int = 0
    """For anything random that no answer decides."""
    start: Start = field(default_factory=Start)
    """Where the game stands."""
    script: tuple[ScriptStep, ...] = ()
    """What is done, in order."""
    answers: tuple[Answers, ...] = ()
    """The players' queues, in turn order."""
    stop: Moment | None = None
    """Stop as this begins; ``None``: when the script is done and the stack is empty."""
    expect: tuple[Expectation, ...] = ()
    """What must be true."""

    def player(self, name: PlayerName) -> PlayerSetup:
        """The set-up of a player of this table."""
        return next(setup for setup in self.players if setup.name == name)

    def entries(self) -> Iterator[tuple[PlayerName, ZoneName, CardEntry]]:
        """Every card entry with the player under whom it is listed and its zone, in set-up order."""
        for setup in self.players:
            for zone, entries in setup.zones:
                for entry in entries:
                    yield setup.name, zone, entry
            if setup.library_rest is not None:
                yield setup.name, ZoneName.LIBRARY, setup.library_rest
