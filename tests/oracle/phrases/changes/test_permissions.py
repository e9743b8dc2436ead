"""What is read: can't, must, can, as though (CR 101.2, 508, 509, 609.4)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import AttackTax, CantDo, MustDo
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost, PayLife
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of, effect_of


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


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


def test_not_more_than_so_many_counters__704_5r() -> None:
    ability = ability_of("This creature can't have more than seven dream counters on it.")
    assert isinstance(ability, StaticAbility)
    assert ability.changes == (CantDo("have more counters", maximum=Fixed(7), kind="dream"),)


def test_other_auras_are_kept_off__303_4d() -> None:
    one = static_of("Enchanted land can't be enchanted by other Auras.")
    change = one.changes[0]
    assert isinstance(change, CantDo)
    assert isinstance(change.by, Filter)


def test_cards_that_cannot_enter__101_2() -> None:
    one = static_of("Creature cards in graveyards and libraries can't enter the battlefield.")
    places = Either((InZone(Zone.GRAVEYARD), InZone(Zone.LIBRARY)))
    assert one.affected == Filter(Kind.CARD, (HasType(CardType.CREATURE), places))
    assert one.changes == (CantDo("enter the battlefield"),)


def test_cant_if_is_cant_unless_not__508_1c() -> None:
    one = ability_of("This creature can't block if you control an untapped land.")
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CantDo)
    assert isinstance(change.unless, Negated)


def test_a_restriction_unless_something_holds__508_1c() -> None:
    one = static_of("This creature can't attack unless defending player controls an Island.")
    assert isinstance(one.changes[0], CantDo)
    assert one.changes[0].unless is not None


@pytest.mark.parametrize(
    ("words", "least", "most"), [("two or more creatures", 2, None), ("exactly one creature", 1, 1)]
)
def test_blocked_by_so_many__509_1c(words: str, least: int, most: int | None) -> None:
    one = ability_of(f"This creature must be blocked by {words} if able.")
    assert isinstance(one, StaticAbility)
    assert one.changes == (MustDo("be blocked", least=least, most=most),)


def test_this_creature_is_not_blocked() -> None:
    found = effect_of("Target creature can't block this creature this turn.")
    assert isinstance(found, Continuous)
    assert found.changes == (CantDo("block", whom=This("creature")),)
