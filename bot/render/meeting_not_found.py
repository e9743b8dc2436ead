"""What is told where no scene was found that shows the named cards at work.

What is here: that none was found - which does not say that there is none -, what was ruled on the cards, and what their
keywords mean. What is not: the rulings one by one (``bot.render.ruling``).
"""

from typing import Final

from bot.language import say
from bot.render.card import both_names
from bot.render.demonstration import unread_blocks
from bot.render.document import Block, Document, heading, note, text
from bot.render.rule_words import editions_line, rule_items
from bot.render.ruling import hit_blocks
from rulings.answer.records import MeetingNotFoundAnswer
from rulings.language import Language

_ON_ONE: Final = 3
"""So many rulings on each card alone, or on some of the cards, are shown; all of them stand under the rulings."""


def meeting_not_found_document(language: Language, answer: MeetingNotFoundAnswer) -> Document:
    """That no scene was found, the rulings on all the cards, the newest on some of them, and the rules on keywords.

    日本語: 実演が見つからなかったことと、カードの裁定、関係するルール
    """
    key = "demo.not_found" if len(answer.cards) > 1 else "demo.not_found_one"
    words = say(language, "demo.too_many", most=answer.most) if answer.most else say(language, key)
    blocks: list[Block] = [text(words)]
    if answer.unread:
        blocks += [text(say(language, "demo.unread")), *unread_blocks(language, answer.unread)]
    blocks += _ruling_blocks(language, answer)
    if answer.rules:
        blocks.append(heading(say(language, "demo.keyword_rules")))
        blocks += [block for rule in answer.rules for block in rule_items(language, rule, rule.number)]
    title = say(language, "demo.not_found_title", names=answer.cards)
    return Document(title, tuple(blocks), editions_line(language, answer.editions, answer.rules))


def _ruling_blocks(language: Language, answer: MeetingNotFoundAnswer) -> list[Block]:
    rulings = answer.rulings
    ranked = rulings.ranked
    if not ranked.on_all and not ranked.on_some:
        return [text(say(language, "ruling.none"))]
    blocks: list[Block] = []
    is_pair = len(answer.cards) > 1
    if ranked.on_all:
        blocks.append(heading(say(language, "ruling.together" if is_pair else "ruling.on_it")))
    elif is_pair:
        blocks.append(text(say(language, "ruling.none_together")))
    on_all = ranked.on_all if is_pair else ranked.on_all[:_ON_ONE]
    blocks += [block for hit in on_all for block in hit_blocks(language, rulings, hit)]
    left_out = len(ranked.on_all) - len(on_all)
    names = {card.en: card for card in answer.cards}
    for concerned in dict.fromkeys(hit.concerns for hit in ranked.on_some):
        hits = [hit for hit in ranked.on_some if hit.concerns == concerned]
        blocks.append(heading(" + ".join(both_names(language, name, names[name].ja) for name in concerned)))
        blocks += [block for hit in hits[:_ON_ONE] for block in hit_blocks(language, rulings, hit)]
        left_out += max(0, len(hits) - _ON_ONE)
    if left_out:
        blocks.append(note(say(language, "ruling.more", number=left_out)))
    return blocks
