"""A rule as a document.

What is here: which words of a rule are shown, in which order and language. What is not: embeds and terminals.
"""

from datetime import date

from bot.language import say
from bot.render.card import both_names
from bot.render.document import Block, Document, heading, item, note, quote, text
from rulings.answer.records import DroppedWording, Meaning, RuleAnswer, RuleText
from rulings.language import Language


def rule_document(language: Language, answer: RuleAnswer) -> Document:
    """The rule in the reader's language first, then the English text that counts, its subrules and its neighbours.

    日本語: ルールの表示（条文・下位ルール・例・前後・版の日付）
    """
    rule = answer.rule
    blocks = _history_blocks(language, answer)
    path = [rule_line(language, above) for above in answer.path]
    if any(" " in line for line in path):  # bare numbers above a number say nothing new
        blocks.append(note(" › ".join(path)))
    if rule is not None:
        blocks += rule_blocks(language, rule)
        if language is Language.JA and rule.number_ja and answer.edition_ja:
            japanese = {"date": show_date(language, answer.edition_ja), "number": rule.number_ja}
            blocks.append(note(say(language, "rule.japanese_number", **japanese)))
    if answer.glossary is not None:
        blocks += [heading(say(language, "rule.glossary", term=answer.glossary.term)), quote(answer.glossary.text)]
    if answer.cites:
        blocks.append(note(say(language, "rule.cites", numbers=", ".join(answer.cites))))
    if answer.then is not None and answer.then.text_en and answer.edition_then:
        then = {"date": show_date(language, answer.edition_then), "number": answer.then.number}
        blocks += [heading(say(language, "rule.then", **then)), quote(answer.then.text_en)]
    if answer.subrules:
        blocks.append(heading(say(language, "rule.subrules")))
        blocks += [item(subrule.in_language(language) or "", subrule.number) for subrule in answer.subrules]
        if any(_is_summary(language, subrule) for subrule in answer.subrules):
            blocks.append(note(say(language, "rule.summaries")))
    for other in answer.more:
        blocks += [heading(f"CR {other.number}"), *rule_blocks(language, other)]
    blocks += [note(_former(language, meaning)) for meaning in (answer.resolved.former if answer.resolved else ())]
    if answer.previous or answer.next:
        around = {"previous": answer.previous or "—", "next": answer.next or "—"}
        blocks.append(note(say(language, "rule.around", **around)))
    number = rule.number if rule is not None else answer.resolved.number if answer.resolved else answer.asked
    words = both_names(language, answer.name.en, answer.name.ja) if answer.name else ""
    return Document(f"CR {number} {words}".strip(), tuple(blocks), _footer(language, answer))


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
    if not resolved.today:
        changed = next((each.changed_on for each in resolved.counterparts if each.changed_on), None)
        if changed is None:
            return [text(say(language, "rule.gone", asked=asked))]
        blocks = [text(say(language, "rule.removed", asked=asked, date=show_date(language, changed)))]
        remnants = list(dict.fromkeys(number for each in resolved.counterparts for number in each.remnants))
        if remnants:
            blocks.append(note(say(language, "rule.remnants", numbers=", ".join(remnants))))
        return blocks
    if resolved.number not in resolved.today:
        return [text(say(language, "rule.renumbered", asked=asked, today=", ".join(resolved.today)))]
    return []


def _dropped(language: Language, wording: DroppedWording) -> str:
    """What became of a word that the rules have dropped."""
    words = {"old": wording.old[language], "today": wording.today[language], "date": show_date(language, wording.since)}
    return say(language, f"rule.word_{wording.fate}", **words)


def rule_blocks(language: Language, rule: RuleText) -> list[Block]:
    """The words of one rule: the reader's language, the English text where it counts, examples."""
    blocks: list[Block] = []
    first = rule.in_language(language)
    if first:
        blocks.append(text(first) if _is_summary(language, rule) else quote(first))
        if _is_summary(language, rule):
            blocks.append(note(say(language, "rule.summary")))
    if language is Language.JA and rule.text_en and first != rule.text_en:
        blocks.append(quote(rule.text_en))
    examples = (rule.examples_ja or rule.examples_en) if language is Language.JA else rule.examples_en
    blocks += [item(example, say(language, "rule.example")) for example in examples]
    if not first:
        blocks.append(note(say(language, "rule.no_text")))
    return blocks


def _is_summary(language: Language, rule: RuleText) -> bool:
    """Whether the reader sees the project's words and not those of the rules."""
    return rule.in_language(language) not in (None, rule.text_en, rule.text_ja)


def rule_line(language: Language, rule: RuleText) -> str:
    """A rule on one line: its number, and its words where they are a heading and no sentence."""
    words = rule.in_language(language) or ""
    is_heading = bool(words) and len(words) <= 60 and not words.endswith(("。", "."))
    return f"{rule.number} {words}" if is_heading else str(rule.number)


def show_date(language: Language, day: date) -> str:
    """A date as readers of the language write it."""
    return f"{day.year}年{day.month}月{day.day}日" if language is Language.JA else day.isoformat()


def _former(language: Language, meaning: Meaning) -> str:
    period, today = meaning.period, ", ".join(meaning.today.numbers)
    if period.last is None:
        return say(language, "rule.now_another", number=period.number)
    days = {"since": show_date(language, period.first), "until": show_date(language, period.last)}
    key = "former" if today else "former_removed"
    if period.first == period.last:
        key += "_once"
    return say(language, f"rule.{key}", number=period.number, today=today, **days)


def _footer(language: Language, answer: RuleAnswer) -> str:
    parts: list[str] = []
    if language is Language.JA and answer.edition_ja:
        parts.append(say(language, "rule.edition_ja", date=show_date(language, answer.edition_ja)))
    if answer.edition_en:
        parts.append(say(language, "rule.edition", date=show_date(language, answer.edition_en)))
        if language is Language.JA and answer.edition_ja and answer.edition_ja < answer.edition_en:
            parts.append(say(language, "rule.lags"))
    return "　".join(parts)
