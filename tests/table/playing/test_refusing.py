"""The words of a card at which a table is refused."""

import pytest

from rulings.corpus.cards import Card, Face
from rulings.kernel.setup import load_rules
from rulings.table.playing.compile import compile_card
from rulings.table.playing.refusing import refused_words


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Flying\nWhen this creature enters, juggle two cards.", "juggle two cards."),
        ("Flying\nWhenever this creature attacks a player", "creature attacks a player"),
    ],
)
def test_the_words_are_named_at_the_end_of_a_line_too(text: str, named: str) -> None:
    load_rules()
    card = Card("Test Toy", faces=(Face("Test Toy", types=("Creature",), power="1", toughness="1", oracle_text=text),))
    (words,) = refused_words(compile_card(card))
    assert words.text == f"{text.splitlines()[1]} [{named}]"
