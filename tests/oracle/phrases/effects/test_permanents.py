"""What is read: tap, attach, transform, phase, regenerate, exchange control (CR 701, 613.1b)."""

import pytest

from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.permanents import (
    Attach,
    AttachToAnother,
    ExchangeControl,
    MultiplyPT,
    StayTappedNextStep,
    Untap,
)
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Every, It, Several, Target, ThisWay
from tests.oracle.asking import declined_words, effect_of


def test_it_after_two_things_is_declined() -> None:
    assert declined_words("Testing Bear deals 3 damage to target creature. Tap it.", ("Sorcery",)).startswith("it")


def test_exchanging_two_targets__701_12b() -> None:
    effect = effect_of("Exchange control of two target creatures.")
    assert isinstance(effect, ExchangeControl)
    assert effect.second == Several(())


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


def test_those_creatures_are_the_ones_that_were_doubled() -> None:
    node = effect_of(
        "Double the power of each other creature you control until end of turn. Those creatures gain vigilance until"
        " end of turn."
    )
    assert isinstance(node, Sequence)
    assert isinstance(node.effects[1], Continuous)
    assert node.effects[1].objects == It("those creatures", ThisWay("affected"))


def test_another_creature_is_another_than_the_enchanted_one() -> None:
    effect = effect_of("Attach target Aura attached to a creature to another creature.")
    assert isinstance(effect, AttachToAnother)
    assert (effect.same_controller, effect.same_type) == (False, False)


def test_of_that_type_and_with_the_same_controller_are_told_apart() -> None:
    by_type = effect_of("Attach target Aura attached to a creature or land to another permanent of that type.")
    by_player = effect_of("Attach target Aura attached to a permanent to another permanent with the same controller.")
    assert isinstance(by_type, AttachToAnother)
    assert isinstance(by_player, AttachToAnother)
    assert (by_type.same_type, by_type.same_controller) == (True, False)
    assert (by_player.same_type, by_player.same_controller) == (False, True)


def test_to_a_target_is_plain_attaching() -> None:
    effect = effect_of("Attach target Aura you control to target creature.")
    assert isinstance(effect, Attach)
    assert isinstance(effect.to, Target)


@pytest.mark.parametrize("text", ["Attach target Aura attached to a creature to another land."])
def test_other_hosts_are_declined(text: str) -> None:
    assert declined_words(text, ("Sorcery",))


def test_they_are_several() -> None:
    effect = effect_of(
        "For each opponent, gain control of up to one target creature that player controls until end of turn. Untap "
        "those creatures."
    )
    (untap,) = (one for one in walk(effect) if isinstance(one, Untap))
    assert isinstance(untap.what, It)
    assert isinstance(untap.what.antecedent, Target)


def test_all_lands_of_a_step_to_come_are_no_fixed_set__611_2c() -> None:
    effect = effect_of("Lands you control don't untap during your next untap step.")
    assert isinstance(effect, StayTappedNextStep)
    assert effect.who == You()
