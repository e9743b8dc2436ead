"""What became of rule numbers. The facts here are of the bundled concordance and need no rules text."""

from datetime import date

import pytest

from rulings.corpus.rule_texts.alignment import Change
from rulings.corpus.rule_texts.concordance import Concordance, load_bundled_concordance

EDITIONS = 108


@pytest.fixture(scope="module")
def concordance() -> Concordance:
    return load_bundled_concordance()


def test_the_bundled_editions_run_from_2003_to_2026(concordance: Concordance) -> None:
    assert len(concordance.editions) == EDITIONS
    assert (concordance.editions[0], concordance.newest) == (date(2003, 3, 15), date(2026, 1, 16))
    assert list(concordance.editions) == sorted(set(concordance.editions))


@pytest.mark.parametrize(
    ("number", "year", "today"),
    [
        ("502.33a", 2004, "702.6a"),  # equip
        ("701.13a", 2023, "701.17a"),  # mill
        ("701.17a", 2023, "701.21a"),  # sacrifice
        ("707.10", 2020, "708.10"),  # copies of face-down permanents
        ("420.5e", 2008, "704.5j"),  # the legend rule
        ("203.3", 2004, "202.3"),  # converted mana cost, today mana value
        ("419.6a", 2004, "614.5"),  # a replacement effect applies once to an event
        ("502.2a", 2005, "702.7a"),  # first strike
        ("313", 2008, "513"),  # the end of turn step, today the end step
        ("420", 2008, "704"),  # state-based effects, today state-based actions
    ],
)
def test_an_old_number_leads_to_the_rule_of_today(concordance: Concordance, number: str, year: int, today: str) -> None:
    (found,) = concordance.counterparts(number, concordance.last_edition_of_year(year))
    assert found.change is Change.RENUMBERED
    assert found.numbers == (today,)


def test_mana_burn_was_removed_in_july_2009(concordance: Concordance) -> None:
    (found,) = concordance.counterparts("300.3", concordance.last_edition_of_year(2003))
    assert (found.change, found.changed_on) == (Change.REMOVED, date(2009, 7, 11))
    assert found.numbers == ()
    assert "500.5" in found.remnants  # that unused mana empties is still a rule


def test_a_removed_rule_leads_to_what_stands_above_it__702_2(concordance: Concordance) -> None:
    """That deathtouch triggers is no rule any more, but who cites it wants to read about deathtouch."""
    (found,) = concordance.counterparts("502.63a", concordance.last_edition_of_year(2008))
    assert (found.change, found.changed_on, found.above) == (Change.REMOVED, date(2009, 7, 11), ("702.2",))


def test_the_planeswalker_uniqueness_rule_was_removed_in_september_2017(concordance: Concordance) -> None:
    (found,) = concordance.counterparts("704.5j", concordance.last_edition_of_year(2016))
    assert (found.change, found.changed_on) == (Change.REMOVED, date(2017, 9, 29))


def test_damage_assignment_order_was_removed_in_november_2024(concordance: Concordance) -> None:
    (found,) = concordance.counterparts("509.2", date(2024, 8, 1))
    assert (found.change, found.changed_on) == (Change.REMOVED, date(2024, 11, 8))


def test_a_bare_number_has_every_meaning_it_ever_had__701_13a(concordance: Concordance) -> None:
    today, mill, *older = concordance.meanings("701.13a")
    assert (today.period.first, today.period.last) == (date(2025, 6, 6), None)
    assert today.today.change is Change.SAME
    assert (mill.period.first, mill.period.last) == (date(2020, 7, 3), date(2025, 4, 4))
    assert mill.today.numbers == ("701.17a",)
    assert all(meaning.period.last and meaning.period.last < mill.period.first for meaning in older)


def test_a_rule_has_no_number_before_it_was_new__701_17a(concordance: Concordance) -> None:
    (found,) = concordance.counterparts("701.17a", concordance.newest, date(2010, 1, 1))
    assert (found.change, found.numbers, found.changed_on) == (Change.NEW, (), date(2020, 7, 3))


def test_the_way_back_leads_where_the_way_forth_came_from(concordance: Concordance) -> None:
    (back,) = concordance.counterparts("702.6a", concordance.newest, date(2004, 1, 1))
    assert back.numbers == ("502.33a",)
    assert back.is_reworded


def test_one_rule_that_became_many__400_7(concordance: Concordance) -> None:
    (found,) = concordance.counterparts("217.1c", concordance.last_edition_of_year(2008))
    assert found.change is Change.SPLIT
    assert set(found.numbers) >= {"400.7", "400.7a", "400.7d"}


def test_the_history_of_equip_tells_numbers_and_dates(concordance: Concordance) -> None:
    (history,) = concordance.histories("702.6a", concordance.newest)
    assert [(period.number, period.first, period.last) for period in history.periods] == [
        ("502.33a", date(2003, 10, 1), date(2009, 5, 1)),
        ("702.6a", date(2009, 7, 11), None),
    ]
    assert history.is_alive
    assert history.events[0].change is Change.NEW
    assert [event.on for event in history.events if event.change is Change.RENUMBERED] == [date(2009, 7, 11)]
    assert [event.on for event in history.events] == sorted(event.on for event in history.events)


def test_a_number_that_no_edition_has_is_unknown(concordance: Concordance) -> None:
    assert concordance.knows("502.33a")
    assert not concordance.knows("701.99z")
    assert concordance.counterparts("502.33a", concordance.newest) == ()
    assert concordance.meanings("701.99z") == ()
    assert concordance.histories("701.99z") == ()


def test_a_day_means_the_edition_then_in_force(concordance: Concordance) -> None:
    assert concordance.edition_at(date(2009, 7, 10)) == date(2009, 5, 1)
    assert concordance.edition_at(date(2009, 7, 11)) == date(2009, 7, 11)
    assert concordance.edition_at(date(1999, 1, 1)) == date(2003, 3, 15)
    assert concordance.last_edition_of_year(2009) == date(2009, 10, 1)


def test_no_number_of_any_edition_leads_to_nothing(concordance: Concordance) -> None:
    for day in concordance.editions[:: EDITIONS // 12]:
        numbers = {span.number for life in concordance.lives if (span := life.span_at(concordance.editions.index(day)))}
        for number in numbers:
            found = concordance.counterparts(number, day)
            assert found
            for one in found:
                assert one.numbers or one.remnants or one.above, (number, day)
