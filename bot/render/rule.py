"""A rule as a document.

What is here: which words of a rule are shown, in which order and language. What is not: embeds and terminals.
"""

from collections.abc import Iterable
from datetime import date
from itertools import groupby

from bot.language import say
from bot.render.card import both_names
from bot.render.document import Block, Document, heading, item, note, quote, text
from rulings.answer.records import DroppedWording, Meaning, ResolvedRule, RuleAnswer, RuleNumber, RuleText
from rulings.language import Language


def rule_document(language: Language, answer: RuleAnswer) -> Document:
    """The rule in the reader's language first, then the English text that counts, its subrules and its neighbours.

    日本語: ルールの表示（条文・サブルール・例・前後・版の日付）
    """
    rule = answer.rule
    blocks = _history_blocks(language, answer)
    if answer.path:
        blocks.append(note(" › ".join(name_line(language, answer, above.number) for above in answer.path)))
    if rule is not None:
        blocks += rule_blocks(language, rule, answer)
    if answer.glossary is not None:
        blocks += [heading(say(language, "rule.glossary", term=answer.glossary.term)), quote(answer.glossary.text)]
    if answer.cites:
        cites = listed(language, [name_line(language, answer, number) for number in answer.cites])
        blocks.append(note(say(language, "rule.cites", numbers=cites)))
    if answer.then is not None and answer.then.text_en and answer.edition_then:
        then = {"date": show_date(language, answer.edition_then), "number": answer.then.number}
        blocks += [heading(say(language, "rule.then", **then)), quote(answer.then.text_en)]
        blocks += [item(example, say(language, "rule.example")) for example in answer.then.examples_en]
    blocks += _subrule_blocks(language, answer)
    for other in answer.more:
        title = name_line(language, answer, other.number)
        blocks += [heading(f"CR {title}"), *rule_blocks(language, other, answer)]
    blocks += [note(_former(language, answer, each)) for each in (answer.resolved.former if answer.resolved else ())]
    if answer.previous or answer.next:
        around = {"previous": answer.previous or "—", "next": answer.next or "—"}
        blocks.append(note(say(language, "rule.around", **around)))
    if rulings := [ruling.text for ruling in answer.rulings if ruling.language is language]:
        blocks.append(heading(say(language, "rule.rulings", number=len(rulings))))
        blocks += [item(words) for words in rulings]
    return Document(_headline(language, answer), tuple(blocks), _footer(language, answer))


def _headline(language: Language, answer: RuleAnswer) -> str:
    """Number and title; of a word that no rule explains the word alone."""
    words = both_names(language, answer.name.en, answer.name.ja) if answer.name else ""
    if answer.rule is not None:
        return f"CR {answer.rule.number} {words}".strip()
    return f"CR {answer.resolved.number}" if answer.resolved else words or answer.asked


def _subrule_blocks(language: Language, answer: RuleAnswer) -> list[Block]:
    """The rules one level below; of a chapter the headings of its sections."""
    if not answer.subrules:
        return []
    blocks = [heading(say(language, "rule.subrules"))]
    is_headed = all("." not in subrule.number for subrule in answer.subrules)
    if is_headed:
        return blocks + [item(_title(language, answer, subrule), subrule.number) for subrule in answer.subrules]
    if any(is_summary(language, subrule) for subrule in answer.subrules):
        blocks.append(note(say(language, "rule.summaries")))
    for subrule in answer.subrules:
        is_ours = is_summary(language, subrule)
        label = say(language, "rule.summary_mark", rule=subrule.number) if is_ours else str(subrule.number)
        blocks.append(item(subrule.in_language(language) or "", label))
        title = answer.names.get(subrule.number)
        if is_ours and subrule.text_en and not (title is not None and title.en == subrule.text_en):
            blocks.append(quote(subrule.text_en))
    return blocks


def _title(language: Language, answer: RuleAnswer, rule: RuleText) -> str:
    name = answer.names.get(rule.number)
    return both_names(language, name.en, name.ja) if name else rule.in_language(language) or ""


