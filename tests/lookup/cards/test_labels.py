"""A card as lists show it, with both of its names, is understood as what it is: one card."""

import pytest

from rulings.lookup.ask import AskedKind, read_asked
from rulings.lookup.cards.batch import answer_batch
from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.label_parts import take_apart
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.records import Mark, NameRecord, Verdict
from rulings.lookup.rules.keywords import load_bundled_terms

PEACE = "安らかなる眠り"
LONG = "Our Market Research Shows That Players Like Really Long Card Names So We Made this Card to Have the Longest"


@pytest.fixture(scope="module")
def index() -> NameIndex:
    return index_names(
        [
            NameRecord("Rest in Peace", japanese=(PEACE,), readings=((PEACE, "やすらかなるねむり"),)),
            NameRecord("Lightning Bolt", japanese=("稲妻",), fame=50),
            NameRecord("Emeritus of Conflict", faces=("Lightning Bolt",)),
            NameRecord("Fire // Ice", faces=("Fire", "Ice"), japanese=("火", "氷")),
            NameRecord("Wear // Tear", faces=("Wear", "Tear"), japanese=("摩耗", "損耗")),
            NameRecord("Delver of Secrets", faces=("Insectile Aberration",), japanese=("秘密を掘り下げる者",)),
            NameRecord("Urza, Lord High Artificer", japanese=("最高工匠卿、ウルザ",)),
            NameRecord("Oath of Ghouls", japanese=("復活",)),
            NameRecord("Resurrection", japanese=("復活",)),
            NameRecord("Erase"),
            NameRecord("Erase (Not the Urza's Legacy One)", marks=Mark.JOKE),
            NameRecord("B.F.M. (Big Furry Monster)", marks=Mark.JOKE),
            NameRecord("TL;DR", marks=Mark.JOKE),
            NameRecord("+2 Mace", japanese=("＋２メイス",)),
            NameRecord("R&D's Secret Lair", japanese=("開発部の〜秘密／基地",)),
            NameRecord("Who/What/When/Where/Why", marks=Mark.JOKE),
            NameRecord(LONG, marks=Mark.JOKE),
            NameRecord("Tarmogoyf", japanese=("タルモゴイフ",), nicknames=("goyf",)),
        ]
    )


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("安らかなる眠り/Rest in Peace", "Rest in Peace"),
        ("安らかなる眠り／Rest in Peace", "Rest in Peace"),
        ("安らかなる眠り / Rest in Peace", "Rest in Peace"),
        ("Rest in Peace/安らかなる眠り", "Rest in Peace"),
        ("Rest in Peace (安らかなる眠り)", "Rest in Peace"),
        ("Rest in Peace（安らかなる眠り）", "Rest in Peace"),
        ("安らかなる眠り(rest in peace)", "Rest in Peace"),
        ("やすらかなるねむり/Rest in Peace", "Rest in Peace"),
        ("《安らかなる眠り》", "Rest in Peace"),
        ("《安らかなる眠り/Rest in Peace》", "Rest in Peace"),
        ("《安らかなる眠り》/《Rest in Peace》", "Rest in Peace"),
        ("「安らかなる眠り/Rest in Peace」", "Rest in Peace"),
        ("『Rest in Peace (安らかなる眠り)』", "Rest in Peace"),
        ("[[Rest in Peace]]", "Rest in Peace"),
        ("[[Rest in Peace (安らかなる眠り)]]", "Rest in Peace"),
        ("安らかなる眠り/Rest in Pece", "Rest in Peace"),
        ("Rest in Pece (安らかなる眠り)", "Rest in Peace"),
        ("安らかなる眠り/Rest in Pe…", "Rest in Peace"),
        ("Rest in Peace (安らかな…", "Rest in Peace"),
        ("Rest in Peace (安らかなる眠り) (joke card)", "Rest in Peace"),
        ("安らかなる眠り/Rest in Peace (デジタル専用)", "Rest in Peace"),
        ("稲妻/Lightning Bolt", "Lightning Bolt"),
        ("Lightning Bolt (稲妻)", "Lightning Bolt"),
        ("Lightning Bolt (M10)", "Lightning Bolt"),
        ("火/Fire // Ice", "Fire // Ice"),
        ("Fire // Ice (火)", "Fire // Ice"),
        ("氷/Ice", "Fire // Ice"),
        ("Fire/Ice", "Fire // Ice"),
        ("Wear/Tear", "Wear // Tear"),
        ("摩耗/Wear // Tear", "Wear // Tear"),
        ("秘密を掘り下げる者/Delver of Secrets", "Delver of Secrets"),
        ("最高工匠卿、ウルザ/Urza, Lord High Artificer", "Urza, Lord High Artificer"),
        ("Urza, Lord High Artificer (最高工匠卿、ウルザ)", "Urza, Lord High Artificer"),
        ("復活/Resurrection", "Resurrection"),
        ("Oath of Ghouls (復活)", "Oath of Ghouls"),
        ("Erase (Not the Urza's Legacy One)", "Erase (Not the Urza's Legacy One)"),
        ("Erase (Not the Urza's Legacy One) (joke card)", "Erase (Not the Urza's Legacy One)"),
        ("B.F.M. (Big Furry Monster) (ジョーク・カード)", "B.F.M. (Big Furry Monster)"),
        ("TL;DR (joke card)", "TL;DR"),
        ("＋２メイス/+2 Mace", "+2 Mace"),
        ("開発部の〜秘密／基地/R&D's Secret Lair", "R&D's Secret Lair"),
        ("R&D's Secret Lair (開発部の〜秘密／基地)", "R&D's Secret Lair"),
        ("Who/What/When/Where/Why (joke card)", "Who/What/When/Where/Why"),
        (f"{LONG[:99]}…", LONG),
        (f"{LONG} (joke card)", LONG),
        ("goyf/タルモゴイフ", "Tarmogoyf"),
    ],
)
def test_a_label_is_the_card_that_all_of_it_names(index: NameIndex, label: str, name: str) -> None:
    answer = index.search_names(label)
    assert answer.verdict is Verdict.CERTAIN
    assert answer.hits[0].name == name
    (line,) = answer_batch(index, [{"id": 1, "query": label}])
    assert (line["verdict"], line["results"][0]["name"].split(" // ")[0]) == ("certain", name.split(" // ")[0])
    read = read_asked(label, index, load_bundled_terms())
    assert read.kind in (AskedKind.CARD, AskedKind.KEYWORD)
    assert [hit.name for hit in read.cards] == [name]


