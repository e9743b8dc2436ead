"""What the readers of prose documents give back: every piece of the text with its part in it, and the rulings.

What is here: the records. What is not: reading (``mtgwiki``, ``release_notes``).
"""

from dataclasses import dataclass
from enum import StrEnum

from rulings.corpus.rulings import Ruling


class Part(StrEnum):
    """What a piece of a document is."""

    HEADING = "heading"
    PROSE = "prose"
    STATEMENT = "statement"
    """A ruling; the n-th statement that is no repeat is the n-th of ``Document.rulings``."""
    EXAMPLE = "example"
    """Belongs to the statement before it."""
    CARD_TEXT = "card text"
    RULE_TEXT = "rule text"
    """A rule of the CR that the document quotes."""
    SEPARATOR = "separator"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a document; all pieces joined give the document back up to white space."""

    part: Part
    text: str
    """As it stands in the document, bullets and all."""
    is_repeat: bool = False
    """The document says the very same thing under the same heading before."""


@dataclass(frozen=True, slots=True)
class Document:
    """A document read whole."""

    name: str
    """Its name as it gives it."""
    date: str | None
    """ISO date or its beginning, where the document says."""
    edition: str | None
    """ISO date of the CR edition that it quotes, where it says."""
    pieces: tuple[Piece, ...]
    rulings: tuple[Ruling, ...]
    """Each once, in the order of the document."""

    def count(self, part: Part, *, is_repeat: bool = False) -> int:
        """How many pieces of a sort there are, first ones or repeats."""
        return sum(piece.part is part and piece.is_repeat is is_repeat for piece in self.pieces)
