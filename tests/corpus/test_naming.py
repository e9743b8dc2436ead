"""Which card a name belongs to, and which of its names is today's."""

import csv

import pytest

from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.naming import CardNames, MergedNames, Place, merge_names
from rulings.corpus.records import CardName, DisagreementKind, NameKind, Reason
from rulings.language import Language
from tests.places import SHARED


def card(*faces: str, layout: Layout = Layout.NORMAL, missing: tuple[str, ...] = (), is_joke: bool = False) -> Card:
    names = (*faces, *missing)
    name = " // ".join(names) if layout is Layout.SPLIT else names[0]
    return Card(name, layout, tuple(map(Face, faces)), missing, is_joke=is_joke)


def named(english: str, japanese: str, **facts: object) -> CardName:
    return CardName(english, japanese, source="test", **facts)  # type: ignore[arg-type]


FIRE = card("Test Fire", missing=("Test Ice",), layout=Layout.SPLIT)
MOTH = card("Test Moth", "Test Monster", layout=Layout.TRANSFORM)
GOLEM = card("Test Golem")
ICE = card("Test Ice")


# --- finding ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "face", "place"),
    [
        ("Test Golem", "", Place("Test Golem", None)),
        ("Test Moth", "", Place("Test Moth", 0)),
        ("Test Moth // Test Monster", "", Place("Test Moth", None)),
        ("Test Monster", "", Place("Test Moth", 1)),
        ("Test Moth // Test Monster", "Test Monster", Place("Test Moth", 1)),
        ("Test Fire // Test Ice", "", Place("Test Fire // Test Ice", None)),
        ("Test Fire", "", Place("Test Fire // Test Ice", 0)),
        ("Test Fire // Test Ice", "Test Ice", Place("Test Fire // Test Ice", 1)),
        ("Test Nothing", "", None),
    ],
)
def test_every_form_of_a_name_is_found(name: str, face: str, place: Place | None) -> None:
    assert CardNames([FIRE, MOTH, GOLEM]).find(name, face) == place


def test_a_card_called_so_as_a_whole_comes_before_a_face__201_2() -> None:
    assert CardNames([FIRE, ICE]).find("Test Ice") == Place("Test Ice", None)


def test_a_former_name_leads_to_the_card_as_it_is_called_today() -> None:
    assert CardNames([GOLEM], {"Famous Hero": "Test Golem"}).find("Famous Hero") == Place("Test Golem", None)


def test_a_face_of_several_cards_is_only_found_together_with_its_card() -> None:
    other = card("Test Rain", missing=("Test Ice",), layout=Layout.SPLIT)
    known = CardNames([FIRE, other])
    assert known.find("Test Ice") is None
    assert [place.card for place in known.find_rivals("Test Ice")] == ["Test Fire // Test Ice", "Test Rain // Test Ice"]
    assert known.find_rivals("Test Fire") == ()
    assert known.find("Test Rain // Test Ice", "Test Ice") == Place("Test Rain // Test Ice", 1)


def test_a_joke_card_does_not_make_a_face_ambiguous() -> None:
    joke = card("Test Start", missing=("Test Fire",), layout=Layout.SPLIT, is_joke=True)
    assert CardNames([FIRE, joke]).find("Test Fire") == Place("Test Fire // Test Ice", 0)


@pytest.mark.parametrize("name", ["Jotun Owl", "jötun owl", "Jötun-Owl"])
def test_a_list_that_drops_accents_finds_its_card(name: str) -> None:
    assert CardNames([card("Jötun Owl")]).find(name) == Place("Jötun Owl", None)


def test_a_blank_in_a_name_is_part_of_it() -> None:
    assert CardNames([card("________ Goblin")]).find("Goblin") is None


def test_names_that_differ_in_accents_only_are_not_guessed() -> None:
    known = CardNames([card("Séance"), card("Seance")])
    assert known.find("Seance") == Place("Seance", None)
    assert known.find("seance") is None


# --- ordering ---------------------------------------------------------------------------------------------------------


def kinds(merged: MergedNames, name: str) -> list[tuple[str, NameKind]]:
    return [(known.text, known.kind) for place, known in merged.names if place.card == name]


