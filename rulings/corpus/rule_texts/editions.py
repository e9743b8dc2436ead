"""Which editions of the corpus belong together: the English one that counts and the Japanese one beside it.

What is here: choosing editions by date, pairing languages, and a rule's number in the paired edition. What is not: the
editions' texts (``rulings.corpus.rule_texts.rules``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.concordance import Concordance
from rulings.corpus.rule_texts.rules import EditionRow
from rulings.language import Language

_SAME_EDITION: Final = timedelta(days=14)
"""A translation can carry a date some days beside the original's (20250726.0 for July 25, 2025)."""


@dataclass(frozen=True, slots=True)
class EditionPair:
    """An English edition and the Japanese one to show beside it.

    日本語: 英語版と、それに並べて見せる和訳の版
    """

    english: EditionRow
    """The edition that counts."""
    japanese: EditionRow | None
    """Its translation, else the newest older one; ``None`` where the corpus has no such."""

    @property
    def japanese_lags(self) -> bool:
        """Whether the Japanese text is of an older edition, which an answer has to say."""
        return self.japanese is not None and self.english.effective - self.japanese.effective > _SAME_EDITION


def editions_in(rows: Iterable[EditionRow], language: Language) -> tuple[EditionRow, ...]:
    """The editions in one language, oldest first; of one date the later revision last."""
    return tuple(sorted((row for row in rows if row.language is language), key=lambda row: (row.effective, row.label)))


def edition_in_force(editions: Sequence[EditionRow], day: date) -> EditionRow | None:
    """The edition in force on a day, the oldest one for days before it; ``None`` where there are none.

    Shape: editions of one language, oldest first.
    """
    earlier = [edition for edition in editions if edition.effective <= day]
    return earlier[-1] if earlier else (editions[0] if editions else None)


def pair_editions(rows: Iterable[EditionRow], day: date | None = None) -> EditionPair | None:
    """The English edition in force on a day (the newest unless said) with its Japanese counterpart.

    Shape: rows of ``SELECT_EDITIONS`` -> the pair; ``None`` where the corpus has no English edition.
    """
    every = tuple(rows)
    english_editions = editions_in(every, Language.EN)
    english = edition_in_force(english_editions, day or date.max)
    if english is None:
        return None
    japanese = [row for row in editions_in(every, Language.JA) if row.effective <= english.effective + _SAME_EDITION]
    same = [row for row in japanese if abs(row.effective - english.effective) <= _SAME_EDITION]
    closest = max(same, key=lambda row: (-abs(row.effective - english.effective), row.label)) if same else None
    return EditionPair(english, closest or (japanese[-1] if japanese else None))


def numbers_in_edition(
    concordance: Concordance, number: RuleNumber, shown: date, wanted: date
) -> tuple[RuleNumber, ...]:
    """The numbers that a rule of one edition has in another, so that texts are laid side by side and not mixed up.

    Shape: a number of the ``shown`` edition -> its numbers in the ``wanted`` one; none where that edition has no such
    rule; the number itself where both are the same edition, or where the concordance knows nothing of it. In an edition
    that the concordance lacks a rule has the number that it has both before and after; where those differ, none.
    Example: 701.17a of 2026-01-16 is 701.13a in the translation of 2023-11-17.
    """
    if abs(shown - wanted) <= _SAME_EDITION:
        return (number,)
    if not concordance.counterparts(number, shown, shown):
        return () if concordance.knows(number) else (number,)
    nearest = min(concordance.editions, key=lambda day: abs(day - wanted))
    if abs(nearest - wanted) <= _SAME_EDITION:
        return _numbers_at(concordance, number, shown, nearest)
    before = [day for day in concordance.editions if day < wanted]
    after = [day for day in concordance.editions if day > wanted]
    if not before or not after:
        return ()
    then = _numbers_at(concordance, number, shown, before[-1])
    return then if then == _numbers_at(concordance, number, shown, after[0]) else ()


def _numbers_at(concordance: Concordance, number: RuleNumber, shown: date, wanted: date) -> tuple[RuleNumber, ...]:
    found = concordance.counterparts(number, shown, wanted)
    return tuple(dict.fromkeys(each for counterpart in found for each in counterpart.numbers))
