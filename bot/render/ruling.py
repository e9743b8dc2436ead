"""Rulings as a document.

What is here: how rulings are listed: those on all named cards first, each with its day, source, language and rules, and
what is said otherwise today. What is not: embeds and terminals.
"""

from collections.abc import Iterator

from bot.language import say
from bot.render.card import both_names
from bot.render.document import Block, Document, heading, item, note, quote, text
from bot.render.rule import listed
from rulings.answer.records import DemonstrationTitle, RuleThen, Ruling, RulingAnswer, RulingHit
from rulings.language import Language


def ruling_document(language: Language, answer: RulingAnswer) -> Document:
    """Rulings on the cards together, then on some of them, newest first; outdated ones say so before their text.

    日本語: 裁定の表示（全カードに関わるもの、次に一部に関わるもの、新しい順）
    """
    blocks: list[Block] = []
    ranked = answer.ranked
    if not ranked.is_about_found:
        blocks.append(text(say(language, "ruling.about_not_found", about=ranked.about or "")))
    if not ranked.on_all and not ranked.on_some:
        blocks.append(text(say(language, "ruling.none")))
    if len(answer.cards) > 1:
        if ranked.on_all:
            blocks.append(heading(say(language, "ruling.together")))
        elif ranked.on_some:
            blocks.append(text(say(language, "ruling.none_together")))
    blocks += [block for hit in ranked.on_all for block in hit_blocks(language, answer, hit)]
    names = {card.en: card for card in answer.cards}
    concerned: tuple[str, ...] = ()
    for hit in ranked.on_some:
        if hit.concerns != concerned:
            concerned = hit.concerns
            blocks.append(heading(" + ".join(both_names(language, name, names[name].ja) for name in concerned)))
        blocks += hit_blocks(language, answer, hit)
    if answer.demonstrations:
        blocks.append(heading(say(language, "ruling.demonstrations")))
        blocks += [item(_title(language, title)) for title in answer.demonstrations]
    return Document(say(language, "ruling.title", names=answer.cards), tuple(blocks))


def hit_blocks(language: Language, answer: RulingAnswer, hit: RulingHit) -> Iterator[Block]:
    """One ruling: marked if outdated, its text, where it comes from, and what is said otherwise today."""
    ruling = hit.ruling
    if hit.is_superseded:
        yield text("⚠ " + say(language, "ruling.superseded"))
    yield quote("\n".join((ruling.text, *ruling.examples)))
    if hit.dropped:
        yield note(say(language, "ruling.dropped", words=listed(language, hit.dropped)))
    if hit.reworded:
        words = [say(language, "ruling.old_word", old=old, today=today) for old, today in hit.reworded]
        yield note(say(language, "ruling.old_words", words=listed(language, words)))
    yield note(_facts(language, answer, ruling))
    for today in (*hit.superseded_by, *hit.restated_by):
        yield quote("\n".join(part for part in (today.text, today.change) if part), say(language, "ruling.today"))
        yield note(_facts(language, answer, today))
    if (title := answer.shown_by.get(ruling.id)) is not None:
        yield note(say(language, "ruling.table", title=_title(language, title)))


def _title(language: Language, title: DemonstrationTitle) -> str:
    return title.ja if language is Language.JA else title.en


def _facts(language: Language, answer: RulingAnswer, ruling: Ruling) -> str:
    """Where a ruling comes from: its day or edition, source, language where it isn't the reader's, and rules."""
    day = show_day(language, ruling.date or "") or say(language, "ruling.no_date")
    if ruling.edition and ruling.edition != ruling.date:
        facts = [day, say(language, "ruling.edition", date=show_day(language, ruling.edition))]
    elif ruling.edition:
        facts = [say(language, "ruling.edition", date=day)]
    else:
        facts = [day]
    facts.append(ruling.source)
    if ruling.language is not language:
        facts.append(say(language, f"ruling.in_{ruling.language}"))
    if rules := answer.rules.get(ruling.id):
        facts.append("CR " + listed(language, [_rule(language, rule) for rule in rules]))
    return " · ".join(facts)


def show_day(language: Language, day: str) -> str:
    """An ISO date, or its beginning, as readers of the language write it."""
    if language is Language.EN or not day:
        return day
    return "".join(f"{int(part)}{unit}" for part, unit in zip(day.split("-"), "年月日", strict=False))


def _rule(language: Language, rule: RuleThen) -> str:
    """A number as cited, and today's beside it where that is another."""
    if rule.today is None or rule.today == (rule.number,):
        return rule.number
    if not rule.today:
        return say(language, "ruling.rule_gone", number=rule.number)
    return say(language, "ruling.rule_today", number=rule.number, today=listed(language, rule.today))
