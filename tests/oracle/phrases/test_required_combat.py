"""Requirements that hang on other creatures or on numbers."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import MustAttackWithOne, MustDo
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import This
from tests.oracle.asking import ability_of, effect_of, reading_of


def test_what_attacks_only_alongside_others__508_1d() -> None:
    one = ability_of("If a creature you control attacks, this creature also attacks if able.")
    assert isinstance(one, StaticAbility)
    (must,) = one.changes
    assert isinstance(one.affected, This)
    assert isinstance(must, MustDo)
    assert isinstance(must.alongside, Filter)


def test_what_takes_others_along__508_1d() -> None:
    one = ability_of("If this creature attacks, all creatures you control attack if able.")
    assert isinstance(one, StaticAbility)
    (must,) = one.changes
    assert isinstance(one.affected, Filter)
    assert isinstance(must, MustDo)
    assert isinstance(must.alongside, This)


@pytest.mark.parametrize("words", ["", "you or a planeswalker you control "])
def test_one_attacker_is_required_of_a_player__508_1d(words: str) -> None:
    one = ability_of(f"Each opponent must attack {words}with at least one creature each combat if able.")
    assert isinstance(one, StaticAbility)
    (must,) = one.changes
    assert isinstance(must, MustAttackWithOne)
    assert (must.whom is None) == (not words)


@pytest.mark.parametrize(
    ("words", "least", "most"), [("two or more creatures", 2, None), ("exactly one creature", 1, 1)]
)
def test_blocked_by_so_many__509_1c(words: str, least: int, most: int | None) -> None:
    one = ability_of(f"This creature must be blocked by {words} if able.")
    assert isinstance(one, StaticAbility)
    assert one.changes == (MustDo("be blocked", least=least, most=most),)


def test_each_attacker_is_a_requirement_of_its_own__509_1c() -> None:
    one = effect_of("Target creature blocks each attacking creature this turn if able.")
    assert isinstance(one, Continuous)
    (must,) = one.changes
    assert isinstance(must, MustDo)
    assert must.all_able


def test_whose_creature_attacks_is_not_asked_of_other_words() -> None:
    text = "If an artifact an opponent controls attacks, all creatures that opponent controls attack if able."
    assert reading_of(text).lines[0].declined is not None
