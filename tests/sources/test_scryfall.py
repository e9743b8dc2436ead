"""Scryfall's bulk files: read as a stream, Japanese names by date, tokens aside."""

import gzip
import tracemalloc
from pathlib import Path

import pytest

from rulings.corpus.cards import Layout
from rulings.corpus.records import Fact, NameKind, Reason
from rulings.language import Language
from rulings.sources.reading import Reading, SourceFaultError
from rulings.sources.scryfall import read_scryfall_cards, read_scryfall_rulings, split_type_line
from tests.sources.invented import scryfall_card, write_bulk_file, write_json_lines


def printed(name: str, japanese: str, released: str, **facts: object) -> dict[str, object]:
    """A Japanese printing."""
    return scryfall_card(name, lang="ja", printed_name=japanese, released_at=released, **facts)


def read(tmp_path: Path, *entries: dict[str, object]) -> Reading:
    reading = read_scryfall_cards(write_bulk_file(tmp_path, "cards.json", *entries))
    for tally in reading.tallies:
        assert tally.entries == tally.taken + reading.count_left_out(tally.fact), tally
    return reading


def test_every_printing_is_one_card(tmp_path: Path) -> None:
    reading = read(tmp_path, scryfall_card("Test Golem"), scryfall_card("Test Golem", released_at="2020-01-01"))
    assert [card.name for card in reading.cards] == ["Test Golem"]
    assert reading.source.edition == "2026-10-02"


def test_of_several_japanese_names_the_latest_printing_s_is_first(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        scryfall_card("Test Golem"),
        printed("Test Golem", "実験のゴーレム", "2004-01-01"),
        printed("Test Golem", "試験のゴーレム", "2024-01-01"),
        printed("Test Golem", "実験のゴーレム", "2001-01-01"),
    )
    assert [name.text for name in reading.names] == ["試験のゴーレム", "実験のゴーレム"]


def test_a_printing_without_a_printed_name_or_in_english_gives_none(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        scryfall_card("Test Golem", lang="ja"),
        printed("Test Golem", "Test Golem", "2024-01-01"),
    )
    assert reading.names == ()
    assert [item.reason for item in reading.left_out if item.fact is Fact.NAME] == [
        Reason.NO_NAME,
        Reason.NOT_JAPANESE,
    ]


def test_faces_have_names_and_texts_of_their_own(tmp_path: Path) -> None:
    faces = [
        {
            "name": "Test Fire",
            "printed_name": "試験の火",
            "printed_text": "燃える。",
            "printed_type_line": "インスタント",
        },
        {"name": "Test Ice", "printed_name": "試験の氷"},
    ]
    reading = read(
        tmp_path,
        scryfall_card("Test Fire // Test Ice", lang="ja", layout="split", card_faces=faces),
    )
    assert [(name.face, name.text) for name in reading.names] == [("Test Fire", "試験の火"), ("Test Ice", "試験の氷")]
    assert [(text.face, text.text) for text in reading.printed_texts] == [("Test Fire", "燃える。")]


def test_tokens_and_art_cards_are_left_out(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        scryfall_card("Golem", layout="token", set_type="token"),
        scryfall_card("Test Golem // Test Golem", layout="art_series"),
    )
    assert reading.cards == ()
    assert {item.reason for item in reading.left_out} == {Reason.NOT_A_CARD}


def test_other_languages_are_counted_without_being_parsed(tmp_path: Path) -> None:
    reading = read(tmp_path, scryfall_card("Test Golem", lang="de"), scryfall_card("Test Golem", lang="de"))
    assert [(item.what, item.count) for item in reading.left_out] == [("de", 2)]


def test_a_name_printed_instead_of_a_card_s_own_is_kept(tmp_path: Path) -> None:
    [name] = read(tmp_path, scryfall_card("Test Golem", flavor_name="Zilla")).names
    assert (name.text, name.language, name.kind) == ("Zilla", Language.EN, NameKind.FLAVOR)


def test_what_a_printing_with_a_title_has_printed_is_a_title_until_another_printing_has_it(tmp_path: Path) -> None:
    titled = printed("Test Golem", "怪獣", "2024-01-01", flavor_name="Zilla")
    reading = read(tmp_path, scryfall_card("Test Golem"), titled, printed("Test Golem", "試験のゴーレム", "2020-01-01"))
    assert [(name.text, name.kind) for name in reading.names] == [
        ("怪獣", NameKind.FLAVOR),
        ("試験のゴーレム", NameKind.CURRENT),
    ]


def test_layouts_defense_and_indicators_are_read(tmp_path: Path) -> None:
    siege = {"name": "Test Siege", "type_line": "Battle — Siege", "defense": "4", "mana_cost": "{3}"}
    back = {"name": "Test Tower", "type_line": "Creature — Golem", "color_indicator": ["R", "W"], "mana_cost": ""}
    [card] = read(
        tmp_path, scryfall_card("Test Siege // Test Tower", layout="transform", card_faces=[siege, back])
    ).cards
    assert (card.name, card.layout) == ("Test Siege", Layout.TRANSFORM)
    assert card.faces[0].defense == "4"
    assert card.faces[1].color_indicator == ("W", "R")


