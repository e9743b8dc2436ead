"""Excess damage, exchanged life totals, damage that can't be prevented; Roles."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import CantBePrevented
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.effects.life import ExchangeLife
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.players import ControllerOf, TargetPlayer
from rulings.abilities.references import It, Target
from tests.oracle.asking import effect_of, reading_of


def understands(text: str, types: tuple[str, ...] = ("Creature",)) -> bool:
    return reading_of(text, types).is_understood


def test_excess_damage_has_a_second_recipient__120_4a() -> None:
    effect = effect_of(
        "Testing Bear deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead."
    )
    assert isinstance(effect, DealDamage)
    assert effect.amount == Fixed(4)
    assert isinstance(effect.excess_to, ControllerOf)


def test_excess_of_no_damage_is_declined() -> None:
    assert not understands("Draw a card. Excess damage is dealt to you instead.", ("Sorcery",))


def test_two_players_exchange__701_12c() -> None:
    effect = effect_of("Two target players exchange life totals.")
    assert isinstance(effect, ExchangeLife)
    assert effect.other is None
    assert isinstance(effect.who, TargetPlayer)
    assert (effect.who.minimum, effect.who.maximum) == (2, 2)


def test_damage_is_not_prevented_for_a_turn__615_12() -> None:
    effect = effect_of("Damage can't be prevented this turn.")
    assert isinstance(effect, RuleChange)
    assert effect.changes == (CantBePrevented(),)


def test_a_role_is_attached_as_it_is_created__303_7() -> None:
    effect = effect_of("Target creature gets +2/+0 until end of turn. Create a Monster Role token attached to it.")
    assert isinstance(effect, Sequence)
    created = effect.effects[1]
    assert isinstance(created, CreateToken)
    assert created.predefined == "Monster Role"
    assert created.entering is not None
    assert isinstance(created.entering.attached_to, It)
    assert isinstance(created.entering.attached_to.antecedent, Target)


def test_a_role_attached_to_nothing_is_declined() -> None:
    assert not understands("Create a Monster Role token.", ("Sorcery",))
