"""The words of a rule beside something else: its number, and the beginning of its text or the project's summary.

What is here: the short form for lists under demonstrations and the like, which never passes a summary off as the
official text, and the line that says of which editions numbers and texts are. What is not: a rule as an answer of its
own (``bot.render.rule``).
"""

import re
from collections.abc import Iterable
from typing import Final

from bot.language import say
from bot.render.document import Block, item, note, quote
from bot.render.rule import show_date
from rulings.answer.records import RuleEditions, RuleNumber, RuleText
from rulings.language import Language

_LONGEST: Final = {Language.EN: 300, Language.JA: 160}
"""So many letters of a rule are shown beside something else, by the language of its text."""
_SENTENCE_END: Final = re.compile(r"[.!?][”)]* |。")


def rule_items(language: Language, rule: RuleText, cited: RuleNumber) -> list[Block]:
    """A rule in a list: the official text where the corpus has it, a summary marked as such where not.

    Shape: the rule of today and the number by which it was cited. Where only the English text is official, a Japanese
    reader gets the Japanese summary before it.
    """
    mark = _mark(language, rule, cited)
    own = rule.text_ja if language is Language.JA else rule.text_en
    if own:
        return [quote(opening(own, _LONGEST[language]), mark)]
    summary = rule.summary_ja if language is Language.JA else rule.summary_en
    blocks = [item(summary, say(language, "rule.summary_of", rule=mark))] if summary else []
    if language is Language.JA and rule.text_en:
        blocks.append(quote(opening(rule.text_en, _LONGEST[Language.EN]), "" if summary else mark))
    return blocks or [note(mark)]


def _mark(language: Language, rule: RuleText, cited: RuleNumber) -> str:
    """``CR 704.5j``, with today's number beside it where that is another."""
    if rule.number == cited:
        return f"CR {cited}"
    return say(language, "rule.cited_now", cited=cited, today=rule.number)


def editions_line(language: Language, editions: RuleEditions | None, rules: Iterable[RuleText]) -> str:
    """Of which editions the texts and the cited numbers are; texts that are not shown are not spoken of.

    Shape: the editions of an answer, and the rules that it shows.
    """
    if editions is None:
        return ""
    shown = list(rules)
    is_ja = language is Language.JA
    parts = []
    if is_ja and editions.japanese and any(rule.text_ja for rule in shown):
        parts.append(say(language, "rule.edition_ja", date=show_date(language, editions.japanese)))
    has_english = any(rule.text_en and not (is_ja and rule.text_ja) for rule in shown)
    if editions.english and has_english:
        parts.append(say(language, "rule.edition", date=show_date(language, editions.english)))
    if not has_english or editions.english != editions.cited:
        parts.append(say(language, "rule.edition_numbers", date=show_date(language, editions.cited)))
    return "　".join(parts)


def opening(words: str, longest: int) -> str:
    """The first sentences of a text, as many as fit; ``…`` where something is left out.

    Shape: at most ``longest`` letters and the mark; of a first sentence that is longer, the words that fit.
    Example:
        >>> opening("One is short. Two is longer.", 16)
        'One is short. …'
        >>> opening("A single sentence of some length.", 10)
        'A single …'
    """
    if len(words) <= longest:
        return words
    ends = [
        end for found in _SENTENCE_END.finditer(words) if (end := found.end()) <= longest and _is_whole(words[:end])
    ]
    cut = words[: ends[-1]] if ends else words[:longest]
    if not ends and " " in cut:
        cut = cut.rsplit(" ", 1)[0] + " "
    return cut + "…"


def _is_whole(words: str) -> bool:
    """Whether no quotation and no bracket is left open."""
    return all(words.count(one) == words.count(other) for one, other in ("“”", "()", "（）", "「」"))
