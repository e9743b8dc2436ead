"""One door decides what was typed, and says so."""

import pytest

from rulings.answer.terms import load_glossary_terms
from rulings.lookup.ask import AskedKind, read_asked
from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.records import NameRecord
from rulings.lookup.cards_in_text import find_cards_in
from rulings.lookup.rules.keywords import TermIndex, load_bundled_terms


@pytest.fixture(scope="module")
def names() -> NameIndex:
    return index_names(
        [
            NameRecord("Rest in Peace", japanese=("安らかなる眠り",)),
            NameRecord("Wasteful Harvest", japanese=("荒涼たる収穫",)),
            NameRecord("Fear", japanese=("畏怖",)),
            NameRecord("Lightning Bolt", japanese=("稲妻",)),
            NameRecord("Emeritus of Conflict", faces=("Lightning Bolt",)),
            NameRecord("Sword of Fire and Ice", japanese=("火と氷の剣",)),
            NameRecord("Fire // Ice", faces=("Fire", "Ice")),
            NameRecord("Tarmogoyf", japanese=("タルモゴイフ",), nicknames=("goyf", "タルモ"), fame=12),
            NameRecord("Tarmogoyf Nest", japanese=("タルモゴイフの巣",), fame=1),
            NameRecord("Opt"),
            NameRecord("Humility", japanese=("謙虚",)),
            NameRecord("Opalescence", japanese=("オパール色の輝き",)),
            NameRecord("Regeneration", japanese=("再生",)),
            NameRecord("Urborg, Tomb of Yawgmoth", japanese=("ヨーグモスの墳墓、アーボーグ",)),
        ]
    )


@pytest.fixture(scope="module")
def terms() -> TermIndex:
    return load_bundled_terms()


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("安らかなる眠り", AskedKind.CARD),
        ("《安らかなる眠り》", AskedKind.CARD),
        ("Sword of Fire and Ice", AskedKind.CARD),
        ("火と氷の剣", AskedKind.CARD),
        ("Rest in Peace + Wasteful Harvest", AskedKind.CARDS),
        ("安らかなる眠りと荒涼たる収穫", AskedKind.CARDS),
        ("《安らかなる眠り》《荒涼たる収穫》", AskedKind.CARDS),
        ("[[rest in peace]] vs [[lightning bolt]]", AskedKind.CARDS),
        ("rest in peace wasteful harvest", AskedKind.CARDS),
        ("humility opalescence", AskedKind.CARDS),
        ("謙虚 オパール色の輝き", AskedKind.CARDS),
        ("稲妻　タルモ", AskedKind.CARDS),
        ("goyf + lightning bolt", AskedKind.CARDS),
        ("アーボーグと稲妻", AskedKind.CARDS),
        ("タルモ", AskedKind.CARD),
        ("flash haste", AskedKind.QUESTION),
        ("deathtouch trample", AskedKind.QUESTION),
        ("702.2b 接死", AskedKind.RULE),
        ("接死（702.2b）", AskedKind.RULE),
        ("702.2b 稲妻", AskedKind.QUESTION),
        ("再生", AskedKind.KEYWORD),
        ("701.17c", AskedKind.RULE),
        ("総合ルール７０１の１７のｃ", AskedKind.RULE),
        ("CR 614.1a と 616.1", AskedKind.RULE),
        ("mill", AskedKind.KEYWORD),
        ("せっさく", AskedKind.KEYWORD),
        ("召喚酔いとは", AskedKind.KEYWORD),
        ("what happens if I control two of them?", AskedKind.QUESTION),
        ("置換効果が2つあるときはどうなりますか", AskedKind.QUESTION),
        ("安らかなる眠りがあるときに荒涼たる収穫で切削したカードは？", AskedKind.QUESTION),
        ("tarmgofy", AskedKind.UNSURE),
        ("", AskedKind.NOTHING),
        ("！？", AskedKind.NOTHING),
    ],
)
def test_what_was_typed(names: NameIndex, terms: TermIndex, typed: str, kind: AskedKind) -> None:
    assert read_asked(typed, names, terms).kind is kind