def test_a_reversible_card_is_its_one_side(tmp_path: Path) -> None:
    side = {"name": "Test Golem", "oracle_id": "1", "type_line": "Artifact", "mana_cost": "{2}"}
    entry = scryfall_card("Test Golem // Test Golem", layout="reversible_card", card_faces=[side, side])
    del entry["oracle_id"]
    [card] = read(tmp_path, entry).cards
    assert (card.name, card.oracle_id, len(card.faces)) == ("Test Golem", "1", 1)


def test_jokes_and_digital_cards_are_marked(tmp_path: Path) -> None:
    nowhere = {"vintage": "not_legal", "commander": "not_legal", "alchemy": "legal"}
    reading = read(
        tmp_path,
        scryfall_card("Test Joke", set_type="funny", legalities={"vintage": "not_legal"}),
        scryfall_card("Test Eternal", set_type="funny"),
        scryfall_card("A-Test Golem", digital=True, games=["arena"], legalities=nowhere),
        scryfall_card("Test Golem", digital=True, games=["mtgo"]),
    )
    marks = {card.name: (card.is_joke, card.is_digital_only) for card in reading.cards}
    assert marks == {
        "Test Joke": (True, False),
        "Test Eternal": (False, False),
        "A-Test Golem": (False, True),
        "Test Golem": (False, False),
    }


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("Basic Snow Land — Island", (("Basic", "Snow"), ("Land",), ("Island",))),
        ("Plane — Bolas's Meditation Realm", ((), ("Plane",), ("Bolas's Meditation Realm",))),
        ("Legendary Creature — Time Lord Doctor", (("Legendary",), ("Creature",), ("Time Lord", "Doctor"))),
        ("Kindred Instant — Elf", ((), ("Kindred", "Instant"), ("Elf",))),
        ("Artifact", ((), ("Artifact",), ())),
    ],
)
def test_type_lines_are_taken_apart__205_3b(line: str, parts: tuple[tuple[str, ...], ...]) -> None:
    assert split_type_line(line) == parts


def test_a_file_may_be_gzipped_and_has_the_same_facts(tmp_path: Path) -> None:
    plain = write_bulk_file(tmp_path, "cards.json", scryfall_card("Test Golem"))
    packed = tmp_path / "cards.json.gz"
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    assert read_scryfall_cards(packed).cards == read_scryfall_cards(plain).cards


@pytest.mark.parametrize("is_packed", [False, True])
def test_a_cut_file_is_a_fault(tmp_path: Path, is_packed: bool) -> None:
    entries = [scryfall_card("Test Golem"), scryfall_card("Test Giant")]
    data = write_bulk_file(tmp_path, "cards.json", *entries).read_bytes()
    path = tmp_path / "cut.json"
    path.write_bytes(gzip.compress(data)[:-20] if is_packed else data[:-60])
    with pytest.raises(SourceFaultError):
        read_scryfall_cards(path)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_file_cut_between_two_lines_is_a_fault_too(tmp_path: Path, left: int) -> None:
    entries = [scryfall_card("Test Golem"), scryfall_card("Test Giant"), scryfall_card("Essai", lang="fr")]
    lines = write_bulk_file(tmp_path, "cards.json", *entries).read_bytes().splitlines(keepends=True)
    path = tmp_path / "cut.json"
    path.write_bytes(b"".join(lines[: 1 + left]))
    with pytest.raises(SourceFaultError) as refused:
        read_scryfall_cards(path)
    assert refused.value.details["fault"] == "the list has no end"


