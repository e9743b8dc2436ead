"""What a search found as a document.

What is here: a list of rules, glossary entries and rulings, each with the part of its text that speaks of the
question. What is not: embeds and terminals.
"""

from datetime import date
from typing import Final

from bot.language import say
from bot.render.card import listed_cards
from bot.render.document import Block, BlockKind, Document, text
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
    blocks = [_entry(language, answer, found) for found in answer.found]
    if not blocks:
        blocks = [text(say(language, "search.nothing", question=answer.question))]
    return Document(say(language, "search.title", question=answer.question), tuple(blocks))


def _entry(language: Language, answer: SearchAnswer, found: FoundText) -> Block:
    both = (found.text_ja, found.text_en) if language is Language.JA else (found.text_en, found.text_ja)
    words = both[0] or both[1] or ""
    shown, marks = excerpt(words, answer.matches.get(words, ()))
    rules = [f"CR {rule}" for rule in found.rules]
    facts = (listed_cards(language, found.cards), found.source, found.edition, *rules)
    source = " · ".join(part for part in facts if part)
    if found.kind == "rule":
        then = f" ({show_date(language, date.fromisoformat(found.edition))})" if answer.until and found.edition else ""
        return Block(BlockKind.ITEM, shown, f"CR {found.key}{then}", marks=marks)
    if found.kind == "glossary":
        return Block(BlockKind.ITEM, shown, say(language, "search.glossary", term=found.key), marks=marks)
    return Block(BlockKind.ITEM, f"{shown}\n{source}", say(language, "search.ruling"), marks=marks)


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
