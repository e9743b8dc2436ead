"""Certain is only what hardly any other reading explains; what is likelier something else is not shown at all."""

from importlib.util import find_spec

import pytest

from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.ordinary import read_ordinary_words
from rulings.lookup.cards.records import KeyKind, Mark, NameRecord, Verdict


@pytest.fixture(scope="module")
def index() -> NameIndex:
    names = [
        "Sorin Markov", "Krang, Master Mind", "Krang & Shredder", "Kragma Butcher", "Souvenir Snatcher",
        "Scalding Tarn", "Tarnished Citadel", "Fatal Blow", "Mystical Dispute", "Storrev, Devkarin Lich",
        "Lightning Strike",
    ]  # fmt: skip
    records = [NameRecord(name) for name in names]
    records += [
        NameRecord("Fatal Push", nicknames=("push",)),
        NameRecord("Cabal Therapy", nicknames=("therapy",)),
        NameRecord("Therapy Session"),
        NameRecord("Dark Confidant", nicknames=("bob",)),
        NameRecord("Tarmogoyf", nicknames=("goyf",)),
        NameRecord("Mystical Tutor"),
        NameRecord("Glittering Lion"),
        NameRecord("Glittering Wish"),
        NameRecord("Bow of Nylea", nicknames=("The Grim Whisper",)),
        NameRecord("Arcane Signet", japanese=("秘儀の印鑑",), nicknames=("印鑑",), fame=60),
        NameRecord("Dimir Signet", japanese=("ディミーアの印鑑",), fame=30),
        NameRecord("Vanguard Suppressor", japanese=("ヴァンガード・サプレッサー",)),
        NameRecord("Monastery Mentor", japanese=("僧院の導師",), nicknames=("モンメン",)),
        NameRecord("Kitchen Finks", japanese=("台所の嫌がらせ屋",), nicknames=("台所",), fame=9),
        NameRecord("Kitchen Imp", japanese=("台所のインプ",), fame=1),
        NameRecord("Prodigal Sorcerer", japanese=("放蕩魔術師",), nicknames=("ティム",), fame=9),
        NameRecord("Temur Banner", japanese=("ティムールの戦旗",), fame=9),
        NameRecord("Goldenhide Ox"),
        NameRecord("Golden Hind"),
        NameRecord("Smite"),
        NameRecord("Smite the Monstrous", fame=9),
        NameRecord("Deface", japanese=("摩損",), readings=(("摩損", "まそん"),)),
        NameRecord("Luminous Broodmoth", nicknames=("Mothra, Supersonic Queen", "巨大蛾、モスラ")),
        NameRecord("Dovin Baan", japanese=("ドビン・バーン",), readings=(("ドビン・バーン", "どびんばーん"),)),
        NameRecord(
            "Gaddock Teeg", japanese=("ガドック・ティーグ",), readings=(("ガドック・ティーグ", "がどっくてぃーぐ"),)
        ),
    ]
    return index_names(records)


@pytest.mark.parametrize("typed", ["bob", "goyf", "storrev", "Lightning Strkie", "ガドック"])
def test_certain(index: NameIndex, typed: str) -> None:
    assert index.search_names(typed).verdict is Verdict.CERTAIN


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("therapy", "Cabal Therapy"),
        ("souvenir", "Souvenir Snatcher"),
        ("mothra, supersonic queen", "Luminous Broodmoth"),
        ("巨大蛾、モスラ", "Luminous Broodmoth"),
        ("kragn", "Krang & Shredder"),
        ("ガドッナク", "Gaddock Teeg"),
        ("lino glittering", "Glittering Lion"),
        ("the grim whispers", "Bow of Nylea"),
        ("印鑑", "Arcane Signet"),
        ("台所", "Kitchen Finks"),
        ("てぃむ", "Prodigal Sorcerer"),
        ("golden hid", "Goldenhide Ox"),
        ("smit", "Smite"),
    ],
)
def test_offered_but_not_certain(index: NameIndex, typed: str, first: str) -> None:
    answer = index.search_names(typed)
    assert (answer.verdict, answer.hits[0].name) == (Verdict.SUGGEST, first)


def test_a_title_of_our_own_list_says_what_it_is(index: NameIndex) -> None:
    assert index.search_names("Mothra, Supersonic Queen").hits[0].kind is KeyKind.TITLE


def test_completion_puts_names_before_titles() -> None:
    index = index_names(
        [NameRecord("Command Tower", nicknames=("The Spire", "Croft Manor"), fame=99), NameRecord("The Hive", fame=1)]
    )
    assert [hit.name for hit in index.complete("the ")] == ["The Hive", "Command Tower"]


def test_completion_puts_every_name_before_nicknames_and_parts() -> None:
    index = index_names(
        [
            NameRecord("Nevinyrral's Disk", nicknames=("disk",), fame=99),
            NameRecord("Disenchant", fame=50),
            NameRecord("Diskbearer"),
        ]
    )
    assert [hit.name for hit in index.complete("dis")] == ["Disenchant", "Diskbearer", "Nevinyrral's Disk"]
    assert [hit.name for hit in index.complete("disk")] == ["Diskbearer", "Nevinyrral's Disk"]


