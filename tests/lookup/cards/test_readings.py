"""Readings are learnt from names whose reading is known, and used for words that were typed otherwise."""

import pytest

from rulings.lookup.cards.analyser import find_analyser, read_unlisted
from rulings.lookup.cards.readings import UNREAD, align, is_kana, learn_readings, split_reading, vary_reading

PAIRS = [
    ("安らかなる眠り", "やすらかなるねむり"),
    ("荒涼たる収穫", "こうりょうたるしゅうかく"),
    ("眠れる大樹", "ねむれるたいじゅ"),
    ("大樹の心", "たいじゅのこころ"),
    ("収穫の心", "しゅうかくのこころ"),
]


def test_a_name_is_aligned_at_its_kana() -> None:
    assert align("荒涼たる収穫", "こうりょうたるしゅうかく") == [
        ("荒涼", "こうりょう"),
        ("たる", "たる"),
        ("収穫", "しゅうかく"),
    ]


def test_a_reading_that_is_not_of_the_name_is_not_aligned() -> None:
    assert align("忘却の輪", "やすらかなるねむり") is None


def test_words_of_known_names_are_read_in_other_names() -> None:
    table = learn_readings(PAIRS)
    assert table.read("荒涼たる大樹")[0] == "こうりょうたるたいじゅ"
    assert table.read("安らかなる心")[0] == "やすらかなるこころ"


def test_a_sign_that_no_name_has_stays_marked_as_unread() -> None:
    assert table_read("龘の心") == f"{UNREAD}のこころ"


def table_read(text: str) -> str:
    return learn_readings(PAIRS).read(text)[0]


def test_the_reading_of_a_part_is_cut_out_of_that_of_the_name() -> None:
    table = learn_readings([("略奪の母", "りゃくだつのはは")])
    assert split_reading("略奪の母、汁婆", "りゃくだつのははじゅうば", "、", table) == [
        ("略奪の母", "りゃくだつのはは"),
        ("汁婆", "じゅうば"),
    ]
    assert split_reading("苦悶の神、ファリカ", "くもんのかみふぁりか", "、", table)[1] == ("ファリカ", "ふぁりか")
    assert split_reading("汁婆", "じゅうば", "、", table) == []


def test_a_reading_is_not_cut_where_two_words_in_kanji_meet_and_neither_is_known() -> None:
    assert split_reading("略奪の母、汁婆", "りゃくだつのははじゅうば", "、", learn_readings([])) == []


def test_a_word_with_two_readings_gives_the_other_one_too() -> None:
    table = learn_readings([("水の心", "みずのこころ"), ("水の輪", "すいのわ"), ("水の輪", "みずのわ")])
    assert "すいのこころ" in vary_reading("水の心", "みずのこころ", table)


def test_an_unlisted_name_is_read_from_the_table_and_else_not_guessed() -> None:
    table = learn_readings(PAIRS)
    assert read_unlisted("荒涼たる心", table, None) == ("こうりょうたるこころ",)
    assert read_unlisted("荒涼たる墓", table, None) == ()


def test_the_analyser_reads_what_the_table_does_not_know() -> None:
    analyser = find_analyser()
    if analyser is None:
        pytest.skip("SudachiPy is not installed here (pip install judgebot[readings])")
    readings = read_unlisted("荒涼たる図書館", learn_readings(PAIRS), analyser)
    assert readings[0] == "こうりょうたるとしょかん"
    assert all(map(is_kana, readings))


def test_the_table_goes_before_the_analyser_which_is_kept_as_the_other_reading() -> None:
    table = learn_readings([("石鍛冶の心", "いしかじのこころ")])
    readings = read_unlisted("石鍛冶の剣", table, lambda name: "いしたんやのけん")
    assert readings == ("いしかじのけん", "いしたんやのけん")
