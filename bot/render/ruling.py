"""Rulings as a document.

What is here: how rulings are listed: those on all named cards first, each with source, date and rules. What is not:
embeds and terminals.
"""

from collections.abc import Mapping

from bot.language import say
from bot.render.card import both_names
from bot.render.document import Block, Document, heading, note, quote, text
from rulings.answer.records import DemonstrationTitle, Ruling, RulingAnswer, RulingHit
from rulings.language import Language


def ruling_document(language: Language, answer: RulingAnswer) -> Document:
    """Rulings on the cards together, then on some of them, newest first; outdated ones say so before their text.

    日本語: 裁定の表示（全カードに関わるもの、次に一部に関わるもの、新しい順）
    """
    blocks: list[Block] = []
    ranked = answer.ranked
    titles = {title.id: title for title in answer.demonstrations}
    if not ranked.is_about_found:
        blocks.append(text(say(language, "ruling.about_not_found", about=ranked.about or "")))
    if not ranked.on_all and not ranked.on_some:
        blocks.append(text(say(language, "ruling.none")))
    if len(answer.cards) > 1:
        if ranked.on_all:
            blocks.append(heading(say(language, "ruling.together")))
        elif ranked.on_some:
            blocks.append(text(say(language, "ruling.none_together")))
    blocks += [block for hit in ranked.on_all for block in _hit_blocks(language, hit, titles)]
    names = {card.en: card for card in answer.cards}
    concerned: tuple[str, ...] = ()
    for hit in ranked.on_some:
        if hit.concerns != concerned:
            concerned = hit.concerns
            blocks.append(heading(" + ".join(both_names(language, name, names[name].ja) for name in concerned)))
        blocks += _hit_blocks(language, hit, titles)
    return Document(say(language, "ruling.title", names=answer.cards), tuple(blocks))


def _hit_blocks(language: Language, hit: RulingHit, titles: Mapping[str, DemonstrationTitle]) -> list[Block]:
    ruling = hit.ruling
    blocks: list[Block] = []
    if hit.is_superseded:
        blocks.append(text("⚠ " + say(language, "ruling.superseded")))
    blocks.append(quote("\n".join((ruling.text, *ruling.examples))))
    if hit.dropped:
        blocks.append(note(say(language, "ruling.dropped", words=hit.dropped)))
    blocks.append(note(_facts(language, ruling)))
    blocks += [
        quote("\n".join(part for part in (today.text, today.change) if part), "→")
        for today in (*hit.superseded_by, *hit.restated_by)
    ]
    if (title := titles.get(hit.table or "")) is not None:
        blocks.append(note(say(language, "ruling.table", title=title.ja if language is Language.JA else title.en)))
    return blocks


def _facts(language: Language, ruling: Ruling) -> str:
    facts = [ruling.date or say(language, "ruling.no_date"), ruling.source]
    if ruling.edition:
        facts.append(say(language, "ruling.edition", date=ruling.edition))
    if ruling.rules:
        facts.append("CR " + ", ".join(ruling.rules))
    return " · ".join(facts)
