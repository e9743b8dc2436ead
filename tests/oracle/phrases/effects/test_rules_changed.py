"""What is read: effects that change rules for a time, and delayed ones (CR 603.7, 611.2)."""

import pytest

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CantBePrevented, CantDo, MustDo, PlayerCant, PlayerHas
from rulings.abilities.durations import DuringNextTurnOf
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Continuous, Delayed, Replace, RuleChange, Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.events.moving import Draws
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import IsNthCast
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, TargetPlayer, You
from rulings.abilities.references import Target, This
from tests.oracle.asking import ability_of, effect_of


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("You choose which creatures attack this turn.", "chooses attackers"),
        ("You choose which creatures block this combat and how those creatures block.", "chooses blocks"),
    ],
)
def test_another_player_chooses__508_1a(text: str, what: str) -> None:
    effect = effect_of(text)
    assert isinstance(effect, RuleChange)
    assert effect.changes == (PlayerHas(You(), what),)


def test_a_permission_for_a_time_is_an_effect() -> None:
    read = ability_of(
        "{T}: Until end of turn, you may cast creature spells from among cards exiled with this creature."
    )
    assert isinstance(read.effect, RuleChange)  # type: ignore[attr-defined]


def test_spells_cost_more_for_a_time() -> None:
    found = effect_of("Until your next turn, spells your opponents cast cost {1} more to cast.")
    assert isinstance(found, RuleChange)


def test_damage_is_not_prevented_for_a_turn__615_12() -> None:
    effect = effect_of("Damage can't be prevented this turn.")
    assert isinstance(effect, RuleChange)
    assert effect.changes == (CantBePrevented(),)


def test_costs_for_a_time__611_2a() -> None:
    one = effect_of("Noncreature spells your opponents cast cost {2} more to cast until your next turn.")
    assert isinstance(one, RuleChange)


def test_another_effect_in_place_of_a_draw() -> None:
    effect = effect_of("The next time you would draw a card this turn, you gain 5 life instead.")
    assert isinstance(effect, Replace)
    assert effect.once
    assert isinstance(effect.replacement, Replacement)
    assert isinstance(effect.replacement.event, Draws)


def test_creatures_attack_in_the_next_turn_of_the_target() -> None:
    read = effect_of("During target opponent's next turn, creatures that player controls attack this creature if able.")
    assert isinstance(read, RuleChange)
    assert read.duration == DuringNextTurnOf(TargetPlayer(opponents_only=True, slot=0))
    assert read.changes == (MustDo("attack", whom=This("creature")),)


def test_a_rule_for_players_for_a_time__611_2c() -> None:
    effect = effect_of("Your opponents can't gain life this turn.")
    assert isinstance(effect, RuleChange)
    assert effect.changes == (PlayerCant(EachOpponent(), "gain life"),)


def test_to_and_by_the_same_creature_is_one_target__115_1() -> None:
    effect = effect_of("Prevent all combat damage that would be dealt to and dealt by target creature this turn.")
    assert {one.slot for one in walk(effect) if isinstance(one, Target)} == {0}


def test_later_if_it_is_still_there__603_7() -> None:
    one = ability_of(
        "Whenever a creature with power 1 or less is put into your graveyard from the battlefield, you may return that "
        "card to the battlefield at the beginning of the next end step if Testing Bear is still on the battlefield."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, May)
    assert isinstance(one.effect.effect, Delayed)
    assert isinstance(one.effect.effect.effect, If)


def test_rules_for_the_rest_of_the_game() -> None:
    found = effect_of("You have no maximum hand size for the rest of the game.")
    assert isinstance(found, RuleChange)


def test_the_next_spell_is_counted_from_now() -> None:
    effect = effect_of("The next instant or sorcery spell you cast this turn can't be countered.")
    assert isinstance(effect, RuleChange)
    assert effect.changes == (CantDo("be countered"),)
    assert isinstance(effect.affected, Filter)
    nth = effect.affected.predicates[-1]
    assert isinstance(nth, IsNthCast)
    assert nth.from_now


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
