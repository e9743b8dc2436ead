"""No character that commands a terminal comes out of a source, and none goes out through a front."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import sentence
from bot.render.document import Document, item, note, quote, text
from bot.render.embed import render_embeds
from bot.render.json import render_json
from bot.render.text import render_text
from rulings.controls import CONTROLS, clean_json, clean_text, show_controls
from rulings.errors import RulingsError
from rulings.language import Language
from rulings.sources.cr_text import read_rules_text
from rulings.sources.cr_text_ja import decode_japanese_text
from rulings.sources.mtgjson import read_mtgjson
from rulings.sources.name_lists import read_name_list
from rulings.sources.oracle_snapshot import read_snapshot
from rulings.sources.scryfall import read_scryfall_cards, read_scryfall_rulings
from tests.sources.invented import (
    japanese,
    mtgjson_entry,
    scryfall_card,
    snapshot_entry,
    write_atomic_cards,
    write_bulk_file,
    write_json_lines,
    write_snapshot,
)

DIRTY = "\x1b[31mFly\x07ing\x9b1m\u202e\u200f\x00\x7f"
CLEAN = "[31mFlying1m"
RULING = {"object": "ruling", "oracle_id": "1", "source": "wotc", "published_at": "2026-01-01", "comment": DIRTY}

SOURCES: dict[str, Callable[[Path], Any]] = {
    "snapshot": lambda at: read_snapshot(write_snapshot(at, snapshot_entry(f"Test {DIRTY}", text=DIRTY))),
    "mtgjson": lambda at: read_mtgjson(
        write_atomic_cards(
            at,
            mtgjson_entry(
                f"Test {DIRTY}",
                text=DIRTY,
                rulings=[{"date": "2026-01-01", "text": DIRTY}],
                foreignData=[japanese(f"試験{DIRTY}", text=DIRTY)],
            ),
        )
    ),
    "an array of Scryfall": lambda at: read_scryfall_cards(
        write_bulk_file(
            at,
            "cards",
            scryfall_card(f"Test {DIRTY}", oracle_text=DIRTY, flavor_name=f"Zilla {DIRTY}"),
            scryfall_card("Test", lang="ja", printed_name=f"試験{DIRTY}", printed_text=DIRTY),
        )
    ),
    "JSON Lines of Scryfall": lambda at: read_scryfall_cards(
        write_json_lines(at, "cards", scryfall_card(f"Test {DIRTY}", oracle_text=DIRTY))
    ),
    "rulings of Scryfall": lambda at: read_scryfall_rulings(write_bulk_file(at, "rulings", RULING), {"1": "Test"}),
}


@pytest.mark.parametrize("name", SOURCES)
def test_no_source_of_cards_gives_a_control_character(tmp_path: Path, name: str) -> None:
    reading = SOURCES[name](tmp_path)
    facts = [*reading.cards, *reading.names, *reading.printed_texts, *reading.rulings]
    assert facts
    said = json.dumps(json.loads(render_json([*facts, *reading.left_out])), ensure_ascii=False)
    assert CLEAN in said
    assert not CONTROLS.search(said)
    assert "\\u00" not in said


def test_no_list_of_names_gives_a_control_character(tmp_path: Path) -> None:
    path = tmp_path / "names"
    path.write_text("Test Golem,試験の\x1bゴーレム,しけんのごーれむ\r\n" * 3, encoding="utf-8")
    assert {name.text for name in read_name_list(path).names} == {"試験のゴーレム"}


def test_no_text_of_rules_gives_a_control_character() -> None:
    text = (
        "Magic: The Gathering Comprehensive Rules\n\nThese rules are effective as of January 16, 2026.\n\nContents\n\n"
        "1. Game Concepts\n\n100. General\n\nGlossary\n\nCredits\n\n1. Game Concepts\n\n100. General\n\n"
        f"100.1. These {DIRTY} rules.\n\nGlossary\n\nAbility\nAn {DIRTY} effect.\n\nCredits\n\nNobody\n"
    )
    edition = read_rules_text(text.encode())
    [rule] = edition.rules
    assert rule.text == f"These {CLEAN} rules."
    assert edition.glossary[0].text == f"An {CLEAN} effect."
    for encoding in ("utf-8", "utf-8-sig", "iso2022_jp"):
        data = "総合ルール\x1b和訳\n本文".encode() if encoding != "iso2022_jp" else "総合\n本文".encode(encoding)
        assert not CONTROLS.search(decode_japanese_text(data).replace("\n", ""))


def test_separators_of_lines_become_line_feeds() -> None:
    assert clean_text("飛行\u2028警戒\n\u2028到達\r\n先制攻撃\r速攻\tT") == "飛行\n警戒\n到達\n先制攻撃\n速攻\tT"


@given(
    st.recursive(
        st.text() | st.integers() | st.none(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_whatever_stands_in_a_json_file_comes_out_clean_and_nothing_else_changes(value: Any) -> None:
    printed = json.dumps(value)
    cleaned = clean_json(json.loads(printed))
    if not any(CONTROLS.search(piece) for piece in texts_of(value)) and "\\r" not in printed:
        assert cleaned == value
    assert not any(CONTROLS.search(piece) for piece in texts_of(cleaned))


def texts_of(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [piece for each in value for piece in texts_of(each)]
    if isinstance(value, dict):
        return [piece for key, each in value.items() for piece in (key, *texts_of(each))]
    return []


@given(st.text())
def test_what_is_shown_has_none_and_is_as_long(words: str) -> None:
    shown = show_controls(words)
    assert len(shown) == len(words)
    assert not CONTROLS.search(shown)
    shown.encode()


EVERY = "".join(map(chr, (*range(0x20), *range(0x7F, 0xA0), 0x202E, 0x2066, 0xFEFF, 0xD800)))


def test_neither_front_writes_a_control_character_of_a_document() -> None:
    document = Document(EVERY, (text(f"a{EVERY}b"), quote(EVERY), item(EVERY, EVERY), note(EVERY)), EVERY)
    written = render_text(document, width=80)
    own_styles = ("\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[4m")
    for style in own_styles:
        written = written.replace(style, "")
    assert not CONTROLS.search(written)
    for embed in render_embeds(document):
        shown = f"{embed.title}{embed.description}{embed.footer.text}"
        assert not CONTROLS.search(shown)


def test_json_has_them_as_escapes_and_stays_the_same_value() -> None:
    assert not CONTROLS.search(render_json(EVERY))
    assert json.loads(render_json(EVERY)) == EVERY


@pytest.mark.parametrize("language", Language)
def test_no_sentence_about_an_error_has_one(language: Language) -> None:
    class UnheardOfError(RulingsError):
        code = "unheard_of"

    assert not CONTROLS.search(sentence(language, UnheardOfError(query=DIRTY)))


def test_a_gzipped_file_is_cleaned_too(tmp_path: Path) -> None:
    path = write_snapshot(tmp_path, snapshot_entry("Test Golem", text=DIRTY))
    path.write_bytes(gzip.compress(path.read_bytes()))
    assert read_snapshot(path).cards[0].faces[0].oracle_text == CLEAN
