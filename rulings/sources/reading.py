"""What a reader of an outside file gives back.

What is here: the record that every reader of cards and names fills, so that a build can merge them without knowing
their formats, and the errors that all of them share.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from rulings.corpus.cards import Card
from rulings.corpus.records import CardName, LeftOut, PrintedText, Source
from rulings.corpus.rulings import Ruling
from rulings.errors import RulingsError

Progress = Callable[[int, int], None]
"""Called with how much is done and how much there is, in the reader's own unit."""


class SourceFaultError(RulingsError):
    """A file is of a known kind but can't be read to its end."""

    code: ClassVar[str] = "source_fault"


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything that one file says about cards.

    Shape: ``entries`` is the count of entries in the file; ``taken`` of them gave facts, and each of the others stands
    in ``left_out``, so that counts in equal counts out.
    """

    source: Source
    entries: int
    """How many entries the file has, in its own sense of entry."""
    taken: int
    """How many of them gave at least one fact."""
    cards: tuple[Card, ...] = ()
    """Cards with English faces, in the order of the file; ``Face.source`` names the source."""
    names: tuple[CardName, ...] = ()
    """Names in other languages, in the order of the file."""
    printed_texts: tuple[PrintedText, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    """``Ruling.cards`` holds the names that the file uses."""
    left_out: tuple[LeftOut, ...] = ()
    """Whole entries and single facts that are not taken, each with its reason."""
    notes: tuple[str, ...] = field(default=())
    """What a person should know about the file as a whole, a sentence each."""
