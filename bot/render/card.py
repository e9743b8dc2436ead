"""A card as a document.

What is here: which words of a card are shown, in which order and language. What is not: embeds and terminals.
"""

from collections.abc import Sequence
from typing import Final

from bot.language import say
from bot.render.document import Block, Document, heading, note, quote, text
from rulings.answer import type_line
from rulings.answer.records import CardAnswer, CardName, PrintedText
from rulings.corpus.cards import Card, Face
from rulings.language import Language

_LISTED: Final = 4
"""How many cards a list names that only says what a statement is about: notes on a mechanic concern dozens."""


def card_document(language: Language, answer: CardAnswer) -> Document:
    """The card in the reader's language: the face that was asked for first, the English text always.

    日本語: カードの表示（尋ねられた面から、英語オラクルは必ず）
    """
    card = answer.card
    positions = sorted(range(len(card.faces)), key=lambda position: (position != answer.face, position))
    blocks: list[Block] = []
    for position in positions:
        face_ja = card.face_names_ja[position] if position < len(card.face_names_ja) else None
        if len(card.faces) > 1:
            blocks.append(heading(both_names(language, card.faces[position].name, face_ja)))
        blocks += _face_blocks(language, card.faces[position], answer.printed_ja.get(position))
    blocks += [note(say(language, "card.face_missing", name=name)) for name in card.missing_faces]
    blocks += [note(line) for line in _marks(language, card)]
    if answer.rulings:
        blocks.append(note(say(language, "card.rulings", number=len(answer.rulings), name=card.name)))
    footer = ""
    if answer.sources:
        sources = " + ".join(f"{source.title} {source.edition}".strip() for source in answer.sources)
        footer = say(language, "card.footer", sources=sources)
    title = both_names(language, card.name, card.names_ja[0] if card.names_ja else None)
    return Document(title, tuple(blocks), footer)


def both_names(language: Language, name_en: str, name_ja: str | None) -> str:
    """A name as a heading: in Japanese ``安らかなる眠り/Rest in Peace``, in English with the Japanese in brackets."""
    if not name_ja or name_ja == name_en:
        return name_en
    return f"{name_ja}/{name_en}" if language is Language.JA else f"{name_en} ({name_ja})"


def listed_cards(language: Language, cards: Sequence[CardName]) -> str:
    """The cards that a statement concerns in the reader's language, the first few of many."""
    names = [card.in_language(language) for card in cards[:_LISTED]]
    more = "…" if len(cards) > _LISTED else ""
    return "、".join(f"《{name}》" for name in names) + more if language is Language.JA else ", ".join(names) + more


def _face_blocks(language: Language, face: Face, printed: PrintedText | None) -> list[Block]:
    parts = (face.mana_cost, type_line(language, face), _size(language, face))
    facts = "　".join(part for part in parts if part)
    blocks = [text(facts)] if facts else []
    if language is Language.JA and printed is not None:
        if printed.text:
            blocks.append(quote(printed.text))
        blocks.append(note(say(language, "card.printed", type_line=printed.type_line)))
    if face.oracle_text:
        blocks.append(quote(face.oracle_text))
    return blocks


def _size(language: Language, face: Face) -> str:
    if face.power is not None and face.toughness is not None:
        return f"{face.power}/{face.toughness}"
    if face.loyalty is not None:
        return say(language, "card.loyalty", number=face.loyalty)
    if face.defense is not None:
        return say(language, "card.defense", number=face.defense)
    return ""


def _marks(language: Language, card: Card) -> list[str]:
    marks = (
        (card.is_joke, "card.is_joke"),
        (card.is_digital_only, "card.is_digital_only"),
        (card.is_extra, "card.is_extra"),
    )
    return [say(language, key) for holds, key in marks if holds]
