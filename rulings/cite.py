"""Rule citations as values.

What is here: rule numbers and citations. What is not: rule texts (``rulings.corpus``), and the concordance that
carries a number from one edition to another.
"""

from dataclasses import dataclass
from typing import NewType

RuleNumber = NewType("RuleNumber", str)
"""A rule number of the edition of 2026-01-16 unless said otherwise: ``"701.17c"``, ``"704.5"``, ``"613"``."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule by number, with a few words that stand in its text.

    日本語: 総合ルールの引用（番号と、その条文に現れる語句）
    """

    rule: RuleNumber
    """Number in the edition of 2026-01-16."""
    witness: str
    """Words found in the English text of that rule; a test looks them up."""

    def __str__(self) -> str:
        return f"CR {self.rule}"


def cite(number: str, witness: str) -> Citation:
    """The citation of one rule.

    Shape: number without prefix, witness words as they stand in the rule -> Citation.
    Example:
        >>> str(cite("701.17a", "that many cards from their library into their graveyard"))
        'CR 701.17a'
    """
    return Citation(RuleNumber(number), witness)
