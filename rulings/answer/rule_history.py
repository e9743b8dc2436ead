"""Questions on a rule's life: its numbers, what happened to it and when, and how its words changed.

What is here: following one rule through the concordance, with a word diff where the corpus has both texts. What is not:
what the rule says today (``rulings.answer.rules``).
"""

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from rulings.answer.errors import RuleUnknownError
from rulings.answer.records import RuleHistoryAnswer, ToldEvent, ToldHistory
from rulings.answer.rule_texts import load_concordance
from rulings.answer.rules import answer_rule
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment import Change
from rulings.corpus.rule_texts.concordance import Concordance, RuleHistory
from rulings.corpus.rule_texts.rules import SELECT_EDITIONS, SELECT_RULE, edition_from_row, rule_from_row
from rulings.corpus.rule_texts.word_diff import Stretch, diff_words
from rulings.language import Language
from rulings.lookup.rules.rule_numbers import parse_edition as parse_edition

if TYPE_CHECKING:
    from rulings.answer.desk import Desk


async def answer_rule_history(desk: "Desk", query: str, edition: date | None = None) -> RuleHistoryAnswer:
    """The life of the rule of a number (of an edition) or keyword.

    日本語: ルールの番号と文章がいつどう変わったか
    Shape: what was typed, and the day in whose edition a typed number is meant where it does not say itself; a number
    that today's rules have is today's rule, another one is the last rule that had it.
    Raises: RuleNotGivenError, RuleUnknownError, RuleUnsureError: as ``answer_rule``.
    """
    answer = await answer_rule(desk, query, edition)
    concordance = await load_concordance(desk)
    resolved = answer.resolved
    if resolved is not None:
        number, day = resolved.number, resolved.reference.edition
    elif answer.rule is not None:
        number, day = answer.rule.number, None
    else:
        raise RuleUnknownError(query=query)
    histories = concordance.histories(number, day or concordance.newest)
    missing_in = concordance.edition_at(day) if day is not None and not histories else None
    histories = histories or concordance.histories(number)[:1]
    if not histories:
        raise RuleUnknownError(query=query)
    texts = await _Texts.of(desk)
    told = tuple([await _tell(texts, concordance, history) for history in histories])
    nearest_to = resolved.reference.number if resolved is not None and resolved.is_nearest else None
    return RuleHistoryAnswer(query.strip(), number, told, concordance.editions[0], missing_in, nearest_to)


async def _tell(texts: "_Texts", concordance: Concordance, history: RuleHistory) -> ToldHistory:
    events = []
    for event in history.events:
        diff: tuple[Stretch, ...] = ()
        if event.change is Change.REWORDED and event.before is not None:
            before = concordance.editions[concordance.editions.index(event.on) - 1]
            old, new = await texts.find(before, event.before), await texts.find(event.on, event.after[0])
            if old is not None and new is not None:
                diff = diff_words(old, new)
        events.append(ToldEvent(event, diff))
    return ToldHistory(history, tuple(events))


class _Texts:
    """Rules of the English editions that the corpus has."""

    def __init__(self, desk: "Desk", editions: Sequence[tuple[date, int]]) -> None:
        self._desk = desk
        self._editions = dict(editions)

    @classmethod
    async def of(cls, desk: "Desk") -> "_Texts":
        rows = [edition_from_row(row) for row in await desk.corpus.rows(SELECT_EDITIONS)]
        return cls(desk, [(row.effective, row.edition_id) for row in rows if row.language is Language.EN])

    async def find(self, day: date, number: RuleNumber) -> str | None:
        """The text of a rule in the edition of that date, ``None`` where the corpus lacks it."""
        if day not in self._editions:
            return None
        rows = await self._desk.corpus.rows(SELECT_RULE, [self._editions[day], number])
        return rule_from_row(rows[0]).text if rows else None
