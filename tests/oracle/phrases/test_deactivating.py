"""Activated abilities that can't be activated, as phrases (CR 602.5)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import ModifyPT
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of, effect_of


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "Elves can't block, and their activated abilities can't be activated unless they're mana abilities.",
            ["block", "activate"],
        ),
        (
            "Enchanted creature can't block and its activated abilities can't be activated.",
            ["block", "activate"],
        ),
        ("Enchanted creature can't attack, block, or crew Vehicles.", ["attack or block", "crew"]),
        ("Equipped creature can't attack, block, or transform.", ["attack or block", "transform"]),
    ],
)
def test_what_it_cannot_do(text: str, words: list[str]) -> None:
    one = ability_of(text, ("Artifact",))
    assert isinstance(one, StaticAbility)
    assert [change.what for change in one.changes if isinstance(change, CantDo)] == words


def test_mana_abilities_are_spared_only_where_that_is_said__605_1a() -> None:
    spared = ability_of("Enchanted creature's activated abilities can't be activated unless they're mana abilities.")
    all_of_them = ability_of("Enchanted creature's activated abilities can't be activated.")
    assert isinstance(spared, StaticAbility)
    assert isinstance(all_of_them, StaticAbility)
    assert spared.changes != all_of_them.changes


def test_smaller_and_not_activated_for_the_same_time__611_2a() -> None:
    effect = effect_of(
        "Until your next turn, target creature gets -3/-0 and its activated abilities can't be activated."
    )
    (found,) = (one for one in walk(effect) if isinstance(one, Continuous))
    assert [type(change) for change in found.changes] == [ModifyPT, CantDo]
