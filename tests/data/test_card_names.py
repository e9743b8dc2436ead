"""The bundled Japanese card names that are better known than in the table, and names of what documents speak of."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulings.corpus.printings import load_printings
from rulings.sources.name_table import read_name_table
from tests.places import ROOT, SHARED

NAMES = ROOT / "data" / "names" / "cards.toml"


def load_cards() -> dict[str, dict[str, list[str]]]:
    data = tomllib.loads(NAMES.read_text(encoding="utf-8"))
    assert set(data) == {"cards"}
    cards: dict[str, dict[str, list[str]]] = data["cards"]
    return cards


CARDS = load_cards()


def shared(*parts: str) -> Path:
    path = SHARED.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"../shared/{'/'.join(parts)} is not here")
    return path


def test_every_line_has_names_and_as_many_readings() -> None:
    faults = [
        name
        for name, row in CARDS.items()
        if set(row) != {"ja", "reading"}
        or len(row["ja"]) != len(row["reading"])
        or len(set(row["ja"])) != len(row["ja"])
    ]
    assert faults == []


def test_lines_are_sorted_and_one_a_card() -> None:
    lines = [line for line in NAMES.read_text(encoding="utf-8").splitlines() if line.startswith('"')]
    assert len(lines) == len(CARDS)
    assert list(CARDS) == sorted(CARDS)


def test_readings_are_hiragana() -> None:
    faults = [
        (n, r)
        for n, row in CARDS.items()
        for r in row["reading"]
        if not re.fullmatch(r"[ぁ-ゖー]+( // [ぁ-ゖー]+)*", r)
    ]
    assert faults == []


def test_names_carry_no_furigana_half_width_or_look_alike_letters() -> None:
    odd = re.compile(r"[（）()A-Za-z･]|[ァ-ヶー][へべぺ](?=[ァ-ヶー])|^[へべぺ](?=[ァ-ヶー])")
    faults = [(n, ja) for n, row in CARDS.items() for ja in row["ja"] if odd.search(ja)]
    assert faults == []


def test_whole_names_have_as_many_halves_as_the_english_name() -> None:
    faults = [
        name
        for name, row in CARDS.items()
        for text in (*row["ja"], *row["reading"])
        if text.count(" // ") != name.count(" // ")
    ]
    assert faults == []


def test_both_names_of_the_cards_that_the_mirrodin_faq_calls_otherwise() -> None:
    assert set(CARDS["Confusion in the Ranks"]["ja"]) == {"階級の混乱", "兵員の混乱"}
    assert set(CARDS["Glissa Sunseeker"]["ja"]) == {"陽光を求める者グリッサ", "グリッサ・サンシーカー"}


@cache
def names_of_faces() -> dict[str, list[str]]:
    """Every face of the table and every card of the list, with all its Japanese names."""
    table = read_name_table(NAMES.parent / "japanese.tsv").names
    found = {name: list(row["ja"]) for name, row in CARDS.items()}
    for name in table:
        found.setdefault(name.face or name.card, []).append(name.text)
    return found


def is_known(name: str) -> bool:
    """Whether a card, a face or a whole of faces has a Japanese name here, is one, or never had one."""
    cards = names_of_faces().keys() | printed_cards()
    return name in japanese_names() or name in cards or all(half in cards for half in name.split(" // "))


@cache
def printed_cards() -> frozenset[str]:
    return frozenset(load_printings(NAMES.parents[1] / "cards" / "printings.tsv"))


@cache
def japanese_names() -> frozenset[str]:
    return frozenset(ja for names in names_of_faces().values() for ja in names)


def test_every_card_that_a_seed_document_brackets_is_here() -> None:
    missing = []
    for path in sorted(shared("data", "seeds").glob("*.txt")):
        for bracket in re.findall(r"《([^》]+)》", path.read_text(encoding="utf-8")):
            parts = [part.strip() for part in bracket.replace("’", "'").replace("／", "/").split("/")]
            whole = [part.replace("+", " // ") for part in parts]
            plain = [part.replace("Maruf", "Ma'rûf") for part in whole]
            if not any(map(is_known, plain)):
                missing.append((path.name[:3], bracket))
    assert missing == []


def test_cards_that_the_wiki_pages_name_are_here() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(shared("data", "seeds").glob("00[034]*.txt")))
    pairs = {en for en, names in names_of_faces().items() if any(f"{ja}/{en}" in text for ja in names)}
    assert {"Millstone", "Rest in Peace", "Heed the Mists", "Flickerform", "Consider"} <= pairs
    assert names_of_faces()["Search for Azcanta"][0].startswith("アズカンタの探索")


def cards_of(table: dict[str, Any]) -> Iterator[str]:
    for player in table["players"].values():
        for zone in ("battlefield", "hand", "library", "graveyard", "exile", "command"):
            for card in player.get(zone, []):
                yield card["card"] if isinstance(card, dict) else card.split("*")[0]
        if "library_rest" in player:
            yield player["library_rest"]["card"]


def test_every_card_on_a_development_table_is_here() -> None:
    names = {
        name
        for path in shared("tables", "dev").glob("*.toml")
        for name in cards_of(tomllib.loads(path.read_text(encoding="utf-8")))
    }
    assert len(names) > 200
    assert sorted(name for name in names if not is_known(name)) == ["Cerebral Download"]  # it has no Japanese name yet
