"""Texts that are left out: when they could have mattered."""

import pytest

from rulings.table.playing.mattering import moment_of


@pytest.mark.parametrize(
    "text",
    [
        "Whenever another creature dies, or a creature card leaves your graveyard, draw a card.",
        "Whenever this creature enters, attacks, or blocks, you gain 1 life.",
        "If you would gain life, or an opponent would lose life, draw a card instead.",
    ],
)
def test_a_condition_that_goes_on_behind_a_comma_could_matter_at_any_time(text: str) -> None:
    assert moment_of(text, "Testing Bear") is None


@pytest.mark.parametrize(
    "text",
    [
        "Whenever another creature dies, you gain 1 life.",
        "Whenever this creature attacks, it gets +1/+1 until end of turn.",
        "If you would gain life, you gain twice that much life instead.",
    ],
)
def test_a_condition_of_one_part_tells_its_moment(text: str) -> None:
    assert moment_of(text, "Testing Bear") is not None
