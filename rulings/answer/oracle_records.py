"""How Oracle texts are understood, as records.

What is here: plain data, frozen. What is not: how it is found (``rulings.answer.oracle``) and how it looks
(``bot.render.oracle``).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LineAnswer:
    """One line of an Oracle text with what became of it."""

    face: str
    """English name of the face."""
    text: str
    """The line as printed, without reminder text."""
    outcome: str
    """``"understood"``, ``"declined"``, ``"unplayable"`` (read, but the kernel can't play it) or ``"reminder"``."""
    why: str = ""
    """What stopped the reading."""
    words: str = ""
    """The words at which it stopped; where it came to the end of the line, the last ones."""
    is_at_end: bool = False
    """Whether reading came to the end of the line, which is not complete or not said back."""
    expected: tuple[str, ...] = ()
    """Words and ``{Category}`` names that would have been understood there."""
    unplayable: tuple[str, ...] = ()
    """What the kernel can't play."""
    model: tuple[str, ...] = ()
    """The abilities that were read, as the program writes them."""


@dataclass(frozen=True, slots=True)
class OracleAnswer:
    """How a card is understood, line by line.

    日本語: カードの文章の解釈
    """

    name_en: str
    """English name of the whole card."""
    name_ja: str | None
    """Today's Japanese name."""
    lines: tuple[LineAnswer, ...]
    """Every line of every known face, in order."""
    missing_faces: tuple[str, ...] = ()
    """Faces whose text the corpus lacks."""


@dataclass(frozen=True, slots=True)
class TypeCoverage:
    """How many faces of one card type are understood."""

    type: str
    """Card type in English."""
    understood: int
    """Faces of which every line is understood and playable."""
    faces: int
    """All faces of the type."""


@dataclass(frozen=True, slots=True)
class EraCoverage:
    """How many faces are understood of the cards that were printed first in some years."""

    era: str
    """``"1993-1997"``; ``"unknown"`` where no source says when."""
    understood: int
    """Faces of which every line is understood and playable."""
    faces: int
    """All faces of cards of the era."""


@dataclass(frozen=True, slots=True)
class FamilyCoverage:
    """How many lines of one family are understood."""

    family: str
    """What kind of line it is, in English: ``"triggered"``, ``"activated"``, ``"modal"``."""
    understood: int
    """Lines understood and playable."""
    lines: int
    """All lines of the family."""


@dataclass(frozen=True, slots=True)
class CoverageReason:
    """Something that is not understood yet."""

    reason: str
    """What, in short."""
    faces: int
    """Faces that it stops."""
    alone: int
    """Faces that it alone stops."""
    example: str
    """A face that it stops."""


@dataclass(frozen=True, slots=True)
class CoverageAnswer:
    """How many cards are understood, and what stands in the way of the others."""

    understood: int
    """Faces of which every line is understood and playable."""
    faces: int
    """Faces of paper cards that are no joke."""
    types: tuple[TypeCoverage, ...]
    """By card type."""
    eras: tuple[EraCoverage, ...]
    """By the years of their first printing."""
    families: tuple[FamilyCoverage, ...]
    """By the kind of line."""
    reasons: tuple[CoverageReason, ...]
    """The fifty that alone stop the most faces, the worst first."""
