"""The Japanese titles of our own tables name cards as they are officially called."""

import csv
import functools
import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.places import ROOT, SHARED

NAMES = SHARED / "data" / "names" / "db_mtg.csv"
LOOK_ALIKE = str.maketrans("へべぺ", "ヘベペ")
"""Hiragana that the list has in the midst of katakana; taken for one everywhere here."""
needs_names = pytest.mark.skipif(not NAMES.is_file(), reason="../shared/data/names is absent")


@functools.cache
def official() -> dict[str, str]:
    """English names of cards and their Japanese ones."""
    with NAMES.open(encoding="utf-8") as file:
        return {row[0]: row[1].translate(LOOK_ALIKE) for row in csv.reader(file)}


def tables() -> Iterator[tuple[str, str, str, set[str]]]:
    """Id, titles in English and Japanese, and cards of every table."""
    for folder in ("tests/tables", "data/demonstrations"):
        for path in sorted((ROOT / folder).rglob("*.toml")):
            text = path.read_text(encoding="utf-8")
            title = tomllib.loads(text)["title"]
            yield (
                path.stem,
                title["en"],
                title["ja"].translate(LOOK_ALIKE),
                set(re.findall(r'"([^"\n]+?)(?:\*\d+)?"', text)),
            )


@needs_names
def test_a_card_in_a_japanese_title_is_a_card_of_the_table_by_its_official_name() -> None:
    english = {ja: en for en, ja in official().items()}
    named = [(table, name, cards) for table, _, ja, cards in tables() for name in re.findall("《([^》]+)》", ja)]
    assert len(named) > 50
    assert [(table, name) for table, name, cards in named if english.get(name, name) not in cards] == []


@needs_names
def test_the_card_that_an_english_title_begins_with_stands_in_the_japanese_one_by_its_official_name() -> None:
    """Of names of one word most are words of the rules too, so those of several words are looked at."""
    named = [
        (table, card, ja)
        for table, en, ja, cards in tables()
        for card in cards
        if " " in card and card in official() and re.match(rf"{re.escape(card)}(?!\w)", en)
    ]
    assert len(named) > 80
    assert [(table, official()[card], ja) for table, card, ja in named if official()[card] not in ja] == []
