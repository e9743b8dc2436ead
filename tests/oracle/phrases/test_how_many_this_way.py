"""What was done this way, several target players, modes once chosen, searching one zone or two."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.history import RemovedThisWay
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.history import Happened
from rulings.abilities.effects.cards import Draw, Mill, Search
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.counters import GetEnergy
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.modal import Modal
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.events.spells import ActivatesAbility
from rulings.abilities.players import TargetPlayer, ThatPlayer
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of, reading_of


def test_counters_removed_to_pay() -> None:
    words = "Remove any number of charge counters from this artifact: Add {C} for each charge counter removed this way."
    found = ability_of(words, ("Artifact",))
    assert isinstance(found, ActivatedAbility)
    assert isinstance(found.effect, AddMana)
    assert found.effect.times == RemovedThisWay("charge", as_cost=True)


def test_counters_of_another_kind_were_not_removed() -> None:
    words = "Remove any number of charge counters from this artifact: Add {C} for each time counter removed this way."
    assert not reading_of(words, ("Artifact",)).is_understood
    assert not reading_of("{T}: Add {C} for each time counter removed this way.", ("Artifact",)).is_understood


def test_the_condition_is_of_both_sentences() -> None:
    found = effect_of("If you control an Elf, you may sacrifice a land. If you do, draw a card.")
    assert isinstance(found, IfDone)
    assert isinstance(found.first, If)


def test_after_a_trigger_the_condition_is_the_trigger_s() -> None:
    found = ability_of(
        "When this creature enters, if you control an Elf, you may sacrifice a land. If you do, draw a card."
    )
    assert isinstance(found, TriggeredAbility)
    assert found.condition is not None
    assert isinstance(found.effect, IfDone)


def test_half_a_library() -> None:
    found = effect_of("Target player mills half their library, rounded up.")
    assert isinstance(found, Mill)
    assert isinstance(found.amount, Half)


def test_several_target_players_do_both() -> None:
    found = effect_of("Any number of target players each mill a card and lose 1 life.")
    assert isinstance(found, Sequence)
    who = found.effects[1]
    assert isinstance(who, LoseLife)
    assert isinstance(who.who, ThatPlayer)
    assert isinstance(who.who.antecedent, TargetPlayer)


def test_two_target_players_are_no_that_player() -> None:
    found = effect_of("Two target players each draw a card.")
    assert isinstance(found, Draw)
    words = "Two target players each draw a card. That player gains 1 life."
    assert not reading_of(words, ("Sorcery",)).is_understood
    single = effect_of("Target player draws a card. That player gains 1 life.")
    assert isinstance(single, Sequence)
    assert isinstance(single.effects[1], GainLife)


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


def test_one_zone_or_both() -> None:
    words = "Search your library and/or graveyard for a Rune card, reveal it, and put it into your hand."
    found = effect_of(f"{words} If you search your library this way, shuffle.")
    assert isinstance(found, Sequence)
    first = found.effects[0]
    assert isinstance(first, Sequence)
    search = first.effects[0]
    assert isinstance(search, Search)
    assert search.some_zones
    assert search.zones == (Zone.LIBRARY, Zone.GRAVEYARD)


def test_energy_by_number() -> None:
    assert isinstance(effect_of("You get {E} for each creature you control."), GetEnergy)
    assert isinstance(effect_of("You get an amount of {E} equal to the number of creatures you control."), GetEnergy)


def test_a_card_went_to_the_graveyard_this_turn() -> None:
    words = "As long as a creature card was put into your graveyard from anywhere this turn, this creature has haste."
    found = ability_of(words)
    assert isinstance(found, StaticAbility)
    assert isinstance(found.condition, Happened)


def test_to_the_hand_of_their_owner() -> None:
    assert isinstance(effect_of("Return all artifacts target player owns to their hand."), ReturnTo)
    assert not reading_of("Return all artifacts to their hand.", ("Sorcery",)).is_understood


def test_abilities_of_artifacts() -> None:
    words = "Whenever you activate an ability of an artifact that isn't a mana ability, draw a card."
    found = ability_of(words)
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.event, ActivatesAbility)
    assert found.event.not_mana


def test_two_kinds_of_spells_cost_less_once() -> None:
    found = ability_of("Elf spells and Goblin spells you cast cost {1} less to cast.")
    assert isinstance(found, StaticAbility)
    assert len(found.changes) == 1
    assert isinstance(found.changes[0], CostChange)


def test_spells_cost_more_for_a_time() -> None:
    found = effect_of("Until your next turn, spells your opponents cast cost {1} more to cast.")
    assert isinstance(found, RuleChange)
