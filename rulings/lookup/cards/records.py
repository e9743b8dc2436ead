"""Records of name lookup: what goes into the index and what comes out of a search.

What is here: plain data. What is not: how keys are compared (``normalise``, ``romaji``), found (``grams``) and judged
(``names``).
"""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag, StrEnum


class KeyKind(IntEnum):
    """By which of its names a card was found."""

    NAME = 0
    """Its English name, the only one that the rules know (CR 201.2)."""
    FACE = 1
    """The English name of one of its faces or halves."""
    JAPANESE = 2
    """A Japanese name as printed today."""
    READING = 3
    """The hiragana reading of a Japanese name."""
    ROMAJI = 4
    """A Latin spelling of such a reading."""
    NICKNAME = 5
    """What players call it."""
    FLAVOR_NAME = 6
    """Another name that was printed on the card in place of its own."""
    MISPRINT = 7
    """A Japanese name that was printed or listed once and is not today's."""
    INITIALS = 8
    """The initials of its English name."""
    OTHER_READING = 9
    """A reading put together from readings that its kanji have elsewhere."""
    PART = 10
    """One part of its Japanese name, as the name of a legend without the title."""
    WORD = 12
    """One word of a Japanese name that has marks between its words, and is no name of a person by itself."""
    TITLE = 11
    """A title that was printed on it in place of its name, as our own list has it and no card data."""


class Mark(IntFlag):
    """What puts a card below others of like name, and is shown beside it."""

    NONE = 0
    JOKE = 1
    """An un-card or playtest card."""
    DIGITAL = 2
    """On Arena or Magic Online only."""
    EXTRA = 4
    """A token, emblem, art card, plane, scheme or the like: not a card of a deck."""
    FORMER = 8
    """Out of date: the name leads to a card that is now called otherwise."""


class Verdict(StrEnum):
    """How far the answer may be trusted."""

    CERTAIN = "certain"
    """The first hit is what was meant."""
    SUGGEST = "suggest"
    """Did you mean one of these?"""
    NOTHING = "nothing"
    """Nothing is like it; there are no hits."""


@dataclass(frozen=True, slots=True)
class NameRecord:
    """One card with all names by which it may be asked for; the input of the index."""

    english: str
    """English name of the whole card: halves joined with `` // ``, else the front face's name."""
    faces: tuple[str, ...] = ()
    """English names of faces or halves other than the whole name."""
    japanese: tuple[str, ...] = ()
    """Japanese names of the whole and of faces, today's first."""
    former_japanese: tuple[str, ...] = ()
    """Japanese names that were printed or listed once: misprints, other translations."""
    readings: tuple[tuple[str, str], ...] = ()
    """Pairs of a Japanese name and its reading in hiragana, where a name list gives one."""
    nicknames: tuple[str, ...] = ()
    """What players call it, in either language."""
    flavor_names: tuple[str, ...] = ()
    """Other names printed on the card in place of its own."""
    marks: Mark = Mark.NONE
    """Marks that rank it lower."""
    fame: int = 0
    """Number of printings or another count of how well known it is; the better known card stands first among equals."""


@dataclass(frozen=True, slots=True)
class NameHit:
    """One card that the search found."""

    name: str
    """English name of the whole card."""
    score: float
    """Likeness of the query to the key, from 0 to 1; 1 is the same after folding."""
    key: str
    """The name, reading or nickname that matched, as it is written."""
    kind: KeyKind
    """What that key is."""
    whole: str = ""
    """English names of all its faces, joined with `` // ``; the same as ``name`` where it has one."""
    marks: Mark = Mark.NONE
    """Marks of the card."""
    japanese: str | None = None
    """Today's Japanese name of the card, where it has one."""

    @property
    def mark(self) -> str:
        """The mark that says most: ``extra``, ``digital``, ``joke``, or nothing."""
        told = (Mark.EXTRA, Mark.DIGITAL, Mark.JOKE)
        return next((str(mark.name).lower() for mark in told if mark in self.marks), "")


@dataclass(frozen=True, slots=True)
class NameAnswer:
    """What a search says: how sure it is, and the cards found, best first."""

    verdict: Verdict
    """Whether the first hit may be taken without asking."""
    hits: tuple[NameHit, ...] = field(default=())
    """Best first; empty exactly when the verdict is NOTHING."""