def listed(language: Language, words: Iterable[str]) -> str:
    """Words in a row, as readers of the language set them off: ``701.2、701.3`` or ``701.2, 701.3``."""
    return ("、" if language is Language.JA else ", ").join(words)


def name_line(language: Language, answer: RuleAnswer, number: RuleNumber) -> str:
    """A number with the words of its own title beside it: ``701.17 切削``; the number alone where it has none."""
    name = answer.names.get(number)
    return name.in_language(language) if name is not None and name.number == number else str(number)


def topic_line(language: Language, answer: RuleAnswer, numbers: Iterable[RuleNumber]) -> str:
    """Numbers with what they are about, each subject said once: ``「切削」701.17a、701.17b、「生け贄」701.21a``.

    A number of which nothing is known stands alone.
    """
    rows = []
    for words, alike in groupby(dict.fromkeys(numbers), lambda number: _topic(language, answer, number)):
        row = listed(language, map(str, alike))
        rows.append(row if words is None else say(language, "rule.topic", number=row, words=words))
    return listed(language, rows)


def _topic(language: Language, answer: RuleAnswer, number: RuleNumber) -> str | None:
    """What a number is about in the reader's language, None where nothing is known."""
    name = answer.names.get(number)
    if name is None:
        return None
    return (name.ja or name.en) if language is Language.JA else name.en


def _history_blocks(language: Language, answer: RuleAnswer) -> list[Block]:
    """What became of the number as typed, where it is not simply today's."""
    resolved = answer.resolved
    if answer.dropped is not None:
        return [text(_dropped(language, answer.dropped))]
    if resolved is None:
        return []
    asked = resolved.reference.number
    if resolved.is_nearest:
        return [text(say(language, "rule.nearest", asked=asked, number=resolved.number))]
    blocks = _edition_blocks(language, answer, resolved)
    if not resolved.today:
        return [*blocks, *_removed_blocks(language, answer, resolved)]
    if resolved.number not in resolved.today:
        today = topic_line(language, answer, resolved.today)
        blocks.append(text(_renumbered(language, answer, resolved, today)))
    return blocks


def _renumbered(language: Language, answer: RuleAnswer, resolved: ResolvedRule, today: str) -> str:
    """When a rule had the typed number, and what it has today."""
    asked, used = resolved.reference.number, answer.edition_then
    periods = [each.period for each in resolved.meanings if set(each.today.numbers) == set(resolved.today)]
    period = next((each for each in periods if used is None or each.first <= used), None)
    if period is None or period.last is None:
        return say(language, "rule.renumbered", asked=asked, today=today)
    days = {"since": show_date(language, period.first), "until": show_date(language, period.last)}
    return say(language, "rule.renumbered_since", asked=asked, today=today, **days)


def _edition_blocks(language: Language, answer: RuleAnswer, resolved: ResolvedRule) -> list[Block]:
    """Where the edition that was asked for is not there, or has no such number."""
    wanted, used = resolved.reference.edition, answer.edition_then
    if wanted is None or used is None:
        return []
    blocks: list[Block] = []
    if wanted < used:  # of days before the oldest edition
        blocks.append(note(say(language, "rule.before_oldest", date=show_date(language, used))))
    if any(each.asked != used for each in resolved.counterparts):
        missing = {"asked": resolved.number, "date": show_date(language, used)}
        blocks.append(text(say(language, "rule.not_in_edition", **missing)))
    return blocks


def _removed_blocks(language: Language, answer: RuleAnswer, resolved: ResolvedRule) -> list[Block]:
    """Since when a rule is gone, and where to look instead."""
    asked = resolved.reference.number
    changed = next((each.changed_on for each in resolved.counterparts if each.changed_on), None)
    if changed is None:
        return [text(say(language, "rule.gone", asked=asked))]
    blocks = [text(say(language, "rule.removed", asked=asked, date=show_date(language, changed)))]
    for key, numbers in (
        ("rule.remnants", [number for each in resolved.counterparts for number in each.remnants]),
        ("rule.above", [number for each in resolved.counterparts if not each.remnants for number in each.above]),
    ):
        if numbers:
            blocks.append(note(say(language, key, numbers=topic_line(language, answer, numbers))))
    return blocks


