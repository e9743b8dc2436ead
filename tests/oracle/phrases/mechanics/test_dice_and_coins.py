"""What is read: dice and coins (CR 705, 706)."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import DieResult, Fixed
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.history import DieIn
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.chance import DiceRule, RerollStored, RollDie, StoreRolls
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.turns import RollsBetween
from rulings.abilities.players import You
from tests.oracle.asking import ability_of, declined_words, effect_of


def rule_of(text: str) -> DiceRule:
    found = ability_of(text)
    assert isinstance(found, StaticAbility)
    (change,) = found.changes
    assert isinstance(change, PlayerHas)
    assert isinstance(change.node, DiceRule)
    return change.node


def test_rows_are_ranges_of_results() -> None:
    found = effect_of("Roll a d20.\n1—9 | Draw a card.\n10—19 | Draw two cards.\n20 | Draw three cards.")
    assert isinstance(found, RollDie)
    ranges = [one.condition for one in found.results if isinstance(one, If)]
    assert ranges == [DieIn(1, 9), DieIn(10, 19), DieIn(20, 20)]


def test_a_modifier_and_an_open_range() -> None:
    table = "1—14 | Draw a card.\n15+ | Draw two cards."
    found = effect_of(f"Roll a d20 and add the number of creatures you control.\n{table}")
    assert isinstance(found, RollDie)
    assert found.plus is not None
    assert [one.condition for one in found.results if isinstance(one, If)] == [DieIn(1, 14), DieIn(15, None)]


def test_a_row_does_not_speak_of_another_row() -> None:
    assert declined_words("Roll a d20.\n1—9 | Exile target creature.\n10—20 | Destroy it.", ("Sorcery",))


def test_the_result_is_a_number() -> None:
    found = effect_of("Roll a d6. Create a number of Treasure tokens equal to the result.")
    assert isinstance(found, Sequence)
    made = found.effects[1]
    assert isinstance(made, CreateToken)
    assert made.amount == DieResult()


def test_the_result_of_an_event_is_not_known() -> None:
    assert declined_words("Whenever you roll one or more dice, you gain life equal to the result.")


def test_every_result_is_increased__706_2() -> None:
    assert rule_of("Increase the result of each die you roll by 2.") == DiceRule("increase", amount=2)


def test_a_reroll_that_costs_mana__706_2a() -> None:
    found = rule_of("Once each turn, you may pay {2} to reroll one or more dice you rolled.")
    cost = Cost((ManaCost(("{2}",)),))
    assert found == DiceRule("reroll", cost=cost, is_optional=True, several=True, once_each_turn=True)


def test_a_result_that_triggers__706_2() -> None:
    found = ability_of("Whenever you roll a 4 or higher on a die, draw a card.")
    assert isinstance(found, TriggeredAbility)
    assert found.event == RollsBetween(You(), 4)


def test_two_numbers_that_trigger_stand_side_by_side__706_2() -> None:
    found = ability_of("Whenever you roll a 1 or 2, draw a card.")
    assert isinstance(found, TriggeredAbility)
    assert found.event == RollsBetween(You(), 1, 2)
    assert declined_words("Whenever you roll a 1 or 3, draw a card.")


def test_results_are_stored_and_rerolled__706_8() -> None:
    stored = ability_of("When this creature enters, roll three six-sided dice and store those results on it.")
    assert isinstance(stored, TriggeredAbility)
    assert isinstance(stored.effect, StoreRolls)
    assert (stored.effect.sides, stored.effect.amount) == (6, Fixed(3))
    reroll = ability_of("{1}: You may reroll any number of this creature's stored results.")
    assert isinstance(getattr(reroll, "effect", None), RerollStored)


def test_sides_in_words() -> None:
    found = effect_of("Roll a six-sided die.")
    assert isinstance(found, RollDie)
    assert found.sides == 6
