"""What a search in Discord was narrowed to, as text, so that its buttons find the same after a restart.

What is here: the options of ``/search`` but the card, to and from the text that a question keeps. What is not:
searching (``rulings.answer``).
"""

from dataclasses import asdict, dataclass
from typing import Any, Self

from rulings.language import Language


@dataclass(frozen=True, slots=True)
class SearchFilter:
    """The chosen options; None where nothing was chosen."""

    kind: str | None = None
    """``rule``, ``glossary`` or ``ruling``."""
    source: str | None = None
    """A key of ``rulings.answer.searching.SOURCES``."""
    language: str | None = None
    """Language in which there must be a text."""
    since: str | None = None
    """Oldest date, as typed."""
    until: str | None = None
    """Newest date, as typed."""
    edition: str | None = None
    """Edition of the rules, as typed."""

    def to_text(self) -> str:
        """``kind=rule since=2009``; empty where nothing was chosen."""
        return " ".join(f"{name}={value.replace(' ', '')}" for name, value in asdict(self).items() if value)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The options back from ``to_text``."""
        return cls(**dict(part.split("=", 1) for part in text.split()))

    def arguments(self) -> dict[str, Any]:
        """Arguments of ``answer_search``."""
        return {
            "kinds": (self.kind,) if self.kind else (),
            "sources": (self.source,) if self.source else (),
            "language": Language(self.language) if self.language else None,
            "since": self.since or "",
            "until": self.until or "",
            "edition": self.edition or "",
        }
