"""Wordings that many cards share."""

import pytest

from rulings.abilities.ability import AlternativeCost, BeginOnBattlefield, SpellAbility, StaticAbility
from rulings.abilities.amounts.amount import AmountIf, Fixed
from rulings.abilities.amounts.history import TimesPaid
from rulings.abilities.changes.change import SetTypes, SwitchPT
from rulings.abilities.changes.permissions import CantBePrevented, CostChange, PlayerCant
from rulings.abilities.conditions.condition import Exists
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.permanents import PhaseOut
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import CardType, Kind
from tests.oracle.asking import ability_of, effect_of, reading_of


def understands(text: str, types: tuple[str, ...] = ("Creature",)) -> bool:
    return reading_of(text, types).is_understood


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


@pytest.mark.parametrize(
    "second",
    [
        "If this spell was kicked, it deals 4 damage instead.",
        "If this spell was kicked, instead it deals 4 damage.",
        "It deals 4 damage instead if this spell was kicked.",
    ],
)
def test_instead_takes_another_amount__614_15(second: str) -> None:
    effect = effect_of(f"Testing Bear deals 2 damage to any target. {second}")
    assert isinstance(effect, DealDamage)
    assert effect.amount == AmountIf(WasPaid("kicker"), Fixed(4), Fixed(2))


def test_another_target_is_no_other_amount() -> None:
    assert not understands("Draw a card. If you control an Island, it deals 4 damage instead.", ("Sorcery",))


def test_an_alternative_cost_may_have_a_condition__118_9() -> None:
    one = ability_of("You may sacrifice two Mountains rather than pay this spell's mana cost.", ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert one.condition is None
    other = ability_of("If you control an Island, you may pay 4 life rather than pay this spell's mana cost.")
    assert isinstance(other, AlternativeCost)
    assert isinstance(other.condition, Exists)


def test_a_minimum_cost_is_neither_more_nor_less__601_2f() -> None:
    one = static_of("Each spell that would cost less than three mana to cast costs three mana to cast.")
    assert one.changes == (CostChange("spell", Filter(Kind.SPELL), AnyPlayer(), 0, ("{3}",)),)


def test_activated_abilities_are_mana_abilities_too__605_1a() -> None:
    artifacts = Filter(Kind.PERMANENT, (HasType(CardType.ARTIFACT),))
    one = static_of("Activated abilities of artifacts can't be activated.")
    assert one.changes == (
        PlayerCant(AnyPlayer(), "activate", artifacts),
        PlayerCant(AnyPlayer(), "activate mana", artifacts),
    )


def test_unless_they_are_mana_abilities__605_1a() -> None:
    one = static_of(
        "Activated abilities of sources with the chosen name can't be activated unless they're mana abilities."
    )
    named = Filter(Kind.SOURCE, (OfChosen("name"),))
    assert one.changes == (PlayerCant(AnyPlayer(), "activate", named),)


def test_damage_that_is_never_prevented__615_12() -> None:
    assert static_of("Damage can't be prevented.").changes == (CantBePrevented(),)


def test_an_opening_hand_is_before_the_game__103_6() -> None:
    text = "If this card is in your opening hand, you may begin the game with it on the battlefield."
    assert isinstance(ability_of(text), BeginOnBattlefield)


def test_the_chosen_type_is_one_more__205_1b() -> None:
    one = static_of("This creature is the chosen type in addition to its other types.")
    assert one.changes == (SetTypes(chosen="creature type"),)


def test_switching_and_phasing__613_4d() -> None:
    switched = effect_of("Switch target creature's power and toughness until end of turn.")
    assert isinstance(switched, Continuous)
    assert switched.changes == (SwitchPT(),)
    assert isinstance(effect_of("Target creature phases out."), PhaseOut)


def test_a_color_is_chosen_before_the_protection__608_2d() -> None:
    effect = effect_of("Target creature gains protection from the color of your choice until end of turn.")
    assert isinstance(effect, Sequence)
    assert isinstance(effect.effects[0], MakeChoice)


def test_times_kicked_count__702_33c() -> None:
    one = ability_of("This artifact enters with a charge counter on it for each time it was kicked.", ("Artifact",))
    assert TimesPaid("kicker") in list(walk(one))


def test_spells_of_a_kind_without_words_for_their_cost_are_declined() -> None:
    assert not isinstance(ability_of("Flying"), SpellAbility)
    assert not understands("Each creature that would cost less than three mana to cast costs three mana to cast.")