@pytest.mark.parametrize(
    ("label", "names"),
    [
        ("安らかなる眠り/Lightning Bolt", {"Rest in Peace", "Lightning Bolt"}),
        ("稲妻/Rest in Peace", {"Rest in Peace", "Lightning Bolt"}),
        ("Rest in Peace (稲妻)", {"Rest in Peace", "Lightning Bolt"}),
        ("稲妻 (Rest in Pece)", {"Rest in Peace", "Lightning Bolt"}),
        ("稲妻/Rest in Pece", {"Rest in Peace", "Lightning Bolt"}),
        ("Fire/Tear", {"Fire // Ice", "Wear // Tear"}),
        ("Fire/Tear (joke card)", {"Fire // Ice", "Wear // Tear"}),
        ("復活/稲妻", {"Resurrection", "Oath of Ghouls", "Lightning Bolt"}),
    ],
)
def test_halves_that_name_different_cards_name_none_of_them(index: NameIndex, label: str, names: set[str]) -> None:
    answer = index.search_names(label)
    assert answer.verdict is Verdict.SUGGEST
    assert {hit.name for hit in answer.hits} == names
    assert read_asked(label, index, load_bundled_terms()).kind is not AskedKind.CARD


def test_a_name_as_it_is_written_goes_before_one_that_differs_by_a_comma() -> None:
    index = index_names([NameRecord("Lava Axe", fame=20), NameRecord("Lava, Axe")])
    for name in ("Lava, Axe", "Lava Axe"):
        answer = index.search_names(name)
        assert answer.verdict is Verdict.CERTAIN
        assert answer.hits[0].name == name


def test_two_names_with_a_mark_between_are_two_cards_to_whoever_asks_anything(index: NameIndex) -> None:
    for text in (
        "安らかなる眠り/稲妻",
        "《安らかなる眠り/Rest in Peace》《稲妻/Lightning Bolt》",
        "安らかなる眠り/Rest in Peace + 稲妻/Lightning Bolt",
        "Rest in Peace (安らかなる眠り) vs Lightning Bolt (稲妻)",
        "安らかなる眠り (Rest in Peace) と 稲妻 (Lightning Bolt)",
    ):
        read = read_asked(text, index, load_bundled_terms())
        assert read.kind is AskedKind.CARDS, text
        assert [hit.name for hit in read.cards] == ["Rest in Peace", "Lightning Bolt"], text
        assert index.search_names(text).verdict is not Verdict.CERTAIN, text


def test_labels_inside_a_question_name_their_cards(index: NameIndex) -> None:
    read = read_asked("《稲妻/Lightning Bolt》を打つと《安らかなる眠り》はどうなる？", index, load_bundled_terms())
    assert read.kind is AskedKind.QUESTION
    assert [hit.name for hit in read.cards] == ["Lightning Bolt", "Rest in Peace"]


def test_a_label_is_taken_apart_at_few_places_only() -> None:
    assert len(take_apart("a/" * 100)) <= 8
    assert len(take_apart("a (" * 90 + "b)")) <= 8
    assert take_apart("a/b" * 1000) == []


@pytest.mark.parametrize("label", ["飛行/Flying", "Flying (飛行)", "Flying／飛行"])
def test_a_word_of_the_rules_with_both_names_is_that_word(label: str) -> None:
    answer = load_bundled_terms().search(label)
    assert answer.verdict is Verdict.CERTAIN
    assert [hit.term.rule for hit in answer.hits] == ["702.9"]


def test_two_words_of_the_rules_are_not_one() -> None:
    assert load_bundled_terms().search("飛行/Trample").verdict is not Verdict.CERTAIN


@pytest.mark.parametrize("asked", ["glossary: trample", "Glossary trample", "用語集：トランプル", "用語 トランプル"])
def test_the_list_in_which_a_word_is_looked_for_is_no_part_of_it(asked: str) -> None:
    answer = load_bundled_terms().search(asked)
    assert answer.verdict is Verdict.CERTAIN
    assert answer.hits[0].term.rule == "702.19"
