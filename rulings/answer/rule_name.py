"""How a rule is called in a list to choose from, and the list of all of them.

What is here: numbers with a few words beside them, for completion and for "did you mean". What is not: the rules' texts
(``rulings.answer.rules``) and finding a term (``rulings.lookup.rules.keywords``).
"""

from dataclasses import dataclass

from rulings.cite import RuleNumber
from rulings.language import Language


@dataclass(frozen=True, slots=True)
class RuleName:
    """A rule by number, with its term or its first words.

    日本語: ルール番号と用語（または要約）
    """

    number: RuleNumber
    """Number in the edition of 2026-01-16."""
    en: str
    """Term or summary in English; may be empty."""
    ja: str | None = None
    """Term or summary in Japanese, where there is one."""

    @property
    def key(self) -> str:
        """What to ask for to get exactly this rule."""
        return self.number

    def in_language(self, language: Language) -> str:
        """``701.17 切削``: the number and the words that a reader of the language knows."""
        words = (self.ja or self.en) if language is Language.JA else self.en
        return f"{self.number} {words}".strip()
