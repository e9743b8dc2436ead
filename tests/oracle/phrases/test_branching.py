"""Branches, payments, costs of spells, restrictions on activation, zones (CR 118, 601.2f, 602.5, 603.4, 113.6)."""

import pytest

from rulings.abilities.ability import ActivatedAbility, AdditionalCost, Chapter, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Exists, Fits
from rulings.abilities.conditions.history import Happened, WasCast, WasPaid
from rulings.abilities.costs.cost import Cost, EitherCost
from rulings.abilities.costs.mana import ManaCost, PayLife
from rulings.abilities.costs.objects import DiscardCost, SacrificeCost
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.conditional import If, IfDone, Instead, Unless
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf, EachOpponent, ThatPlayer
from rulings.abilities.references import Antecedent, This
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of


def test_an_if_right_after_the_event_is_part_of_the_trigger__603_4() -> None:
    ability = ability_of("When this creature enters, if you control an artifact, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, Exists)
    assert isinstance(ability.effect, Draw)


def test_an_if_behind_the_effect_is_none() -> None:
    ability = ability_of("When this creature enters, draw a card if you control an artifact.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.condition is None
    assert isinstance(ability.effect, If)


def test_instead_takes_the_place_of_a_sentence_that_does_the_same__614_15() -> None:
    effect = effect_of("Draw a card. If this spell was kicked, draw two cards instead.")
    assert isinstance(effect, Instead)
    assert effect.condition == WasPaid("kicker")
    other = "Draw a card. You gain 2 life. If this spell was kicked, draw two cards instead."
    assert not reading_of(other, ("Sorcery",)).is_understood


def test_unless_is_a_payment__118_12a() -> None:
    effect = effect_of("Counter target spell unless its controller pays {3}.")
    assert isinstance(effect, Unless)
    assert isinstance(effect.who, ControllerOf)
    assert effect.cost == Cost((ManaCost(("{3}",)),))


def test_a_joint_effect_with_unless_is_declined() -> None:
    assert not reading_of("Sacrifice a creature and draw a card unless you pay {1}.", ("Sorcery",)).is_understood


def test_if_they_do_after_unless_is_about_the_payment() -> None:
    effect = effect_of("Counter target spell unless its controller pays {2}. If they do, you draw a card.")
    assert isinstance(effect, MayPay)
    assert isinstance(effect.then, Draw)
    assert isinstance(effect.otherwise, CounterSpell)


def test_what_happens_where_it_cannot_be_done__609_3() -> None:
    effect = effect_of("Sacrifice an artifact. If you can't, you lose 4 life.")
    assert isinstance(effect, IfDone)
    assert isinstance(effect.first, Sacrifice)
    assert effect.otherwise is not None


def test_whether_each_opponent_is_optional_too_the_words_do_not_say() -> None:
    assert not reading_of("You may draw a card and each opponent loses 1 life.", ("Sorcery",)).is_understood


def test_you_may_have_it_deal_damage() -> None:
    ability = ability_of("When this creature dies, you may have it deal 2 damage to target creature.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, May)


def test_each_opponent_in_turn() -> None:
    effect = effect_of("For each opponent, that player loses 1 life and you gain 1 life.")
    assert isinstance(effect, ForEach)
    assert effect.over == EachOpponent()
    assert ThatPlayer(Antecedent("each player")) in list(walk(effect))


def test_an_additional_cost_may_be_one_of_two__601_2f() -> None:
    ability = ability_of(
        "As an additional cost to cast this spell, sacrifice an artifact or discard a card.", ("Sorcery",)
    )
    assert isinstance(ability, AdditionalCost)
    (either,) = ability.cost.parts
    assert isinstance(either, EitherCost)
    assert [type(one.parts[0]) for one in either.options] == [SacrificeCost, DiscardCost]


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("This spell costs {2} less to cast if you control an artifact.", -1),
        ("This spell costs {1} less to cast for each creature you control.", -1),
        ("This spell costs {X} less to cast, where X is the number of creatures you control.", -1),
        ("Creature spells you cast cost {1} less to cast.", -1),
        ("Spells your opponents cast cost {1} more to cast.", 1),
    ],
)
def test_spells_cost_more_or_less__601_2f(text: str, sign: int) -> None:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, CostChange)
    assert change.sign == sign
    assert ability.zones == ((Zone.STACK,) if isinstance(change.filter, This) else (Zone.BATTLEFIELD,))


def _activated(text: str) -> ActivatedAbility:
    ability = ability_of(text)
    assert isinstance(ability, ActivatedAbility)
    return ability


def test_when_an_ability_may_be_activated__602_5() -> None:
    assert isinstance(_activated("{T}: Draw a card. Activate only if you control an artifact.").instant_timing, Exists)
    limited = _activated("{0}: Draw a card. Activate only during your turn and only once each turn.")
    assert limited.instant_timing is not None
    assert limited.limit_per_turn == 1
    assert _activated("{T}: Draw a card. Activate only once.").limit_ever


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("{2}{B}: Return this card from your graveyard to your hand.", Zone.GRAVEYARD),
        ("{3}, Exile this card from your graveyard: Draw a card.", Zone.GRAVEYARD),
        ("{1}, Discard this card: Draw a card.", Zone.HAND),
        ("{T}: Draw a card.", Zone.BATTLEFIELD),
        ("Sacrifice this creature: Return this card from your graveyard to your hand.", Zone.BATTLEFIELD),
    ],
)
def test_an_ability_works_where_its_words_find_the_card__113_6(text: str, zone: Zone) -> None:
    assert _activated(text).zones == (zone,)


def test_a_trigger_from_the_graveyard__113_6() -> None:
    ability = ability_of("At the beginning of your upkeep, if this card is in your graveyard, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.zones == (Zone.GRAVEYARD,)
    assert isinstance(ability.condition, Fits)


def test_a_trigger_from_exile__113_6() -> None:
    ability = ability_of("At the beginning of your upkeep, if this card is exiled, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.zones == (Zone.EXILE,)


def test_being_countered_is_a_matter_of_the_stack() -> None:
    ability = ability_of("This spell can't be countered.", ("Sorcery",))
    assert isinstance(ability, StaticAbility)
    assert ability.zones == (Zone.STACK,)


def test_chapters_are_numbered__714_2() -> None:
    ability = ability_of("I, II — Draw a card.", ("Enchantment",))
    assert isinstance(ability, Chapter)
    assert ability.numbers == (1, 2)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("a creature died this turn", Happened),
        ("you attacked this turn", Happened),
        ("you cast it from your hand", WasCast),
        ("there are seven or more cards in your graveyard", Exists),
        ("it was kicked", WasPaid),
    ],
)
def test_facts_that_triggers_ask_for(words: str, kind: type) -> None:
    ability = ability_of(f"When this creature enters, if {words}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, kind)


def test_life_may_be_paid() -> None:
    effect = effect_of("You may pay 3 life. If you do, draw a card.")
    assert isinstance(effect, MayPay)
    assert effect.cost == Cost((PayLife(Fixed(3)),))


def test_an_unknown_condition_is_named() -> None:
    assert declined_words("When this creature enters, if the moon is full, draw a card.").startswith("moon")
