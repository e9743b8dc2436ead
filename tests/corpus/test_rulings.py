"""Rulings as records: ids, rule numbers, links to cards, rows."""

import sqlite3
from dataclasses import replace

from rulings.corpus.rulings import (
    CREATE_TABLES,
    INSERT_RULING,
    INSERT_RULING_CARD,
    INSERT_RULING_RESTATES,
    INSERT_RULING_RULE,
    SELECT_BY_CARD,
    SELECT_BY_RESTATED,
    SELECT_BY_RULE,
    Ruling,
    RulingKind,
    card_rows,
    find_rule_numbers,
    link_cards,
    official_ruling,
    restates_rows,
    rule_rows,
    ruling_from_row,
    ruling_id,
    ruling_row,
)
from rulings.language import Language


def _ruling(text: str, *named: str) -> Ruling:
    return Ruling(
        id=ruling_id("文書", "話題", text, Language.JA),
        text=text,
        language=Language.JA,
        kind=RulingKind.WIKI,
        source="文書",
        named=named,
    )


def test_id_depends_on_every_part_of_the_content_and_not_on_line_breaks() -> None:
    base = ruling_id("s", "t", "one two", Language.EN, "2020-01-01")
    assert base == ruling_id("s", "t", "one\n two", Language.EN, "2020-01-01")
    others = {
        ruling_id("s2", "t", "one two", Language.EN, "2020-01-01"),
        ruling_id("s", "t2", "one two", Language.EN, "2020-01-01"),
        ruling_id("s", "t", "one three", Language.EN, "2020-01-01"),
        ruling_id("s", "t", "one two", Language.JA, "2020-01-01"),
        ruling_id("s", "t", "one two", Language.EN, "2020-01-02"),
    }
    assert len(others) == 5
    assert base not in others
    assert len(base) == 12


def test_rule_numbers_are_found_in_the_ways_that_documents_write_them() -> None:
    assert find_rule_numbers("（502.33, “装備”参照）") == ("502.33",)
    assert find_rule_numbers("rule 409.1b、および rule 409.1f〜hの") == ("409.1b", "409.1f")
    assert find_rule_numbers("see rule 702.26b and CR 613.") == ("702.26b", "613")
    assert find_rule_numbers("(CR:301.5f、CR:301.6、CR:303.4m)") == ("301.5f", "301.6", "303.4m")
    assert find_rule_numbers("ライフは20点、100枚、総合ルール 20231117.0、基本セット2021") == ()


def test_names_as_written_become_cards_and_unknown_names_stay_out() -> None:
    known = {"Rest in Peace": "Rest in Peace", "荒涼たる収穫": "Wasteful Harvest"}
    japanese = {"Rest in Peace": ("安らかなる眠り",), "Wasteful Harvest": ("荒涼たる収穫",)}
    first = _ruling("安らかなる眠り/Rest in Peaceの影響下で切削/Millする。", "Rest in Peace", "Mill")
    second = _ruling("安らかなる眠りの影響下で荒涼たる収穫を解決する。", "荒涼たる収穫")
    linked = link_cards((first, second), known.get, lambda card: japanese[card])
    assert linked[0].cards == ("Rest in Peace",)
    assert linked[1].cards == ("Wasteful Harvest", "Rest in Peace")


def test_rows_give_back_every_field() -> None:
    ruling = Ruling(
        id="0123456789ab",
        text="本文",
        language=Language.JA,
        kind=RulingKind.BUNDLED,
        source="出典",
        topic="話題",
        cards=("Humility", "Opalescence"),
        named=("謙虚", "Opalescence"),
        rules=("613.7", "613"),
        date="2003",
        edition="2026-01-16",
        examples=("例",),
        group="humility-opalescence",
        table="layers-1",
        restates=("ba9876543210",),
        change="変更",
        position=7,
    )
    plain = official_ruling("Opt", "See rule 701.22a.", "2020-01-01", "MTGJSON")
    with sqlite3.connect(":memory:") as database:
        database.executescript(CREATE_TABLES)
        for one in (ruling, plain):
            database.execute(INSERT_RULING, ruling_row(one))
            database.executemany(INSERT_RULING_CARD, card_rows(one))
            database.executemany(INSERT_RULING_RULE, rule_rows(one))
            database.executemany(INSERT_RULING_RESTATES, restates_rows(one))
        for select, key, expected in (
            (SELECT_BY_CARD, "Opalescence", ruling),
            (SELECT_BY_RULE, "613.7", ruling),
            (SELECT_BY_RESTATED, "ba9876543210", ruling),
            (SELECT_BY_CARD, "Opt", plain),
            (SELECT_BY_RULE, "701.22a", plain),
        ):
            assert [ruling_from_row(row) for row in database.execute(select, (key,))] == [expected]
    database.close()


def test_the_same_official_text_on_two_cards_is_two_rulings() -> None:
    one = official_ruling("Opt", "Same text.", "2020-01-01", "MTGJSON")
    two = official_ruling("Ponder", "Same text.", "2020-01-01", "MTGJSON")
    assert one.id != two.id
    assert replace(one, id=two.id, topic=two.topic, cards=two.cards, named=two.named) == two
