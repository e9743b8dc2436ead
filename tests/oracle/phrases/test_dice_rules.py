"""What changes rolls, stored results, piles of each player, noted values (CR 706.2b, 706.8, 700.3, 607.2e)."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.players import LastNotedLifeTotal
from rulings.abilities.changes.change import ColorChosenBeforeGame
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.chance import DiceRule, RerollStored, StoreRolls
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import NoteLifeTotal
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.piles import (
    ChoosePileOfEach,
    OnlyChosenPilesCan,
    PileChooser,
    SeparateForEach,
    SeparateIntoPiles,
)
from rulings.abilities.events.turns import RollsBetween
from rulings.abilities.players import EachOpponent, You
from rulings.abilities.references import ThisWay
from tests.oracle.asking import ability_of, declined_words, effect_of


def rule_of(text: str) -> DiceRule:
    found = ability_of(text)
    assert isinstance(found, StaticAbility)
    (change,) = found.changes
    assert isinstance(change, PlayerHas)
    assert isinstance(change.node, DiceRule)
    return change.node


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


def test_each_opponent_s_piles__700_3() -> None:
    found = effect_of(
        "Each opponent separates the creatures they control into two piles. For each opponent, you choose one of their "
        "piles. Each opponent sacrifices the creatures in their chosen pile."
    )
    assert isinstance(found, Sequence)
    separated, chosen, sacrificed = found.effects
    assert isinstance(separated, SeparateIntoPiles)
    assert separated.who == EachOpponent()
    assert chosen == ChoosePileOfEach(EachOpponent(), PileChooser.YOU)
    assert sacrificed == Sacrifice(EachOpponent(), ThisWay("chosen pile"))


def test_only_the_chosen_piles_block__700_3() -> None:
    found = effect_of(
        "For each defending player, separate all creatures that player controls into two piles and that player chooses "
        "one. Only creatures in the chosen piles can block this turn."
    )
    assert isinstance(found, Sequence)
    assert isinstance(found.effects[0], SeparateForEach)
    assert found.effects[-1] == OnlyChosenPilesCan("block")


def test_a_life_total_is_noted_and_compared__607_2e() -> None:
    found = effect_of(
        "Draw a card if your life total is greater than or equal to the last noted life total for this enchantment. "
        "Then note your life total."
    )
    assert isinstance(found, Sequence)
    first, second = found.effects
    assert isinstance(first, If)
    assert isinstance(first.condition, Compare)
    assert isinstance(first.condition.right, LastNotedLifeTotal)
    assert second == NoteLifeTotal(You())


def test_a_color_chosen_before_the_game__607_2p() -> None:
    found = ability_of(
        "If Testing Bear is your commander, choose a color before the game begins. Testing Bear is the chosen color."
    )
    assert isinstance(found, StaticAbility)
    assert found.changes == (ColorChosenBeforeGame(),)
    assert found.is_characteristic_defining
