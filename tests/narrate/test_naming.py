"""What is on the table is called by its name in the reader's language."""

import pytest

from rulings.language import Language
from rulings.narrate.naming import Names

NAMES = Names({"Opt": "選択"})


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("Soldier Token", "兵士・トークン"),
        ("Orc Army Token", "オーク・軍団・トークン"),
        ("Eldrazi Spawn Token", "エルドラージ・落とし子・トークン"),
        ("Opt", "《選択》"),
        ("No Such Subtype Token", "No Such Subtype Token"),
        ("Marit Lage", "Marit Lage"),
    ],
)
def test_a_token_is_named_for_its_subtypes(english: str, japanese: str) -> None:
    """CR 111.4."""
    assert NAMES.card(english, Language.JA) == japanese
    assert NAMES.card(english, Language.EN) == english


def test_a_token_has_a_japanese_name_on_the_board() -> None:
    assert NAMES.japanese("Treasure Token") == "宝物・トークン"
    assert NAMES.japanese("Marit Lage") is None
