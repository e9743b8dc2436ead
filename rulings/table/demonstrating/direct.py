"""Inventing a demonstration: a small table on which named cards meet.

日本語: 指定したカードのための実演テーブルを作る
What is here: from cards to the table that is shown. What is not: any outcome - the kernel plays what is set up here
like any other table, and refuses what it does not understand.
"""

from collections.abc import Mapping, Sequence

from rulings.corpus.cards import Card
from rulings.narrate.report import Unsupported
from rulings.table.demonstrating.audition import Choice, choose
from rulings.table.demonstrating.scene import SUPPORTING_CARDS, Part
from rulings.table.demonstrating.scenes import scenes
from rulings.table.playing.compile import compile_card
from rulings.table.playing.refusing import refused_words

__all__ = ["SUPPORTING_CARDS", "Choice", "direct", "unread_words"]


def direct(cards: Sequence[Card], support: Mapping[str, Card]) -> Choice | None:
    """The scene that shows best how the cards meet, or what one card does.

    Shape: one or more different cards, and those of ``SUPPORTING_CARDS`` by name -> a table without expectations; the
    same cards give the same table. ``None``: no scene was found in which each of them does something for another.
    """
    parts = [Part(card.faces[0].name, _japanese(card), compile_card(card).faces[0]) for card in cards]
    known = {**support, **{part.name: card for part, card in zip(parts, cards, strict=True)}}
    return choose(scenes(parts), parts, known)


def unread_words(cards: Sequence[Card]) -> tuple[Unsupported, ...]:
    """Texts of the cards that are not understood: no scene shows what they do."""
    return tuple(words for card in cards for words in refused_words(compile_card(card)))


def _japanese(card: Card) -> str | None:
    if card.face_names_ja and card.face_names_ja[0] is not None:
        return card.face_names_ja[0]
    return card.names_ja[0] if card.names_ja else None
