"""Names as people type them lead to the card that they meant."""

import pytest

from rulings.lookup.names import NameIndex, index_names
from rulings.lookup.records import KeyKind, Mark, NameRecord, Verdict


def _named(english: str, japanese: str, reading: str, *, fame: int = 0) -> NameRecord:
    return NameRecord(english, japanese=(japanese,), readings=((japanese, reading),), fame=fame)


@pytest.fixture(scope="module")
def index() -> NameIndex:
    return index_names(
        [
            _named("Rest in Peace", "安らかなる眠り", "やすらかなるねむり", fame=9),
            _named("Wasteful Harvest", "荒涼たる収穫", "こうりょうたるしゅうかく"),
            NameRecord("Fling", japanese=("投げ飛ばし",)),
            NameRecord("Akki Boneflinger"),
            NameRecord("Recover", japanese=("復活",)),
            NameRecord("Resurrection", japanese=("復活",)),
            NameRecord("Fire // Ice", faces=("Fire", "Ice"), japanese=("火", "氷")),
            NameRecord("Lim-Dûl's Vault"),
            NameRecord("Swords to Plowshares", japanese=("剣を鍬に",)),
            NameRecord(
                "Emeritus of Truce // Swords to Plowshares", faces=("Emeritus of Truce", "Swords to Plowshares")
            ),
            NameRecord("Ashnod's Coupon", marks=Mark.JOKE),
        ]
    )


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("rest in peace", "Rest in Peace"),
        ("ＲＥＳＴ　ＩＮ　ＰＥＡＣＥ", "Rest in Peace"),
        ("Rest in Paece", "Rest in Peace"),
        ("安らかなる眠り", "Rest in Peace"),
        ("やすらかなるねむり", "Rest in Peace"),
        ("ヤスラカナルネムリ", "Rest in Peace"),
        ("yasurakanarunemuri", "Rest in Peace"),
        ("荒涼たる収獲", "Wasteful Harvest"),
        ("lim duls vault", "Lim-Dûl's Vault"),
        ("fling", "Fling"),
    ],
)
def test_a_name_in_any_dress_is_certain(index: NameIndex, typed: str, card: str) -> None:
    answer = index.search_names(typed)
    assert (answer.verdict, answer.hits[0].name) == (Verdict.CERTAIN, card)


def test_an_english_whole_name_wins_over_the_face_of_another_card(index: NameIndex) -> None:
    answer = index.search_names("swords to plowshares")
    assert answer.verdict is Verdict.CERTAIN
    assert answer.hits[0].name == "Swords to Plowshares"
    assert answer.hits[0].kind is KeyKind.NAME


def test_two_cards_with_one_japanese_name_are_offered_as_two(index: NameIndex) -> None:
    answer = index.search_names("復活")
    assert answer.verdict is Verdict.SUGGEST
    assert {hit.name for hit in answer.hits} == {"Recover", "Resurrection"}


def test_a_half_finds_the_split_card(index: NameIndex) -> None:
    answer = index.search_names("Ice")
    assert (answer.hits[0].name, answer.hits[0].key, answer.hits[0].kind) == ("Fire // Ice", "Ice", KeyKind.FACE)


@pytest.mark.parametrize(
    "typed", ["", "   ", "!?", "tax return", "確定申告", "ｗｗｗｗｗ", "\N{ZERO WIDTH SPACE}", "a" * 3000]
)
def test_nonsense_finds_nothing_and_shows_nothing(index: NameIndex, typed: str) -> None:
    answer = index.search_names(typed)
    assert answer.verdict is Verdict.NOTHING
    assert answer.hits == ()


def test_completion_gives_names_that_start_so_first(index: NameIndex) -> None:
    assert [hit.name for hit in index.complete("re")][:3] == ["Rest in Peace", "Recover", "Resurrection"]
    assert index.complete("あん") == ()
    assert [hit.name for hit in index.complete("やすら")] == ["Rest in Peace"]
