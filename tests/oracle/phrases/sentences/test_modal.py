"""What is read: modal texts: choose one, modes and their costs (CR 700.2)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Exists
from rulings.abilities.effects.modal import ChooseEffect, Modal
from rulings.abilities.effects.turns import SkipStep
from rulings.abilities.node import walk
from rulings.abilities.players import Opponent
from rulings.abilities.references import It, Target, This
from tests.oracle.asking import ability_of, effect_of, reading_of

_MODES = "\n• Destroy target creature.\n• Draw a card."


def test_modes_that_have_not_been_chosen() -> None:
    opening = "At the beginning of your upkeep, choose one that hasn't been chosen"
    modes = "\n• Draw a card.\n• You gain 3 life."
    ever, now = (ability_of(f"{opening}{turn} —{modes}") for turn in ("", " this turn"))
    assert isinstance(ever, TriggeredAbility)
    assert isinstance(now, TriggeredAbility)
    assert isinstance(ever.effect, Modal)
    assert isinstance(now.effect, Modal)
    assert (ever.effect.not_chosen_before, ever.effect.not_chosen_this_turn) == (True, False)
    assert (now.effect.not_chosen_before, now.effect.not_chosen_this_turn) == (False, True)


def test_parts_of_a_turn_are_skipped__614_10() -> None:
    ability = ability_of(
        "At the beginning of each opponent's upkeep, that player chooses draw step, main phase, or combat phase. The "
        "player skips each instance of the chosen step or phase this turn."
    )
    (choice,) = [one for one in walk(ability) if isinstance(one, ChooseEffect)]
    assert len(choice.options) == 3
    assert all(one.this_turn for one in walk(choice) if isinstance(one, SkipStep))


@pytest.mark.parametrize(
    ("words", "least", "most"),
    [
        ("Choose one —", 1, 1),
        ("Choose two —", 2, 2),
        ("Choose one or both —", 1, 2),
        ("Choose one or more —", 1, 2),
        ("Choose any number —", 0, 2),
        ("Choose up to one —", 0, 1),
    ],
)
def test_the_words_bound_how_many_modes_are_chosen__700_2(words: str, least: int, most: int) -> None:
    modal = effect_of(words + _MODES)
    assert isinstance(modal, Modal)
    assert (modal.minimum, modal.maximum, len(modal.modes)) == (Fixed(least), Fixed(most), 2)


def test_one_or_both_of_three_is_declined() -> None:
    assert not reading_of("Choose one or both —" + _MODES + "\n• You gain 2 life.", ("Sorcery",)).is_understood


def test_a_label_is_kept_apart_from_the_mode__207_2d() -> None:
    modal = effect_of("Choose one —\n• Big Round — Draw a card.\n• You gain 2 life.")
    assert isinstance(modal, Modal)
    assert [one.label for one in modal.modes] == ["Big Round", ""]


def test_each_mode_has_target_places_of_its_own__700_2c() -> None:
    modal = effect_of("Choose one —\n• Destroy target creature.\n• Tap target land.")
    assert [one.slot for one in walk(modal) if isinstance(one, Target)] == [0, 1]


def test_a_pronoun_of_a_mode_sees_the_trigger_but_not_other_modes() -> None:
    ability = ability_of(
        "When this creature enters, choose one —\n• Destroy target creature.\n• It deals 3 damage to target creature."
    )
    assert isinstance(ability, TriggeredAbility)
    pronouns = [one for one in walk(ability.effect) if isinstance(one, It)]
    assert [type(one.antecedent) for one in pronouns] == [This]


def test_the_same_mode_may_be_chosen_again__700_2d() -> None:
    modal = effect_of("Choose three. You may choose the same mode more than once." + _MODES)
    assert isinstance(modal, Modal)
    assert modal.repeat


def test_modes_are_worth_pawprints__700_2i() -> None:
    modal = effect_of(
        "Choose up to five {P} worth of modes. You may choose the same mode more than once.\n"
        "{P} — Draw a card.\n{P}{P} — You gain 2 life."
    )
    assert isinstance(modal, Modal)
    assert (modal.by_worth, [mode.worth for mode in modal.modes]) == (True, [1, 2])


def test_an_opponent_chooses_the_mode__700_2e() -> None:
    modal = effect_of("An opponent chooses one —\n• Draw a card.\n• You gain 2 life.")
    assert isinstance(modal, Modal)
    assert modal.who == Opponent()


def test_both_where_a_condition_holds() -> None:
    modal = effect_of(
        "Choose one. If you control an artifact as you cast this spell, you may choose both instead." + _MODES
    )
    assert isinstance(modal, Modal)
    assert isinstance(modal.if_condition, Exists)
    assert modal.maximum_if == Fixed(2)
