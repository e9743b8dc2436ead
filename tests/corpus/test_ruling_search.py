"""Which rulings come first, what is merged, what is marked."""

from dataclasses import replace

from rulings.corpus.ruling_search import search_rulings
from rulings.corpus.rulings import Ruling, RulingKind, ruling_id
from rulings.language import Language


def ruling(
    text: str,
    *cards: str,
    date: str | None = None,
    language: Language = Language.EN,
    group: str = "",
    kind: RulingKind = RulingKind.OFFICIAL,
    change: str | None = None,
    table: str | None = None,
    restates: tuple[str, ...] = (),
) -> Ruling:
    return Ruling(
        id=ruling_id("test", ",".join(cards), text, language, date),
        text=text,
        language=language,
        kind=kind,
        source="test",
        cards=cards,
        date=date,
        group=group,
        change=change,
        table=table,
        restates=restates,
    )


OLD = ruling("Old words.", "Humility", date="2004-10-04")
NEW = ruling("New words.", "Humility", date="2020-01-01")
UNDATED = ruling("No date.", "Humility")
OTHER = ruling("Only the other.", "Opalescence", date="2023-01-01")
BOTH = ruling("Applies together.", "Opalescence", "Humility", date="1999-01-01")
IN_TEXT = ruling("With Opalescence it is a creature.", "Humility", date="2001-01-01")


def texts(hits: tuple[object, ...]) -> list[str]:
    return [hit.ruling.text for hit in hits]  # type: ignore[attr-defined]


def test_rulings_on_all_named_cards_come_first_then_each_card_as_asked_newest_first() -> None:
    answer = search_rulings(
        ["Humility", "Opalescence"], [OTHER, OLD, IN_TEXT, UNDATED, BOTH, NEW], language=Language.EN
    )
    assert texts(answer.on_all) == [IN_TEXT.text, BOTH.text]
    assert texts(answer.on_some) == [NEW.text, OLD.text, UNDATED.text, OTHER.text]
    assert answer.on_some[0].concerns == ("Humility",)


def test_a_card_named_in_the_text_counts_only_as_whole_words_and_in_japanese_too() -> None:
    opted = ruling("Players who opted out draw.", "Humility")
    japanese = ruling("これは《選択肢》とオパール色の輝きの両方に働く。", "Humility", language=Language.JA)
    answer = search_rulings(
        ["Opt", "Opalescence"],
        [opted, japanese],
        language=Language.EN,
        names_of=lambda card: {"Opt": ["選択"], "Opalescence": ["オパール色の輝き"]}[card],
    )
    assert texts(answer.on_some) == [japanese.text]
    assert answer.on_some[0].concerns == ("Opalescence",)


def test_the_version_in_the_language_asked_for_stands_for_both() -> None:
    ja = ruling("謙虚の裁定", "Humility", language=Language.JA, group="g")
    en = ruling("The ruling on Humility", "Humility", group="g")
    answer = search_rulings(["Humility"], [en, ja], language=Language.JA)
    assert [(hit.ruling, hit.translation) for hit in answer.on_all] == [(ja, en)]


def test_the_same_official_text_on_two_cards_is_shown_once_for_both() -> None:
    one = ruling("Morph is a static ability.", "Exalted Angel", date="2014-01-01")
    two = ruling("Morph is a static ability.", "Skirk Commando", date="2014-01-01")
    answer = search_rulings(["Exalted Angel", "Skirk Commando"], [one, two], language=Language.EN)
    assert [hit.concerns for hit in answer.on_all] == [("Exalted Angel", "Skirk Commando")]
    assert answer.on_some == ()


def test_a_restated_ruling_is_superseded_only_where_something_has_changed() -> None:
    changed = ruling("Today.", "Humility", kind=RulingKind.BUNDLED, change="Mana burn is gone.", table="t1")
    same = ruling("Today too.", "Humility", kind=RulingKind.BUNDLED)
    answer = search_rulings(
        ["Humility"],
        [OLD, NEW],
        language=Language.EN,
        restatements={OLD.id: [changed], NEW.id: [same]},
    )
    new, old = answer.on_all
    assert (new.is_superseded, new.restated_by) == (False, (same,))
    assert (old.is_superseded, old.superseded_by, old.table) == (True, (changed,), "t1")


def test_a_restatement_that_the_answer_lists_itself_is_not_told_twice() -> None:
    restating = ruling("Today.", "Humility", kind=RulingKind.BUNDLED, group="g", date="2026-01-16")
    elsewhere = ruling("Of another card.", "Clone", kind=RulingKind.BUNDLED, group="h", date="2026-01-16")
    listed = search_rulings(
        ["Humility"], [OLD, restating], language=Language.EN, restatements={OLD.id: [restating, elsewhere]}
    )
    assert [(hit.ruling, hit.restated_by) for hit in listed.on_all] == [(restating, ()), (OLD, ())]
    alone = search_rulings(["Humility"], [OLD], language=Language.EN, restatements={OLD.id: [elsewhere]})
    assert [hit.restated_by for hit in alone.on_all] == [(elsewhere,)]


def test_a_ruling_that_leans_on_a_rule_that_is_gone_is_marked() -> None:
    burnt = ruling("You take mana burn, and its converted mana cost is 2.", "Humility", date="2004-10-04")
    later = ruling("There is no mana burn.", "Humility", date="2012-05-01")
    answer = search_rulings(["Humility"], [burnt, later], language=Language.EN)
    new, old = answer.on_all
    assert (new.is_superseded, new.dropped, new.reworded) == (False, (), ())
    assert old.is_superseded
    assert old.dropped == ("mana burn: unspent mana empties without loss of life",)
    assert old.reworded == (("converted mana cost", "mana value"),)


def test_about_keeps_what_speaks_of_it_and_says_when_nothing_does() -> None:
    layers = ruling("種類別第6種で能力を失う。", "Humility", language=Language.JA)
    died = ruling("死亡したときの能力は誘発しない。", "Humility", language=Language.JA)
    found = search_rulings(["Humility"], [layers, died], language=Language.JA, about="死亡 誘発")
    assert (texts(found.on_all), found.is_about_found) == ([died.text], True)
    near = search_rulings(["Humility"], [layers, died], language=Language.JA, about="種類別第6種の能力")
    assert texts(near.on_all) == [layers.text]
    nothing = search_rulings(["Humility"], [layers, died], language=Language.JA, about="バンド")
    assert (len(nothing.on_all), nothing.is_about_found) == (2, False)


def test_about_finds_words_of_the_translation_and_rule_numbers() -> None:
    ja = ruling("切削する。", "Millstone", language=Language.JA, group="g")
    en = ruling("That player mills.", "Millstone", group="g")
    other = ruling("Something else.", "Millstone")
    answer = search_rulings(["Millstone"], [ja, en, other], language=Language.JA, about="mills")
    assert texts(answer.on_all) == [ja.text]


def test_statements_of_one_day_stay_in_the_order_of_their_document() -> None:
    first, second, third = (
        replace(ruling(text, "Humility", date="2020-01-01"), position=index) for index, text in enumerate("zya")
    )
    answer = search_rulings(["Humility"], [third, first, second], language=Language.EN)
    assert texts(answer.on_all) == ["z", "y", "a"]


def test_no_cards_give_no_rulings() -> None:
    answer = search_rulings(["Opt"], [OLD, NEW], language=Language.EN)
    assert (answer.on_all, answer.on_some) == ((), ())
