"""Piles, several targets, life that damage can't lower, turns of others, as phrases."""

import pytest

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, WhereX, X
from rulings.abilities.amounts.arithmetic import SharedEvenly
from rulings.abilities.amounts.counting import Devotion, TargetsBeyondFirst
from rulings.abilities.changes.change import LoseTypes, SetColors, SetPT, SetTypes
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Compare, Exists
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto, SacrificeAll
from rulings.abilities.effects.piles import ChoosePile, SeparateIntoPiles
from rulings.abilities.effects.turns import ExtraTurnAfterControlled
from rulings.abilities.events.damage_and_life import DamageLowersLife
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.modifications import LowerLifeOnlyTo
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import ThisWay
from rulings.abilities.vocabulary import CardType, Color, Comparison
from tests.oracle.asking import ability_of, effect_of, reading_of


def test_each_target_beyond_the_first_costs_more__601_2f() -> None:
    one = ability_of("This spell costs {1} more to cast for each target beyond the first.", ("Sorcery",))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CostChange)
    assert change.times == TargetsBeyondFirst()


def test_damage_divided_evenly_is_shared_by_the_targets__107_1a() -> None:
    effect = effect_of("Testing Bear deals X damage divided evenly, rounded down, among any number of targets.")
    assert isinstance(effect, DealDamage)
    assert effect.amount == SharedEvenly(X())
    assert not effect.divided


def test_piles_are_separated_and_one_is_chosen__700_3() -> None:
    effect = effect_of(
        "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile "
        "into your hand and the other into your graveyard."
    )
    kinds = [type(node) for node in walk(effect)]
    assert kinds.index(SeparateIntoPiles) < kinds.index(ChoosePile) < kinds.index(PutInto)
    assert {"chosen pile", "other pile"} <= {node.verb for node in walk(effect) if isinstance(node, ThisWay)}


@pytest.mark.parametrize("when", ["If you control a creature, ", "As long as you control a creature, ", ""])
def test_damage_that_leaves_one_life__120_3a(when: str) -> None:
    text = "damage that would reduce your life total to less than 1 reduces it to 1 instead."
    one = ability_of(when + (text if when else text.capitalize()))
    assert isinstance(one, Replacement)
    assert one.event == DamageLowersLife(You(), Fixed(1))
    assert one.instead == LowerLifeOnlyTo(Fixed(1))
    assert isinstance(one.condition, Exists) is bool(when)


def test_a_floor_that_is_not_the_number_before_is_declined() -> None:
    assert not reading_of(
        "Damage that would reduce your life total to less than 1 reduces it to 5 instead."
    ).is_understood


def test_the_turn_after_the_controlled_one__500_7() -> None:
    one = ability_of(
        "When you cast this spell, you gain control of target opponent during that player's next turn. After that "
        "turn, that player takes an extra turn."
    )
    assert any(isinstance(node, ExtraTurnAfterControlled) for node in walk(one))


def test_all_players_change_cards_and_creatures__101_4() -> None:
    text = (
        "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then "
        "puts all cards they exiled this way onto the battlefield."
    )
    effect = effect_of(text)
    assert isinstance(effect, Sequence)
    assert isinstance(effect.effects[1], SacrificeAll)


def test_two_groups_that_become_both__613_1d() -> None:
    one = ability_of(
        "All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other "
        "types."
    )
    assert isinstance(one, StaticAbility)
    assert one.changes == (
        SetTypes((CardType.CREATURE, CardType.LAND), ("Saproling", "Forest")),
        SetColors((Color.GREEN,)),
        SetPT(Fixed(1), Fixed(1)),
    )


def test_devotion_that_is_too_small__700_5() -> None:
    one = ability_of("As long as your devotion to white is less than five, this creature isn't a creature.")
    assert isinstance(one, StaticAbility)
    assert one.condition == Compare(Devotion((Color.WHITE,)), Comparison.LESS, Fixed(5))
    assert one.changes == (LoseTypes((CardType.CREATURE,)),)


def test_states_that_trigger__603_8() -> None:
    for text in (
        "When this creature has no ice counters on it, sacrifice it.",
        "When you have 20 or more life, you lose the game.",
    ):
        one = ability_of(text)
        assert isinstance(one, TriggeredAbility)
        assert isinstance(one.event, StateBecomes)


def test_an_effect_that_would_put_counters__614_16() -> None:
    one = ability_of(
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those "
        "counters on that permanent instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.event, CountersPutOn)
    assert one.event.by_effect


def test_x_of_another_sentence_is_the_same_x__107_3c() -> None:
    one = ability_of(
        "When this creature enters, draw X cards, where X is your devotion to blue. If X is greater than or equal to "
        "the number of cards in your library, you win the game."
    )
    assert not [node for node in walk(one) if isinstance(node, X)]
    assert {node.value for node in walk(one) if isinstance(node, WhereX)} == {Devotion((Color.BLUE,))}