def test_the_first_source_says_which_name_is_today_s_and_every_other_name_is_kept() -> None:
    best = [named("Test Golem", "試験のゴーレム")]
    worse = [named("Test Golem", "実験のゴーレム"), named("Test Golem", "試験のゴーレム")]
    merged = merge_names(CardNames([GOLEM]), [best, worse])
    assert kinds(merged, "Test Golem") == [
        ("試験のゴーレム", NameKind.CURRENT),
        ("実験のゴーレム", NameKind.FORMER),
    ]
    [case] = merged.disagreements
    assert (case.kind, case.subject) == (DisagreementKind.SEVERAL_JAPANESE_NAMES, "Test Golem")
    assert case.claims == ("試験のゴーレム", "実験のゴーレム")


def test_a_reading_comes_from_whichever_source_has_it() -> None:
    merged = merge_names(
        CardNames([GOLEM]),
        [[named("Test Golem", "試験のゴーレム")], [named("Test Golem", "試験のゴーレム", reading="しけんのごーれむ")]],
    )
    [(_, name)] = merged.names
    assert name.reading == "しけんのごーれむ"


def test_a_repaired_name_that_another_source_confirms_is_an_ordinary_one() -> None:
    repaired = named("Test Golem", "試験のゴーレム", kind=NameKind.MISPRINT)
    merged = merge_names(CardNames([GOLEM]), [[repaired], [named("Test Golem", "試験のゴーレム")]])
    assert kinds(merged, "Test Golem") == [("試験のゴーレム", NameKind.CURRENT)]


def test_a_repaired_name_stands_behind_one_that_needed_no_repair() -> None:
    repaired = named("Test Golem", "試験のゴレム", kind=NameKind.MISPRINT)
    merged = merge_names(CardNames([GOLEM]), [[repaired], [named("Test Golem", "試験のゴーレム")]])
    assert kinds(merged, "Test Golem") == [
        ("試験のゴーレム", NameKind.CURRENT),
        ("試験のゴレム", NameKind.MISPRINT),
    ]


def test_a_name_of_another_card_is_kept_as_a_misprint_and_reported() -> None:
    best = [named("Test Golem", "試験のゴーレム"), named("Test Ice", "試験の氷")]
    shifted = [named("Test Ice", "試験のゴーレム")]
    merged = merge_names(CardNames([GOLEM, ICE]), [best, shifted])
    assert kinds(merged, "Test Ice") == [("試験の氷", NameKind.CURRENT), ("試験のゴーレム", NameKind.MISPRINT)]
    [shared] = [case for case in merged.disagreements if case.kind is DisagreementKind.SHARED_JAPANESE_NAME]
    assert (shared.subject, shared.claims) == ("試験のゴーレム", ("Test Golem", "Test Ice"))


def test_two_cards_that_both_have_a_name_today_both_keep_it_and_it_is_reported() -> None:
    merged = merge_names(CardNames([GOLEM, ICE]), [[named("Test Golem", "復活"), named("Test Ice", "復活")]])
    assert [name.kind for _, name in merged.names] == [NameKind.CURRENT] * 2
    assert [case.subject for case in merged.disagreements] == ["復活"]


def test_halves_make_the_whole_name_of_a_split_card_and_it_comes_first() -> None:
    merged = merge_names(
        CardNames([FIRE]),
        [
            [
                named("Test Fire", "火", reading="ひ"),
                named("Test Fire // Test Ice", "氷", face="Test Ice", reading="こおり"),
            ]
        ],
    )
    assert [(place.face, name.text, name.reading) for place, name in merged.names] == [
        (None, "火 // 氷", "ひ // こおり"),
        (0, "火", "ひ"),
        (1, "氷", "こおり"),
    ]


def test_other_cards_of_two_faces_have_the_joined_name_last() -> None:
    merged = merge_names(CardNames([MOTH]), [[named("Test Moth", "蛾"), named("Test Monster", "怪物")]])
    assert [name.text for _, name in merged.names] == ["蛾", "怪物", "蛾 // 怪物"]


def test_the_parts_of_a_meld_have_the_japanese_name_of_the_result__712_4() -> None:
    part = card("Test Left", "Test Whole", layout=Layout.MELD)
    whole = card("Test Whole", layout=Layout.MELD)
    merged = merge_names(CardNames([part, whole]), [[named("Test Left", "左"), named("Test Whole", "全")]])
    of_part = [(place.face, name.text) for place, name in merged.names if place.card == "Test Left"]
    assert of_part == [(0, "左"), (1, "全"), (None, "左 // 全")]
    assert merged.disagreements == ()


