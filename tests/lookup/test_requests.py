"""Words of asking around the name of a card."""

import pytest

from rulings.lookup.ask import AskedKind, read_asked
from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.records import NameRecord
from rulings.lookup.requests import take_request
from rulings.lookup.rules.keywords import TermIndex, load_bundled_terms


@pytest.mark.parametrize(
    ("typed", "name", "is_about_rulings"),
    [
        ("what does Humility do?", "Humility", False),
        ("oracle text of Blood Moon", "Blood Moon", False),
        ("card: Counterspell", "Counterspell", False),
        ("1x Sol Ring", "Sol Ring", False),
        ("tarmogoyf rulings", "tarmogoyf", True),
        ("血染めの月のテキスト", "血染めの月", False),
        ("稲妻 ４枚", "稲妻", False),
        ("謙虚ってどんなカード", "謙虚", False),
        ("神の怒り 教えてください", "神の怒り", False),
        ("タルモゴイフの裁定を教えて", "タルモゴイフ", True),
    ],
)
def test_words_of_asking_are_taken_off(typed: str, name: str, is_about_rulings: bool) -> None:
    request = take_request(typed)
    assert request is not None
    assert (request.name, request.is_about_rulings) == (name, is_about_rulings)


@pytest.mark.parametrize("typed", ["Humility", "稲妻", "Borrowing 100,000 Arrows", "please", "4"])
def test_a_bare_name_is_no_request(typed: str) -> None:
    assert take_request(typed) is None


@pytest.fixture(scope="module")
def names() -> NameIndex:
    return index_names(
        [
            NameRecord("Humility", japanese=("謙虚",)),
            NameRecord("Blood Moon", japanese=("血染めの月",)),
            NameRecord("Fire // Ice", faces=("Fire", "Ice")),
            NameRecord("Sword of Fire and Ice", nicknames=("fire and ice",)),
            NameRecord("Tarmogoyf"),
        ]
    )


@pytest.fixture(scope="module")
def terms() -> TermIndex:
    return load_bundled_terms()


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("what does humility do", AskedKind.CARD),
        ("血染めの月とは", AskedKind.CARD),
        ("show me blood moon vs humility", AskedKind.CARDS),
        ("blood moon x humility", AskedKind.CARDS),
        ("血染めの月に謙虚", AskedKind.CARDS),
        ("謙虚→血染めの月", AskedKind.CARDS),
        ("謙虚vs血染めの月", AskedKind.CARDS),
        ("謙虚と血染めの月の相互作用は？", AskedKind.CARDS),
        ("「謙虚」と「血染めの月」はどうなる？", AskedKind.CARDS),
        ("how do humility and blood moon interact", AskedKind.CARDS),
        ("謙虚の裁定ありますか", AskedKind.CARD),
        ("what does trample do", AskedKind.KEYWORD),
        ("what does tarmgofy do", AskedKind.UNSURE),
        ("what happens when blood moon leaves", AskedKind.QUESTION),
        ("fire and ice", AskedKind.UNSURE),
    ],
)
def test_what_a_request_asks_for(names: NameIndex, terms: TermIndex, typed: str, kind: AskedKind) -> None:
    assert read_asked(typed, names, terms).kind is kind


def test_rulings_are_asked_for_by_their_name(names: NameIndex, terms: TermIndex) -> None:
    asked = read_asked("謙虚の裁定", names, terms)
    assert (asked.kind, asked.cards[0].name, asked.is_about_rulings) == (AskedKind.CARD, "Humility", True)
