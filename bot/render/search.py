"""What a search found as a document.

What is here: a list of rules, glossary entries and rulings, each with the part of its text that speaks of the
question. What is not: embeds and terminals.
"""

from collections.abc import Iterator
from datetime import date
from typing import Final

from bot.language import say
from bot.render.card import listed_cards
from bot.render.document import Block, BlockKind, Document, note, quote, text
from bot.render.rule import show_date
from rulings.answer.records import FoundText, SearchAnswer
from rulings.language import Language

_BEFORE: Final = 60
_LONGEST: Final = 260
"""A list entry shows this much of a text around the first match; the rule or ruling itself has all of it."""


def search_document(language: Language, answer: SearchAnswer) -> Document:
    """The list of what was found, best first, in the reader's language where there is a text in it.

    日本語: 検索結果の一覧
    """
    blocks = [block for found in answer.found for block in _entry(language, answer, found)]
    if not blocks:
        blocks = [text(say(language, "search.nothing", question=answer.question))]
    return Document(say(language, "search.title", question=answer.question), tuple(blocks))


def _entry(language: Language, answer: SearchAnswer, found: FoundText) -> Iterator[Block]:
    both = (found.text_ja, found.text_en) if language is Language.JA else (found.text_en, found.text_ja)
    words = both[0] or both[1] or ""
    shown, marks = excerpt(words, answer.matches.get(words, ()))
    rules = [f"CR {rule}" for rule in found.rules]
    facts = (listed_cards(language, found.cards), found.source, found.edition, *rules)
    source = " · ".join(part for part in facts if part)
    if found.kind == "rule":
        then = f" ({show_date(language, date.fromisoformat(found.edition))})" if answer.until and found.edition else ""
        number = f"CR {found.key}{then}"
        is_summary = (language if both[0] else _other(language)) in found.summary_in
        label = say(language, "rule.summary_of", rule=number) if is_summary else number
        yield Block(BlockKind.ITEM, shown, label, marks=marks)
        if language is Language.JA and is_summary and found.text_en and Language.EN not in found.summary_in:
            official, marks = excerpt(found.text_en, answer.matches.get(found.text_en, ()))
            yield Block(BlockKind.QUOTE, official, marks=marks)
    elif found.kind == "glossary":
        yield Block(BlockKind.ITEM, shown, say(language, "search.glossary", term=found.key), marks=marks)
    else:
        label = f"{'⚠ ' if found.is_superseded else ''}{say(language, 'search.ruling')}"
        yield Block(BlockKind.ITEM, f"{shown}\n{source}", label, marks=marks)
        if found.is_superseded:
            yield note(say(language, "ruling.superseded"))
            if today := found.today.get(language):
                yield quote(today, say(language, "ruling.today"))


def _other(language: Language) -> Language:
    return Language.EN if language is Language.JA else Language.JA


def excerpt(words: str, spans: tuple[tuple[int, int], ...]) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The part of a text around its first match, with the matches as spans of that part; a cut shows as ``…``.

    Example:
        >>> excerpt("abc", ((1, 2),))
        ('abc', ((1, 2),))
    """
    if len(words) <= _LONGEST:
        return words, spans
    start = max(0, (spans[0][0] if spans else 0) - _BEFORE)
    start = 0 if start < _BEFORE // 3 else start
    end = min(len(words), start + _LONGEST)
    lead = "…" if start else ""
    shown = lead + words[start:end] + ("…" if end < len(words) else "")
    shift = len(lead) - start
    return shown, tuple((first + shift, last + shift) for first, last in spans if first >= start and last <= end)
