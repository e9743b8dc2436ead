"""Company and costs to attack and block, as phrases (CR 508.1c, 508.1h, 509.1b, 509.1d)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import AttackTax, CantDo
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, PayLife
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of, effect_of, reading_of


@pytest.mark.parametrize(
    ("text", "what", "number"),
    [
        ("This creature can't attack unless a creature with greater power also attacks.", "attack", 1),
        ("This creature can't block unless at least two other creatures block.", "block", 2),
    ],
)
def test_company_is_asked_for__508_1c(text: str, what: str, number: int) -> None:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CantDo)
    assert change.what == what
    assert isinstance(change.unless, InCompany)
    assert change.unless.number == Fixed(number)


def test_a_tax_on_blocking_is_no_tax_on_attacking__509_1d() -> None:
    one = ability_of("Creatures can't block unless their controller pays {1} for each of those creatures.")
    assert isinstance(one, StaticAbility)
    (tax,) = one.changes
    assert isinstance(tax, AttackTax)
    assert (tax.what, tax.cost) == ("block", Cost((ManaCost(("{1}",)),)))


def test_a_tax_for_a_time_is_a_rule_for_a_time__611_2c() -> None:
    effect = effect_of(
        "Until your next turn, creatures can't attack you or planeswalkers you control unless their controller pays "
        "2 life for each of those creatures."
    )
    assert isinstance(effect, RuleChange)
    (tax,) = effect.changes
    assert isinstance(tax, AttackTax)
    assert tax.cost == Cost((PayLife(Fixed(2)),))


def test_the_x_of_a_tax_is_counted__107_3() -> None:
    one = ability_of(
        "Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking "
        "you, where X is the number of basic land types among lands you control."
    )
    assert any(isinstance(node, ManaPerAmount) for node in walk(one))


def test_what_is_paid_to_block_is_not_paid_as_the_effect_begins__509_1d() -> None:
    """ "Target creature can't block this turn unless its controller pays {2}" is a cost to block, which is not read."""
    reading = reading_of("Target creature can't block this turn unless its controller pays {2}.", ("Sorcery",))
    assert not reading.is_understood
