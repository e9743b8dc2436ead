"""The life of a rule as a document.

What is here: which of its numbers and changes are told, in which order and language. What is not: finding them
(``rulings.answer``).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.language import say
from bot.render.document import Block, Document, heading, item, note, quote, text
from bot.render.rule import listed, show_date
from rulings.answer.records import Change, RuleHistoryAnswer, Side, Stretch, ToldEvent, ToldHistory
from rulings.language import Language

_CONTEXT: Final = 40
"""Letters of unchanged text that are shown on each side of a change."""
_SURE: Final = 0.8
"""A step that is less sure than this is told as likely."""
_MARKS: Final = {Side.OLD: "[-{}-]", Side.NEW: "{{+{}+}}"}


def rule_history_document(language: Language, answer: RuleHistoryAnswer) -> Document:
    """The rule's numbers over the years, then what happened to it, oldest first.

    日本語: ルールの変遷の表示（番号の移り変わり・文章の変化）
    """
    blocks: list[Block] = []
    if answer.nearest_to is not None:
        blocks.append(text(say(language, "rule.nearest", asked=answer.nearest_to, number=answer.number)))
    if answer.missing_in is not None:
        missing = {"asked": answer.number, "date": show_date(language, answer.missing_in)}
        blocks.append(text(say(language, "rule.not_in_edition", **missing)))
    for told in answer.told:
        blocks += _periods(language, told, answer)
        blocks += _events(language, told)
    return Document(say(language, "rule_history.title", number=answer.number), tuple(blocks))


def _periods(language: Language, told: ToldHistory, answer: RuleHistoryAnswer) -> Iterator[Block]:
    yield heading(say(language, "rule_history.numbers"))
    for period in told.history.periods:
        first = show_date(language, period.first)
        if period.first == answer.oldest:
            first = say(language, "rule_history.or_earlier", date=first)
        if period.last is None:
            yield item(say(language, "rule_history.since", first=first), period.number)
        else:
            last = show_date(language, period.last)
            yield item(say(language, "rule_history.period", first=first, last=last), period.number)


def _events(language: Language, told: ToldHistory) -> Iterator[Block]:
    if not told.events:
        yield text(say(language, "rule_history.unchanged"))
        return
    yield heading(say(language, "rule_history.changes"))
    for each in told.events:
        is_birth = each.event.on == told.history.periods[0].first
        yield item(_sentence(language, each, is_birth=is_birth), show_date(language, each.event.on))
        if each.diff:
            yield quote(show_diff(each.diff))
    if any(each.diff for each in told.events):
        yield note(say(language, "rule_history.marks"))


def _sentence(language: Language, told: ToldEvent, *, is_birth: bool) -> str:
    event = told.event
    before, after = event.before or "", listed(language, map(str, event.after))
    key = "split_from" if is_birth and event.before else event.change.value
    sentence = say(language, f"rule_history.{key}", before=before, after=after)
    if event.change is Change.REMOVED and event.after:
        sentence += say(language, "rule_history.remnants", numbers=after)
    if event.confidence < _SURE:
        sentence += say(language, "rule_history.likely", percent=round(event.confidence * 100))
    return sentence


def show_diff(stretches: Sequence[Stretch]) -> str:
    """Changed words in marks, with a little of what stands around them, cut between words.

    Example: ``… draw [-a card-]{+two cards+}. …``
    """
    shown = []
    for place, stretch in enumerate(stretches):
        if stretch.side is not Side.BOTH:
            shown.append(_MARKS[stretch.side].format(stretch.text))
            continue
        is_first, is_last = place == 0, place == len(stretches) - 1
        if len(stretch.text) <= 2 * _CONTEXT:
            shown.append(stretch.text)
        elif is_first:
            shown.append("…" + _ending(stretch.text))
        elif is_last:
            shown.append(_beginning(stretch.text) + "…")
        else:
            shown.append(_beginning(stretch.text) + " … " + _ending(stretch.text))
    return "".join(shown).replace("\n", " ")


def _beginning(words: str) -> str:
    """The first words of a text, up to ``_CONTEXT`` letters; cut anywhere where it has no space."""
    space = words.rfind(" ", 1, _CONTEXT + 1)
    return words[:space] if space > 0 else words[:_CONTEXT]


def _ending(words: str) -> str:
    """The last words of a text, as ``_beginning``."""
    start = len(words) - _CONTEXT - 1
    space = words.find(" ", start, len(words) - 1)
    return words[space + 1 :] if space >= 0 else words[start + 1 :]
