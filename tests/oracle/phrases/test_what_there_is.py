"""Conditions about what there is and how a spell was cast, who may block whom."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountersOn, DistinctCount
from rulings.abilities.amounts.history import ManaSpent, ThatMany
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import AllHold, AnyHolds, Compare, Exists, SomePlayer
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.combat import MustBlock
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.event import EventWhile, FirstEachTurn
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.history import Another
from rulings.abilities.players import AnyPlayer
from rulings.abilities.references import Antecedent, Several, Target, This
from tests.oracle.asking import ability_of, declined_words, effect_of


def condition_of(text: str) -> object:
    ability = ability_of(f"As long as {text}, this creature gets +1/+1.")
    assert isinstance(ability, StaticAbility)
    return ability.condition


def event_of(text: str) -> object:
    ability = ability_of(f"Whenever {text}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    return ability.event


def test_another_is_not_this_one() -> None:
    found = condition_of("you control another creature with power 4 or greater")
    assert isinstance(found, Exists)
    assert found.filter.predicates[0] == Another()


def test_different_powers_are_counted_not_creatures() -> None:
    found = condition_of("you control three or more creatures with different powers")
    assert isinstance(found, Compare)
    assert isinstance(found.left, DistinctCount)
    assert found.left.what == "power"
    assert found.right == Fixed(3)


def test_one_creature_with_different_powers_is_no_condition() -> None:
    assert declined_words("This creature gets +1/+1 as long as you control a creature with different powers.")


def test_here_or_in_the_graveyard() -> None:
    found = condition_of("you control a Desert or there is a Desert card in your graveyard")
    assert isinstance(found, AnyHolds)
    assert len(found.parts) == 2


def test_poison_is_asked_of_each_opponent_alone() -> None:
    found = condition_of("an opponent has three or more poison counters")
    assert isinstance(found, SomePlayer)
    assert isinstance(found.condition, Compare)
    assert isinstance(found.condition.left, CountersOn)


def test_adamant_asks_for_mana_of_one_colour() -> None:
    effect = effect_of("Draw a card. If at least three red mana was spent to cast this spell, you gain 2 life.")
    found = effect.effects[1]  # type: ignore[attr-defined]
    assert isinstance(found, If)
    assert isinstance(found.condition, Compare)
    assert isinstance(found.condition.left, ManaSpent)


def test_addendum_asks_whether_it_was_cast_at_all() -> None:
    effect = effect_of("Draw a card. If you cast this spell during your main phase, you gain 2 life.")
    found = effect.effects[1]  # type: ignore[attr-defined]
    assert isinstance(found.condition, AllHold)


def test_this_creature_is_not_blocked() -> None:
    found = effect_of("Target creature can't block this creature this turn.")
    assert isinstance(found, Continuous)
    assert found.changes == (CantDo("block", whom=This("creature")),)


def test_this_creature_is_blocked_if_able() -> None:
    found = effect_of("Target creature blocks this creature this turn if able.")
    assert isinstance(found, MustBlock)
    assert isinstance(found.objects, Target)
    assert (found.whom, found.duration) == (This("creature"), UntilEndOfTurn())


def test_it_might_be_the_blocking_one() -> None:
    assert declined_words("Up to one other target creature blocks it this turn if able.", ("Sorcery",))


def test_no_blocks_either_way() -> None:
    found = ability_of("This creature can't block or be blocked by creatures with power 2 or greater.")
    assert isinstance(found, StaticAbility)
    assert [one.what for one in found.changes if isinstance(one, CantDo)] == ["block", "be blocked"]


def test_events_of_your_turn() -> None:
    found = event_of("another creature dies during your turn")
    assert isinstance(found, EventWhile)
    first = event_of("you gain life for the first time during each of your turns")
    assert isinstance(first, EventWhile)
    assert isinstance(first.event, FirstEachTurn)


def test_damage_to_a_player_or_a_planeswalker() -> None:
    found = event_of("this creature deals combat damage to a player or planeswalker")
    assert isinstance(found, DealsDamage)
    assert isinstance(found.to, Several)


def test_one_or_more_attack_a_player() -> None:
    found = event_of("one or more Demons you control attack a player")
    assert isinstance(found, Attacks)
    assert found.batch
    assert found.whom == AnyPlayer()


def test_becoming_monstrous_names_no_player() -> None:
    assert event_of("this creature becomes monstrous") == Does("monstrous", what=This("creature"))
    words = declined_words("When this creature becomes monstrous, it deals 2 damage to that player.")
    assert words.startswith("that player")


def test_the_x_of_monstrosity_is_known_to_the_trigger() -> None:
    """CR 701.37c."""
    found = ability_of("When this creature becomes monstrous, create X 1/1 white Soldier creature tokens.")
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.effect, CreateToken)
    assert found.effect.amount == ThatMany(Antecedent("event amount"))
