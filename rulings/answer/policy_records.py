"""Answers on tournament policy as records.

What is here: plain data, frozen. What is not: how it is found (``rulings.answer.policy``) and how it looks
(``bot.render.policy``).
"""

from dataclasses import dataclass

from rulings.corpus.policy import PolicyHeading
from rulings.language import Language


@dataclass(frozen=True, slots=True)
class PolicyName:
    """A document of tournament policy, or a section of one, by number and title."""

    document: str
    """What judges call the document: ``"IPG"``."""
    number: str
    """``"2.1"``; empty for the document as a whole, and for a section that has no number."""
    en: str
    """English title."""
    ja: str | None = None
    """Japanese title, where one is known."""

    @classmethod
    def of(cls, heading: PolicyHeading) -> "PolicyName":
        """The name of a bundled heading."""
        return cls(heading.document.short, heading.number, heading.en, heading.ja)

    @property
    def key(self) -> str:
        """What to ask for to get exactly this: ``IPG 2.1``."""
        return f"{self.document} {self.number or self.en}"

    def in_language(self, language: Language) -> str:
        """``2.1 誘発忘れ``: number and title as a reader of the language knows it."""
        return f"{self.number} {(self.ja or self.en) if language is Language.JA else self.en}".strip()


@dataclass(frozen=True, slots=True)
class PolicyEntry:
    """One section with what stands around it, or a document with its chapters."""

    name: PolicyName
    """Which one it is; number and title are those of the text where there is one."""
    document: PolicyName
    """The document that it stands in."""
    as_of: str
    """The edition of ``name`` and of the names around it: an ISO date, or its beginning."""
    text: str | None = None
    """The official text in paragraphs; None where the corpus has none of this section."""
    language: Language | None = None
    """Of the text."""
    has_document: bool = False
    """Whether the corpus has the document, though without such a section where ``text`` is None."""
    chapter: PolicyName | None = None
    """The chapter of a section."""
    parts: tuple[PolicyName, ...] = ()
    """Sections of a chapter, chapters of a document."""
    previous: PolicyName | None = None
    """The one before in the document."""
    next: PolicyName | None = None
    """The one after."""


@dataclass(frozen=True, slots=True)
class PolicyAnswer:
    """What tournament policy has on a word.

    日本語: イベント規定・違反処置指針などの節の回答
    """

    asked: str
    """What the person typed."""
    entries: tuple[PolicyEntry, ...]
    """The sections that the word names, at least one; the Infraction Procedure Guide first."""
