"""Rules for a number or a term that is still being typed.

What is here: which rules begin with what was typed. What is not: which rule a finished text means
(``rulings.answer.rules``).
"""

import asyncio
import unicodedata
from collections.abc import Iterable

from rulings.answer.desk import Desk
from rulings.answer.rule_name import RuleName
from rulings.cite import RuleNumber
from rulings.corpus.numbering import order_of
from rulings.corpus.rule_summaries import SELECT_SUMMARIES
from rulings.language import Language
from rulings.lookup.keywords import Term, TermIndex, load_bundled_terms


async def complete_rules(desk: Desk, typed: str, limit: int = 25) -> tuple[RuleName, ...]:
    """Rules whose number or term begins with what was typed, then terms that are like it.

    日本語: ルール番号・用語の入力補完
    Shape: any text, most rules wanted -> names; empty for an empty text.
    """
    folded = unicodedata.normalize("NFKC", typed).strip().casefold()
    if not folded:
        return ()
    terms = await asyncio.to_thread(load_bundled_terms)
    if folded[0].isdigit():
        return tuple(await _with_number(desk, folded, terms))[:limit]
    names = [_name(term) for term in terms.terms if any(word.startswith(folded) for word in _words(term))]
    names += [_name(hit.term) for hit in terms.search(typed).hits]
    return tuple(dict.fromkeys(names))[:limit]


async def _with_number(desk: Desk, typed: str, terms: TermIndex) -> Iterable[RuleName]:
    by_rule = {term.rule: _name(term) for term in reversed(terms.terms)}
    summaries: dict[RuleNumber, dict[str, str]] = {}
    for number, language, text in await desk.corpus.rows(SELECT_SUMMARIES):
        if number.startswith(typed):
            summaries.setdefault(RuleNumber(number), {})[language] = text
    return [
        by_rule.get(number) or RuleName(number, texts.get(Language.EN, ""), texts.get(Language.JA))
        for number, texts in sorted(summaries.items(), key=lambda each: order_of(each[0]))
    ]


def _name(term: Term) -> RuleName:
    return RuleName(term.rule, term.en, term.ja)


def _words(term: Term) -> list[str]:
    return [word.casefold() for word in (term.en, term.ja, term.reading, *term.also) if word]
