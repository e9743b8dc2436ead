"""A player and what the player controls, named together."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.effect import Continuous, RuleChange, Sequence
from rulings.abilities.references import Several
from tests.oracle.asking import ability_of, effect_of


def test_both_gain_hexproof() -> None:
    effect = effect_of("You and permanents you control gain hexproof until end of turn.")
    assert isinstance(effect, Sequence)
    assert [type(one) for one in effect.effects] == [RuleChange, Continuous]


def test_both_have_hexproof() -> None:
    ability = ability_of("You and Humans you control have hexproof.")
    assert isinstance(ability, StaticAbility)
    assert [type(one) for one in ability.changes] == [PlayerHas, GainAbilities]


def test_a_player_alone_gains_it() -> None:
    assert isinstance(effect_of("You gain shroud until your next turn."), RuleChange)


def test_damage_to_either_is_prevented() -> None:
    effect = effect_of("Prevent all damage that would be dealt to you and creatures you control this turn.")
    assert isinstance(effect, PreventDamage)
    assert isinstance(effect.to, Several)


def test_also_adds_nothing_to_the_meaning() -> None:
    assert effect_of("Bears also gain trample until end of turn.") == effect_of("Bears gain trample until end of turn.")
