"""What is read: replacement effects as whole abilities (CR 614). Entering, damage, counters, draws: beside this."""

import pytest

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Exists, InStep
from rulings.abilities.events.damage_and_life import DamageLowersLife
from rulings.abilities.events.moving import Discards, Draws
from rulings.abilities.modifications import GoTo, LowerLifeOnlyTo, OtherTokens, Prevent, ScaleAmount, SetAmount
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of


def test_more_cards_each_time__614_1() -> None:
    ability = ability_of("You may look at an additional two cards each time you surveil.")
    assert isinstance(ability, Replacement)
    assert (ability.instead, ability.optional) == (ScaleAmount(plus=Fixed(2)), You())


@pytest.mark.parametrize("when", ["If you control a creature, ", "As long as you control a creature, ", ""])
def test_damage_that_leaves_one_life__120_3a(when: str) -> None:
    text = "damage that would reduce your life total to less than 1 reduces it to 1 instead."
    one = ability_of(when + (text if when else text.capitalize()))
    assert isinstance(one, Replacement)
    assert one.event == DamageLowersLife(You(), Fixed(1))
    assert one.instead == LowerLifeOnlyTo(Fixed(1))
    assert isinstance(one.condition, Exists) is bool(when)


def test_nobody_gains_life__614_6() -> None:
    one = ability_of("If a player would gain life, that player gains no life instead.")
    assert isinstance(one, Replacement)
    assert one.instead is None


def test_damage_is_set_to_its_power() -> None:
    one = ability_of(
        "If a red source you control would deal an amount of noncombat damage less than Testing Bear's power to an "
        "opponent, that source deals damage equal to Testing Bear's power instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, SetAmount)
    assert one.condition is not None


def test_discarded_by_an_opponent__701_9() -> None:
    one = ability_of(
        "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield "
        "instead "
        "of putting it into your graveyard."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.event, Discards)
    assert one.instead == GoTo(Zone.BATTLEFIELD)
    assert one.zones == (Zone.HAND,)


def test_an_optional_replacement_leaves_the_event_when_declined__614_1() -> None:
    one = ability_of("If you would draw a card, you may gain 2 life instead.")
    assert isinstance(one, Replacement)
    assert (one.event, one.optional) == (Draws(You()), You())


def test_prevention_only_in_your_turn() -> None:
    read = ability_of("Prevent all damage that would be dealt to this creature during your turn.")
    assert isinstance(read, Replacement)
    assert (read.instead, read.condition) == (Prevent(), InStep("turn", You()))


def test_other_tokens_instead() -> None:
    one = ability_of(
        "If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens "
        "with flying and vigilance are created instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, OtherTokens)