def test_a_name_that_is_also_a_keyword_says_both(names: NameIndex, terms: TermIndex) -> None:
    as_title = read_asked("Fear", names, terms)
    assert (as_title.kind, as_title.others) == (AskedKind.CARD, (AskedKind.KEYWORD,))
    as_word = read_asked("fear", names, terms)
    assert (as_word.kind, as_word.others) == (AskedKind.KEYWORD, (AskedKind.CARD,))
    assert as_word.terms[0].rule == "702.36"


def test_a_question_names_its_cards(names: NameIndex, terms: TermIndex) -> None:
    asked = read_asked("If I control Rest in Peace and cast Wasteful Harvest, what happens?", names, terms)
    assert (asked.kind, [hit.name for hit in asked.cards]) == (
        AskedKind.QUESTION,
        ["Rest in Peace", "Wasteful Harvest"],
    )


def test_a_card_in_running_text_is_the_whole_card_and_not_a_face_of_another(names: NameIndex) -> None:
    assert [hit.name for hit in find_cards_in("when Lightning Bolt resolves", names)] == ["Lightning Bolt"]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("稲妻でタルモゴイフは死ぬ？", ["Lightning Bolt", "Tarmogoyf"]),
        ("プロテクション（赤）を持つクリーチャーに稲妻を撃ったら？", ["Lightning Bolt"]),
        ("稲妻崩しを撃つ", []),
        ("再生したクリーチャー", []),
        ("does tarmogoyf die", ["Tarmogoyf"]),
        ("regeneration shields", []),
    ],
)
def test_cards_in_running_text(names: NameIndex, terms: TermIndex, text: str, cards: list[str]) -> None:
    """Two kanji that stand alone may be a name, unless they are a word of the rules."""
    assert [hit.name for hit in find_cards_in(text, names, terms)] == cards


def test_everyday_words_in_running_text_are_no_cards(names: NameIndex) -> None:
    assert find_cards_in("can I opt to set it on fire", names) == ()
    assert [hit.name for hit in find_cards_in("can I cast “Opt” now", names)] == ["Opt"]


@pytest.fixture(scope="module")
def passing() -> TermIndex:
    return load_glossary_terms()


@pytest.mark.parametrize(
    ("typed", "rule"),
    [("Active Team", "805.4a"), ("アクティブ・チーム", "805.4a"), ("any target", "115.4"), ("player", "102")],
)
def test_words_that_the_rules_explain_in_passing_are_words(
    names: NameIndex, terms: TermIndex, passing: TermIndex, typed: str, rule: str
) -> None:
    asked = read_asked(typed, names, terms, passing)
    assert asked.kind is AskedKind.KEYWORD
    assert asked.terms[0].rule == rule


def test_a_card_goes_before_a_word_that_the_rules_explain_in_passing(terms: TermIndex, passing: TermIndex) -> None:
    names = index_names(
        [NameRecord("Forest", japanese=("森",)), NameRecord("Thassa's Oracle", nicknames=("オラクル",))]
    )
    asked = read_asked("Forest", names, terms, passing)
    assert (asked.kind, asked.others) == (AskedKind.CARD, (AskedKind.KEYWORD,))
    asked = read_asked("オラクル", names, terms, passing)
    assert (asked.kind, asked.others) == (AskedKind.KEYWORD, (AskedKind.CARD,))


@pytest.mark.parametrize("typed", ["警戎", "到逹", "二段攻激", "flyng"])
def test_a_mistyped_word_of_the_rules_is_offered(names: NameIndex, terms: TermIndex, typed: str) -> None:
    asked = read_asked(typed, names, terms)
    assert asked.kind is AskedKind.UNSURE
    assert asked.terms


def test_a_homophone_of_a_word_of_the_rules_is_offered(terms: TermIndex) -> None:
    names = index_names([NameRecord("A", japanese=("非行の翼",), readings=(("非行の翼", "ひこうのつばさ"),))])
    asked = read_asked("非行", names, terms)
    assert asked.kind is AskedKind.UNSURE
    assert [term.en for term in asked.terms] == ["Flying"]


def test_a_text_like_one_name_as_a_whole_is_that_name_whatever_is_in_it(terms: TermIndex) -> None:
    names = index_names([NameRecord("Bolt", japanese=("稲妻",)), NameRecord("Sky", japanese=("稲妻走る大空と雲",))])
    asked = read_asked("稲妻走る大空も雲", names, terms)
    assert (asked.kind, asked.cards[0].name) == (AskedKind.UNSURE, "Sky")