def test_completion_knows_that_a_small_vowel_may_follow() -> None:
    names = ("ヴァントレス城", "ヴィーアシーノ", "ブーメラン")
    index = index_names([NameRecord(f"Card {n}", japanese=(name,)) for n, name in enumerate(names)])
    assert {hit.japanese for hit in index.complete("ヴ")[:2]} == {"ヴァントレス城", "ヴィーアシーノ"}


@pytest.mark.skipif(find_spec("symspellpy") is None, reason="the word list of symspellpy is not installed")
def test_a_word_of_everyday_speech_is_no_typing_mistake(index: NameIndex) -> None:
    assert index.search_names("Fatal Plush").verdict is not Verdict.CERTAIN
    assert index.search_names("Fatal Pussh").verdict is not Verdict.NOTHING
    assert index.is_ordinary("plush")
    assert not index.is_ordinary("pussh")


@pytest.mark.skipif(find_spec("symspellpy") is None, reason="the word list of symspellpy is not installed")
@pytest.mark.parametrize("typed", ["push", "mason", "Mystical Tumor", "ヴァンガード"])
def test_a_word_of_everyday_speech_is_never_certain(index: NameIndex, typed: str) -> None:
    assert index.search_names(typed).verdict is not Verdict.CERTAIN


@pytest.mark.parametrize("typed", ["モンハン", "こんばんは", "fyi"])
def test_short_talk_is_no_mistyped_name(index: NameIndex, typed: str) -> None:
    assert index.search_names(typed).verdict is Verdict.NOTHING


@pytest.mark.parametrize(("typed", "is_certain"), [("Mystical Tuyor", True), ("Mystical Tupor", False)])
def test_one_wrong_letter_of_a_short_word_is_certain_only_beside_its_key(
    index: NameIndex, typed: str, is_certain: bool
) -> None:
    assert (index.search_names(typed).verdict is Verdict.CERTAIN) == is_certain


@pytest.mark.skipif(find_spec("symspellpy") is None, reason="the word list of symspellpy is not installed")
def test_words_of_card_names_and_short_words_are_not_ordinary() -> None:
    words = read_ordinary_words({"magpie"})
    assert words == sorted(words)
    assert "bakery" in words
    assert not {"magpie", "the", "cat"} & set(words)


def test_without_the_word_list_every_unknown_word_may_be_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulings.lookup.cards.ordinary.find_spec", lambda name: None)
    assert read_ordinary_words(()) == []


@pytest.mark.skipif(find_spec("wordfreq") is None, reason="the words of wordfreq are not installed")
@pytest.mark.parametrize("typed", ["dublin", "Fatal Dublin", "カメラ", "ガドック・カメラ", "スーパーマン"])
def test_what_everybody_says_is_no_typing_mistake(index: NameIndex, typed: str) -> None:
    assert index.search_names(typed).verdict is Verdict.NOTHING


@pytest.mark.skipif(find_spec("wordfreq") is None, reason="the words of wordfreq are not installed")
def test_a_nickname_that_is_a_common_word_is_offered_only() -> None:
    index = index_names([NameRecord("Morphling", nicknames=("スーパーマン",)), NameRecord("A", nicknames=("タルモ",))])
    assert index.search_names("スーパーマン").verdict is Verdict.SUGGEST
    assert index.search_names("タルモ").verdict is Verdict.CERTAIN


@pytest.mark.parametrize("mark", [Mark.NONE, Mark.JOKE])
def test_a_short_name_is_certain_only_with_its_words_broken_as_printed(mark: Mark) -> None:
    index = index_names([NameRecord("TL;DR", marks=mark), NameRecord("Cut Down")])
    assert index.search_names("TL;DR").verdict is Verdict.CERTAIN
    assert index.search_names("tldr").verdict is Verdict.SUGGEST
    assert index.search_names("cutdown").verdict is Verdict.CERTAIN


def test_a_word_without_its_s_is_another_word() -> None:
    index = index_names([NameRecord("Baldur's Gate")])
    assert index.search_names("Baldurs Gate").verdict is Verdict.CERTAIN
    assert index.search_names("Baldur Gate").verdict is Verdict.SUGGEST


def test_fingers_that_run_along_the_keyboard_type_no_name() -> None:
    index = index_names([NameRecord("Asdfghjkj")])
    assert index.search_names("asdfghjkl").verdict is Verdict.NOTHING


def test_a_whole_reading_in_romaji_is_the_name_and_not_the_beginning_of_a_longer_one() -> None:
    names = (("Lightning Bolt", "稲妻", "いなずま"), ("Lightning Helix", "稲妻のらせん", "いなずまのらせん"))
    index = index_names([NameRecord(en, japanese=(ja,), readings=((ja, kana),)) for en, ja, kana in names])
    answer = index.search_names("inazuma")
    assert (answer.verdict, answer.hits[0].name) == (Verdict.CERTAIN, "Lightning Bolt")
