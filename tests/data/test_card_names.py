"""The bundled Japanese card names: well formed, enough of them, and the same as in the data beside the project."""

import csv
import gzip
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.places import ROOT, SHARED

NAMES = ROOT / "data" / "names" / "cards.toml"

DIFFERENCES = {
    ("Assault // Battery", "Assault // Battery"): "English in the Japanese field",
    ("Assault // Battery", "暴行 // 殴打 // Battery"): "the second English half glued to both Japanese halves",
    ("Boom // Bust", "Boom // Bust"): "English in the Japanese field",
    ("Dead // Gone", "Dead // Gone"): "English in the Japanese field",
    ("Life // Death", "Life // Death"): "English in the Japanese field",
    ("Power Conduit", "Power Conduit"): "English in the Japanese field",
    ("Rough // Tumble", "Rough // Tumble"): "English in the Japanese field",
    ("Stand // Deliver", "抵抗 // 救難 // Deliver"): "the second English half glued to both Japanese halves",
    ("Wax // Wane", "増進 // 衰退 // Wane"): "the second English half glued to both Japanese halves",
}
"""Names that the data beside the project gives and we do not, each with the reason."""


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


def without_furigana(name: str) -> str:
    return re.sub(r"（[ぁ-ゖー]+[）)]", "", name).replace("･", "・")


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


def test_at_least_1200_cards_have_a_japanese_name() -> None:
    assert sum(bool(row["ja"]) for row in CARDS.values()) >= 1200


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


def japanese_names() -> dict[str, str]:
    return {ja: english for english, row in CARDS.items() for ja in row["ja"]}


def test_every_card_that_a_seed_document_brackets_is_here() -> None:
    known = japanese_names()
    missing = []
    for path in sorted(shared("data", "seeds").glob("*.txt")):
        for bracket in re.findall(r"《([^》]+)》", path.read_text(encoding="utf-8")):
            parts = [part.strip() for part in bracket.replace("’", "'").replace("／", "/").split("/")]
            whole = [part.replace("+", " // ") for part in parts]
            plain = [part.replace("Maruf", "Ma'rûf") for part in whole]
            if not any(part in CARDS or part in known for part in plain):
                missing.append((path.name[:3], bracket))
    assert missing == []


def test_cards_that_the_wiki_pages_name_are_here() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(shared("data", "seeds").glob("00[034]*.txt")))
    pairs = {en for en, row in CARDS.items() if any(f"{ja}/{en}" in text for ja in row["ja"])}
    assert {"Millstone", "Rest in Peace", "Heed the Mists", "Flickerform", "Consider"} <= pairs
    assert CARDS["Search for Azcanta // Azcanta, the Sunken Ruin"]["ja"][0].startswith("アズカンタの探索")


def cards_of(table: dict[str, Any]) -> Iterator[str]:
    for player in table["players"].values():
        for zone in ("battlefield", "hand", "library", "graveyard", "exile", "command"):
            for card in player.get(zone, []):
                yield card["card"] if isinstance(card, dict) else card.split("*")[0]
        if "library_rest" in player:
            yield player["library_rest"]["card"]


def test_every_card_on_a_development_table_is_here() -> None:
    known = japanese_names()
    names = {
        name
        for path in shared("tables", "dev").glob("*.toml")
        for name in cards_of(tomllib.loads(path.read_text(encoding="utf-8")))
    }
    assert len(names) > 200
    assert sorted(name for name in names if name not in CARDS and name not in known) == []


def mtgjson_names(faces: list[dict[str, Any]]) -> set[str]:
    """Whole Japanese names of one card: halves joined where the card has several."""
    if len(faces) == 1:
        return {row["name"] for row in faces[0].get("foreignData", []) if row.get("name")}
    columns = [[row["faceName"] for row in f.get("foreignData", []) if row.get("faceName")] for f in faces]
    return {" // ".join(row) for row in zip(*columns, strict=False)}


def test_names_agree_with_mtgjson_or_the_difference_has_a_reason() -> None:
    with gzip.open(shared("data", "mtgjson", "AtomicCards.json.gz"), "rt", encoding="utf-8") as file:
        atomic = json.load(file)["data"]
    compared, faults, used = 0, [], set()
    for name, row in CARDS.items():
        if name not in atomic:
            continue
        for ja in sorted(map(without_furigana, mtgjson_names(atomic[name]))):
            compared += 1
            if (name, ja) in DIFFERENCES:
                used.add((name, ja))
            elif ja not in row["ja"]:
                faults.append((name, ja, row["ja"]))
    assert compared > 1500
    assert faults == []
    assert set(DIFFERENCES) - used == set(), "a reason for a difference that is not there"


def test_names_and_readings_agree_with_the_name_list() -> None:
    with shared("data", "names", "db_mtg.csv").open(encoding="utf-8", newline="") as file:
        listed = {row[0]: (row[1], row[2]) for row in csv.reader(file)}
    compared, faults = 0, []
    for name, row in CARDS.items():
        halves = name.split(" // ")
        if not row["ja"] or any(half not in listed for half in halves):
            continue
        compared += 1
        ja = " // ".join(listed[half][0] for half in halves)
        reading = " // ".join(listed[half][1].replace(" ", "") for half in halves)
        if (ja, reading) not in zip(row["ja"], row["reading"], strict=True):
            faults.append((name, ja, reading, row))
    assert compared > 1500
    assert faults == []
