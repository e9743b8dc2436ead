"""Families of lines, for the count of what is understood."""

import pytest

from rulings.answer.line_families import FAMILIES, family_of


@pytest.mark.parametrize(
    ("line", "family"),
    [
        ("Flying, vigilance", "keywords"),
        ("When this creature enters, draw a card.", "triggered"),
        ("Landfall — Whenever a land you control enters, you gain 1 life.", "triggered"),
        ("{T}: Add {G}.", "activated"),
        ("[−2]: Draw a card.", "loyalty"),
        ("I, II — Draw a card.", "chapter"),
        ("Choose one —\n• Draw a card.\n• You gain 2 life.", "modal"),
        ("This land enters tapped.", "replacement"),
        ("If you would draw a card, draw two cards instead.", "replacement"),
        ("Creatures you control get +1/+1.", "static"),
    ],
)
def test_a_line_is_sorted_by_its_words(line: str, family: str) -> None:
    assert family in FAMILIES
    assert family_of(line, is_spell=False) == family


def test_an_instruction_of_a_spell_is_a_family_of_its_own() -> None:
    assert family_of("Destroy target creature.", is_spell=True) == "spell"