def _dropped(language: Language, wording: DroppedWording) -> str:
    """What became of a word that the rules have dropped."""
    words = {"old": wording.old[language], "today": wording.today[language], "date": show_date(language, wording.since)}
    return say(language, f"rule.word_{wording.fate}", **words)


def rule_blocks(language: Language, rule: RuleText, answer: RuleAnswer | None = None) -> list[Block]:
    """The words of one rule: the reader's language, the English text where it counts, examples.

    A text that is nothing but the rule's title is left out where the answer shows the title.
    """
    blocks: list[Block] = []
    titles = {name.en for name in answer.names.values() if name.number == rule.number} if answer else set()
    first = rule.in_language(language)
    if first and first not in titles:
        blocks.append(text(first) if is_summary(language, rule) else quote(first))
        if is_summary(language, rule):
            blocks.append(note(say(language, "rule.summary")))
    if language is Language.JA and rule.text_en and first != rule.text_en and rule.text_en not in titles:
        blocks.append(quote(rule.text_en))
    examples = (rule.examples_ja or rule.examples_en) if language is Language.JA else rule.examples_en
    blocks += [item(example, say(language, "rule.example")) for example in examples]
    if not first and not titles:
        blocks.append(note(say(language, "rule.no_text")))
    return blocks + _older_texts(language, rule, answer)


def _older_texts(language: Language, rule: RuleText, answer: RuleAnswer | None) -> list[Block]:
    """Under which number of which edition a text stands that is not today's."""
    if answer is None:
        return []
    notes: list[Block] = []
    if rule.number_en and answer.edition_en:
        older = {"date": show_date(language, answer.edition_en), "number": rule.number_en}
        notes.append(note(say(language, "rule.english_number", **older)))
    if language is Language.JA and rule.number_ja and answer.edition_ja:
        older = {"date": show_date(language, answer.edition_ja), "number": rule.number_ja}
        notes.append(note(say(language, "rule.japanese_number", **older)))
    return notes


def is_summary(language: Language, rule: RuleText) -> bool:
    """Whether the reader sees the project's words and not those of the rules."""
    return rule.in_language(language) not in (None, rule.text_en, rule.text_ja)


def show_date(language: Language, day: date) -> str:
    """A date as readers of the language write it."""
    return f"{day.year}年{day.month}月{day.day}日" if language is Language.JA else day.isoformat()


def _former(language: Language, answer: RuleAnswer, meaning: Meaning) -> str:
    """What the number meant in older texts."""
    period = meaning.period
    today = topic_line(language, answer, meaning.today.numbers)
    if period.last is None:
        return say(language, "rule.now_another", number=topic_line(language, answer, [period.number]))
    days = {"since": show_date(language, period.first), "until": show_date(language, period.last)}
    key = "former" if today else "former_removed"
    if period.first == period.last:
        key += "_once"
    return say(language, f"rule.{key}", number=period.number, today=today, **days)


def _footer(language: Language, answer: RuleAnswer) -> str:
    """Dates of the texts that are shown, and which of them are not today's; of editions not shown, nothing."""
    parts: list[str] = []
    shown = [*([answer.rule] if answer.rule else ()), *answer.subrules, *answer.more]
    if language is Language.JA and answer.edition_ja and any(rule.text_ja for rule in shown):
        parts.append(say(language, "rule.edition_ja", date=show_date(language, answer.edition_ja)))
        if answer.japanese_lags:
            parts.append(say(language, "rule.lags"))
    has_english = answer.glossary is not None or any(rule.text_en for rule in shown)
    if answer.edition_en and has_english:
        parts.append(say(language, "rule.edition", date=show_date(language, answer.edition_en)))
    if answer.edition and not (has_english and answer.edition == answer.edition_en):
        parts.append(say(language, "rule.edition_numbers", date=show_date(language, answer.edition)))
    return "　".join(parts)
