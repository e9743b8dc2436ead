"""What a reader of an outside file gives back.

What is here: the record that every reader of cards and names fills, so that a build can merge them without knowing
their formats, the errors that all of them share, and opening a file that may be gzipped.
"""

import gzip
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from rulings.corpus.cards import Card, Layout
from rulings.corpus.records import CardName, Fact, LeftOut, PrintedText, Reason, Source, Tally
from rulings.corpus.rulings import Ruling
from rulings.errors import RulingsError

_NO_CARDS: Final = frozenset({Layout.TOKEN, Layout.EMBLEM, Layout.ART, Layout.OTHER})
LAYOUTS: Final[Mapping[str, Layout]] = {layout.value: layout for layout in Layout if layout not in _NO_CARDS} | {
    "aftermath": Layout.SPLIT,  # a split card whose second half is cast from the graveyard (702.127)
    "reversible_card": Layout.NORMAL,
}
"""Words of MTGJSON and Scryfall for the layouts of cards; an entry of any other layout never becomes a card."""
LAYOUTS_OF_NO_CARD: Final = frozenset({"token", "double_faced_token", "emblem", "art_series", "front_card", "minigame"})
"""Their words for what is printed like a card and is none: it can bear a card's name."""


def why_no_card(layout: str) -> Reason | None:
    """Why an entry of that layout does not become a card; ``None`` where it does.

    Example:
        >>> why_no_card("saga"), why_no_card("front_card").value, why_no_card("hologram").value
        (None, 'not_a_card', 'unknown_layout')
    """
    if layout in LAYOUTS:
        return None
    return Reason.NOT_A_CARD if layout in LAYOUTS_OF_NO_CARD else Reason.UNKNOWN_LAYOUT


Progress = Callable[[int, int], None]
"""Called with how much is done and how much there is, in the reader's own unit."""


class SourceFaultError(RulingsError):
    """A file is of a known kind but can't be read to its end."""

    code: ClassVar[str] = "source_fault"


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything that one file says about cards.

    Shape: for every tally, ``entries`` equals ``taken`` and the counts of that fact in ``left_out`` together.
    """

    source: Source
    tallies: tuple[Tally, ...]
    """One for every sort of fact that the file has."""
    cards: tuple[Card, ...] = ()
    """Cards with English faces, in the order of the file; ``Face.source`` names the source."""
    names: tuple[CardName, ...] = ()
    """Names in other languages, in the order of the file; ``CardName.card`` is the English name that it uses."""
    printed_texts: tuple[PrintedText, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    """``Ruling.cards`` holds the names that the file uses."""
    left_out: tuple[LeftOut, ...] = ()

    def count_left_out(self, fact: Fact) -> int:
        """How many facts of that sort were left out."""
        return sum(item.count for item in self.left_out if item.fact is fact)


def read_content(path: Path) -> bytes:
    """The content of a file, gzipped or not.

    Raises: SourceFaultError: it was cut off.
    """
    data = path.read_bytes()
    try:
        return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
    except (EOFError, OSError, zlib.error) as fault:
        raise SourceFaultError(path=path, fault=str(fault)) from fault
