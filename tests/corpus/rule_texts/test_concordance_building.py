"""Lives of rules chained over editions that are written for these tests."""

import gzip
from datetime import date
from pathlib import Path

import pytest

from rulings.building.concordance import build_concordance, main, read_editions
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment import Change
from rulings.corpus.rule_texts.concordance import Concordance
from rulings.corpus.rule_texts.concordance_building import ConcordanceBuilder, extend_concordance
from rulings.corpus.rule_texts.concordance_lives import print_lives
from rulings.corpus.rule_texts.rules import Rule, RulesEdition
from rulings.language import Language
from tests.places import SHARED

HISTORY = SHARED / "data" / "cr" / "history"

HERON = "A heron that wades may catch each fish of its pond once a day, unless the pond is frozen over."
OTTER = "An otter slides down a bank of mud and takes whatever swims past it in the current."
BEAVER = "Whenever a beaver fells a tree, the dam of that beaver grows by one and the river rises."
NEWT = "A newt regrows a lost leg during the next spring, but only if nobody is looking at it."


def edition(day: str, *rules: tuple[str, str]) -> RulesEdition:
    effective = date.fromisoformat(day)
    entries = tuple(Rule(RuleNumber(number), (text,)) for number, text in rules)
    return RulesEdition(Language.EN, effective, f"{effective:%Y%m%d}", (), (), entries, (), ())


FIRST = edition("2031-01-01", ("100.1", HERON), ("100.2", f"{OTTER} {BEAVER}"))
SECOND = edition("2031-06-01", ("100.1", NEWT), ("100.2", HERON), ("100.3", OTTER), ("100.4", BEAVER))
THIRD = edition("2032-01-01", ("100.1", HERON.replace("once", "twice")), ("100.2", OTTER), ("100.3", BEAVER))


def concordance_of(*editions: RulesEdition) -> Concordance:
    builder = ConcordanceBuilder()
    for each in editions:
        builder.add(each)
    return Concordance(builder.editions, builder.lives())


def test_numbers_are_followed_over_several_editions() -> None:
    chain = concordance_of(FIRST, SECOND, THIRD)
    (heron,) = chain.counterparts("100.1", FIRST.effective)
    assert (heron.change, heron.numbers, heron.is_reworded) == (Change.REWORDED, ("100.1",), True)
    (between,) = chain.counterparts("100.1", FIRST.effective, SECOND.effective)
    assert (between.change, between.numbers, between.is_reworded) == (Change.RENUMBERED, ("100.2",), False)


def test_a_split_keeps_both_parts_in_sight() -> None:
    chain = concordance_of(FIRST, SECOND, THIRD)
    (found,) = chain.counterparts("100.2", FIRST.effective)
    assert {*found.numbers, *found.remnants} == {"100.2", "100.3"}
    (back,) = chain.counterparts("100.3", THIRD.effective, FIRST.effective)
    assert (back.change, back.numbers) == (Change.SPLIT, ("100.2",))


def test_a_removed_rule_knows_its_day() -> None:
    chain = concordance_of(FIRST, SECOND, THIRD)
    (newt,) = chain.counterparts("100.1", SECOND.effective)
    assert (newt.change, newt.numbers, newt.changed_on) == (Change.REMOVED, (), date(2032, 1, 1))
    assert not chain.histories("100.1", SECOND.effective)[0].is_alive


def test_a_finished_concordance_goes_on_as_if_it_had_never_stopped() -> None:
    resumed = ConcordanceBuilder.resume(
        concordance_of(FIRST, SECOND).editions, concordance_of(FIRST, SECOND).lives, SECOND
    )
    resumed.add(THIRD)
    whole = concordance_of(FIRST, SECOND, THIRD)
    assert print_lives(resumed.editions, resumed.lives()) == print_lives(whole.editions, whole.lives)


def test_newer_editions_of_the_user_are_added_to_the_bundled_ones() -> None:
    bundled = concordance_of(FIRST, SECOND)
    extended = extend_concordance(bundled, [THIRD, SECOND, FIRST])
    assert extended.newest == THIRD.effective
    assert extended.counterparts("100.1", FIRST.effective)[0].is_reworded
    assert extend_concordance(bundled, [FIRST, SECOND]) is bundled
    assert extend_concordance(bundled, [THIRD]) is bundled  # without the text of its newest edition it cannot go on


def test_editions_come_in_the_order_of_their_dates() -> None:
    builder = ConcordanceBuilder()
    builder.add(SECOND)
    with pytest.raises(ValueError, match="is not after"):
        builder.add(FIRST)
    with pytest.raises(ValueError, match="ends with"):
        ConcordanceBuilder.resume([SECOND.effective], (), FIRST)


@pytest.mark.skipif(not HISTORY.is_dir(), reason="../shared/data/cr/history is absent")
def test_the_command_makes_the_same_bytes_again(tmp_path: Path) -> None:
    """The two files that are older than their names take their places by the dates in the texts."""
    names = ("2003-03-15", "2003-07-01", "2004-06-01", "2004-02-01")
    for name in names:
        (tmp_path / f"{name}.txt").write_bytes(gzip.decompress((HISTORY / f"{name}.txt.gz").read_bytes()))
    editions = read_editions(tmp_path)
    assert [each.label for each in editions] == ["20030315", "20030601", "20030701", "20040201"]
    output = tmp_path / "made.tsv"
    assert main([str(tmp_path), str(output)]) == 0
    text = output.read_text(encoding="utf-8")
    assert text == build_concordance(editions)
    assert Concordance.read(text).counterparts("300.4", date(2003, 3, 15))[0].numbers == ("300.3",)
