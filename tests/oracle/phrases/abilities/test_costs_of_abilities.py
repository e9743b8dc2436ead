"""What is read: abilities that cost more or less, and costs that hang on who or when (CR 602.2b, 601.2f)."""

import pytest

from rulings.abilities.ability import SpellAbility, StaticAbility
from rulings.abilities.amounts.amount import WhereX
from rulings.abilities.changes.permissions import CostChange, MayPayForLess
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer
from rulings.abilities.references import Attached
from rulings.abilities.vocabulary import Kind
from tests.oracle.asking import ability_of, declined_words, reading_of

FLOOR = " This effect can't reduce the mana in that cost to less than one mana."
TEXT = (
    "As an additional cost to cast {0} permanent spells, you may pay 2 life. Those spells cost {1} less to cast if you "
    "paid life this way. This effect reduces only the amount of {2} mana you pay."
)


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def understands(text: str, types: tuple[str, ...] = ("Creature",)) -> bool:
    return reading_of(text, types).is_understood


@pytest.mark.parametrize(
    ("words", "what", "of"),
    [
        ("Activated abilities of creatures you control", "activated ability", Filter),
        ("Enchanted artifact's activated abilities", "activated ability", Attached),
        ("Abilities you activate that aren't mana abilities", "non-mana activated ability", type(None)),
        ("Equip abilities you activate", "equip ability", type(None)),
    ],
)
def test_costs_of_activating__601_2f(words: str, what: str, of: type) -> None:
    one = ability_of(f"{words} cost {{2}} less to activate.{FLOOR}", ("Enchantment",))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CostChange)
    assert (change.what, change.sign, change.mana, change.leaves_one) == (what, -1, ("{2}",), True)
    assert isinstance(change.filter, of)


def test_so_much_less_as_a_number_says() -> None:
    one = ability_of(
        "Activated abilities of creatures you control cost {X} less to activate, where X is this creature's power."
        + FLOOR
    )
    assert isinstance(one, StaticAbility)
    assert isinstance(one.changes[0], CostChange)
    assert isinstance(one.changes[0].times, WhereX)


def test_activating_costs_more_but_for_mana_abilities__605_1a() -> None:
    one = static_of("Activated abilities cost {2} more to activate unless they're mana abilities.")
    assert one.changes == (CostChange("non-mana activated ability", None, None, 1, ("{2}",)),)


def test_a_minimum_cost_is_neither_more_nor_less__601_2f() -> None:
    one = static_of("Each spell that would cost less than three mana to cast costs three mana to cast.")
    assert one.changes == (CostChange("spell", Filter(Kind.SPELL), AnyPlayer(), 0, ("{3}",)),)


def test_spells_of_a_kind_without_words_for_their_cost_are_declined() -> None:
    assert not isinstance(ability_of("Flying"), SpellAbility)
    assert not understands("Each creature that would cost less than three mana to cast costs three mana to cast.")


def test_two_kinds_of_spells_cost_less_once() -> None:
    found = ability_of("Elf spells and Goblin spells you cast cost {1} less to cast.")
    assert isinstance(found, StaticAbility)
    assert len(found.changes) == 1
    assert isinstance(found.changes[0], CostChange)


@pytest.mark.parametrize(
    ("text", "what", "sign"),
    [
        ("Flashback costs you pay cost {2} less.", "flashback cost", -1),
        ("Flashback costs your opponents pay cost {2} more.", "flashback cost", 1),
        ("Buyback costs cost {2} less.", "buyback cost", -1),
        ("All morph costs cost {2} more.", "morph cost", 1),
    ],
)
def test_the_cost_of_a_keyword_is_changed__118_7(text: str, what: str, sign: int) -> None:
    one = ability_of(text, ("Artifact",))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CostChange)
    assert (change.what, change.sign) == (what, sign)


def test_costs_that_no_rules_code_asks_for_are_declined() -> None:
    assert declined_words("Escape costs you pay cost {2} less.", ("Artifact",))


@pytest.mark.parametrize(("color", "symbol"), [("green", "{G}"), ("black", "{B}")])
def test_life_is_paid_for_a_mana_of_one_color__118_8(color: str, symbol: str) -> None:
    one = ability_of(TEXT.format(color, symbol, color))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, MayPayForLess)
    assert change.mana == (symbol,)


def test_the_color_named_last_is_that_of_the_symbol() -> None:
    assert reading_of(TEXT.format("green", "{G}", "black")).lines[0].declined is not None


def test_a_floor_follows_every_reduction_and_no_increase() -> None:
    for less in (
        "Cycling abilities you activate cost {1} less",
        "Abilities you activate that aren't mana abilities cost {2} less",
    ):
        one = ability_of(f"{less} to activate.{FLOOR}")
        assert isinstance(one, StaticAbility)
        assert [part.leaves_one for part in one.changes if isinstance(part, CostChange)] == [True]
    more = reading_of("Cycling abilities you activate cost {1} more to activate." + FLOOR)
    assert more.lines[0].declined is not None
