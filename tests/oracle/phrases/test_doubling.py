"""Doubling and tripling as words (CR 701.10, 701.11)."""

import pytest

from rulings.abilities.effects.counters import DoubleCounters
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.permanents import MultiplyPT
from rulings.abilities.effects.repeating import Repeat
from rulings.abilities.references import Every, It, Target, ThisWay
from tests.oracle.asking import effect_of


@pytest.mark.parametrize(
    ("words", "kind", "factor", "power", "toughness"),
    [
        ("Double target creature's power until end of turn.", Target, 2, True, False),
        ("Double the power of target creature until end of turn.", Target, 2, True, False),
        ("Until end of turn, double target creature's power.", Target, 2, True, False),
        ("Double the toughness of each creature you control until end of turn.", Every, 2, False, True),
        ("Double the power and toughness of each creature you control until end of turn.", Every, 2, True, True),
        ("Triple target creature's power and toughness until end of turn.", Target, 3, True, True),
    ],
)
def test_which_of_what_is_multiplied__701_10b(
    words: str, kind: type, factor: int, power: bool, toughness: bool
) -> None:
    node = effect_of(words)
    assert isinstance(node, MultiplyPT)
    assert isinstance(node.what, kind)
    assert (node.factor, node.power, node.toughness) == (factor, power, toughness)


def test_several_times__701_10b() -> None:
    assert isinstance(effect_of("Until end of turn, double target creature's power X times."), Repeat)


def test_those_creatures_are_the_ones_that_were_doubled() -> None:
    node = effect_of(
        "Double the power of each other creature you control until end of turn. Those creatures gain vigilance until"
        " end of turn."
    )
    assert isinstance(node, Sequence)
    assert isinstance(node.effects[1], Continuous)
    assert node.effects[1].objects == It("those creatures", ThisWay("affected"))


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Double the number of +1/+1 counters on target creature.", "+1/+1"),
        ("Double the number of each kind of counter on target permanent.", None),
        ("Double the number of +1/+1 counters on each creature you control.", "+1/+1"),
    ],
)
def test_counters__701_10e(words: str, kind: str | None) -> None:
    node = effect_of(words)
    assert isinstance(node, DoubleCounters)
    assert node.kind == kind