def test_memory_does_not_grow_with_the_printings(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    line = b'{"object":"card","lang":"fr","name":"Test Golem","filler":"' + b"x" * 2000 + b'"},\n'
    with path.open("wb") as file:
        file.write(b"[\n")
        for _ in range(10_000):
            file.write(line)
        file.write(b"{}\n]\n".replace(b"{}", line.strip().rstrip(b",")))
    tracemalloc.start()
    reading = read_scryfall_cards(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert reading.left_out[0].count == 10_001
    assert peak < path.stat().st_size / 10


def test_rulings_are_tied_by_oracle_id_and_those_of_unknown_cards_are_left_out(tmp_path: Path) -> None:
    rows = [
        {"object": "ruling", "oracle_id": oracle_id, "source": source, "published_at": "2026-01-01", "comment": text}
        for oracle_id, source, text in (
            ("1", "wotc", "A."),
            ("1", "wotc", "A."),
            ("1", "scryfall", "B."),
            ("2", "wotc", "C."),
        )
    ]
    reading = read_scryfall_rulings(write_bulk_file(tmp_path, "rulings.json", *rows), {"1": "Test Golem"})
    assert [(ruling.text, ruling.source, ruling.cards) for ruling in reading.rulings] == [
        ("A.", "Gatherer", ("Test Golem",)),
        ("B.", "Scryfall", ("Test Golem",)),
    ]
    assert [item.reason for item in reading.left_out] == [Reason.DUPLICATE, Reason.NO_SUCH_CARD]
    [tally] = reading.tallies
    assert tally.entries == tally.taken + len(reading.left_out)


# --- The layout of July 2026 ---

FRONT_CARD = scryfall_card("Test Golem", layout="front_card", type_line="Card", oracle_text="")
CARD_FACES = [
    {"name": "Test Golem", "type_line": "Creature — Golem", "mana_cost": "{3}", "flavor_name": "Zilla"},
    {"name": "Test Giant", "type_line": "Creature — Giant", "flavor_name": "Mega Zilla"},
]


def test_json_lines_are_read_like_an_array(tmp_path: Path) -> None:
    entries = [scryfall_card("Test Golem"), printed("Test Golem", "試験のゴーレム", "2024-01-01")]
    array = read(tmp_path, *entries)
    lines = read_scryfall_cards(write_json_lines(tmp_path, "oracle-cards.jsonl.gz", *entries))
    assert (lines.cards, lines.names) == (array.cards, array.names)
    plain = tmp_path / "cards.txt"
    plain.write_bytes(gzip.decompress((tmp_path / "oracle-cards.jsonl.gz").read_bytes()).rstrip())
    assert read_scryfall_cards(plain).cards == array.cards


@pytest.mark.parametrize("last", [scryfall_card("Test Giant"), scryfall_card("Géant", lang="fr")])
def test_json_lines_that_were_cut_are_a_fault(tmp_path: Path, last: dict[str, object]) -> None:
    data = gzip.decompress(write_json_lines(tmp_path, "all.jsonl.gz", scryfall_card("Test Golem"), last).read_bytes())
    path = tmp_path / "cut.jsonl"
    path.write_bytes(data.rstrip()[:-1])
    with pytest.raises(SourceFaultError):
        read_scryfall_cards(path)


def test_a_line_without_an_end_is_a_fault_and_not_held_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "one-line.jsonl.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write(b'{"object":"card","lang":"en","name":"')
        for _ in range(64):
            file.write(b"x" * (1 << 20))
    tracemalloc.start()
    with pytest.raises(SourceFaultError) as refused:
        read_scryfall_cards(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused.value.details["fault"] == "line 1 is longer than any object"
    assert peak < 48 << 20


@pytest.mark.parametrize("is_first", [False, True])
def test_a_front_card_is_no_card_and_displaces_none(tmp_path: Path, is_first: bool) -> None:
    entries = [scryfall_card("Test Golem", oracle_text="Trample"), FRONT_CARD]
    reading = read(tmp_path, *(reversed(entries) if is_first else entries))
    [card] = reading.cards
    assert card.faces[0].oracle_text == "Trample"
    assert [(item.what, item.reason) for item in reading.left_out] == [("front_card", Reason.NOT_A_CARD)]


def test_only_layouts_that_are_known_to_be_those_of_cards_become_cards(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        scryfall_card("Test Golem"),
        scryfall_card("Test Giant", layout="hologram"),
        scryfall_card("Test Elf", layout="other"),
        scryfall_card("Test Marker", layout="minigame"),
        {key: value for key, value in scryfall_card("Test Bird").items() if key != "layout"},
    )
    assert [card.name for card in reading.cards] == ["Test Golem"]
    assert {(item.what, item.reason) for item in reading.left_out} == {
        ("hologram", Reason.UNKNOWN_LAYOUT),
        ("other", Reason.UNKNOWN_LAYOUT),
        ("?", Reason.UNKNOWN_LAYOUT),
        ("minigame", Reason.NOT_A_CARD),
    }


def test_titles_are_read_from_faces_and_from_later_printings(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        scryfall_card("Test Bear"),
        scryfall_card("Test Bear", flavor_name="Bärli, the Bear"),
        scryfall_card("Test Bear", printed_name="Bear of the Omens"),
        scryfall_card("Test Golem // Test Giant", layout="transform", card_faces=CARD_FACES),
    )
    assert {(name.card, name.face, name.text, name.kind) for name in reading.names} == {
        ("Test Bear", "", "Bärli, the Bear", NameKind.FLAVOR),
        ("Test Bear", "", "Bear of the Omens", NameKind.FLAVOR),
        ("Test Golem // Test Giant", "Test Golem", "Zilla", NameKind.FLAVOR),
        ("Test Golem // Test Giant", "Test Giant", "Mega Zilla", NameKind.FLAVOR),
    }