def test_a_name_of_a_face_that_several_cards_have_goes_where_another_source_confirms_it() -> None:
    other = card("Test Rain", missing=("Test Ice",), layout=Layout.SPLIT)
    listed = [named("Test Ice", "氷", reading="こおり"), named("Test Ice", "冰")]
    confirmed = [named("Test Fire // Test Ice", "氷", face="Test Ice")]
    merged = merge_names(CardNames([FIRE, other]), [listed, confirmed])
    assert [(place.card, name.text, name.reading) for place, name in merged.names] == [
        ("Test Fire // Test Ice", "氷", "こおり")
    ]
    assert [(item.detail, item.reason) for item in merged.left_out] == [("冰", Reason.AMBIGUOUS)]


def test_a_name_of_no_card_is_left_out_with_its_reason() -> None:
    merged = merge_names(CardNames([GOLEM]), [[named("Test Giant", "試験の巨人")]])
    [item] = merged.left_out
    assert (item.what, item.reason, item.detail) == ("Test Giant", Reason.NO_SUCH_CARD, "試験の巨人")


def test_nicknames_are_no_names_that_sources_disagree_on() -> None:
    nickname = CardName("Test Golem", "ゴレ", Language.JA, NameKind.NICKNAME, source="test")
    merged = merge_names(CardNames([GOLEM]), [[named("Test Golem", "試験のゴーレム"), nickname]])
    assert merged.disagreements == ()
    assert [name.kind for _, name in merged.names] == [NameKind.CURRENT, NameKind.NICKNAME]


# --- the real files ---------------------------------------------------------------------------------------------------

DATA = SHARED / "data"


@pytest.mark.skipif(not DATA.is_dir(), reason="../shared/data is not here")
def test_every_case_of_the_field_notes_comes_out_right_on_the_real_files() -> None:
    from rulings.sources.mtgjson import read_mtgjson
    from rulings.sources.name_lists import read_name_list

    atomic = read_mtgjson(DATA / "mtgjson" / "AtomicCards.json.gz")
    listed = read_name_list(DATA / "names" / "db_mtg.csv")
    known = CardNames(atomic.cards)
    merged = merge_names(known, [listed.names, atomic.names])
    names: dict[str, list[str]] = {}
    current: dict[str, list[str]] = {}
    for place, name in merged.names:
        if name.kind in (NameKind.CURRENT, NameKind.FORMER, NameKind.MISPRINT):
            names.setdefault(place.card, []).append(name.text)
        if name.kind is NameKind.CURRENT:
            current.setdefault(name.text, []).append(place.card)

    assert names["Unburial Rites"] == ["掘葬の儀式", "堀葬の儀式"]
    assert names["Sol Ring"] == ["太陽の指輪", "太陽のリング"]
    assert names["Conduit of Ruin"] == ["破滅の伝導者", "破滅を導くもの"]
    assert names["Purple Worm"] == ["パープル・ウォーム", "パープル・ワーム"]
    assert names["Liliana's Standard Bearer"] == ["リリアナの軍旗手"]
    shared = {case.subject for case in merged.disagreements if case.kind is DisagreementKind.SHARED_JAPANESE_NAME}
    assert {
        "シヴの抱擁",
        "シヴのヘルカイト",
        "復活",
        "敵意",
        "狡猾",
        "竜巻の精霊",
        "破滅を導くもの",
        "フェイの贈り物",
    } <= shared
    of_two = {text: current[text] for text in shared if len(current.get(text, ())) > 1}
    assert of_two == {"時間のひずみ": ["Temporal Distortion", "Time Distortion"]}, "an enchantment and a plane"
    assert current["シヴの抱擁"] == ["Shiv's Embrace"]
    assert current["復活"] == ["Recover"]

    with (DATA / "names" / "db_mtg.csv").open(encoding="utf-8-sig", newline="") as file:
        in_list = {row[0] for row in csv.reader(file)}
    unknown = {item.what for item in merged.left_out if item.source == "name_list"}
    assert unknown <= in_list
    assert all(known.find(name) is None for name in unknown)
