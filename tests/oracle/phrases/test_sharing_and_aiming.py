"""What shares a type, what is aimed at, and rules for the rest of the game."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import CantDo, CostChange
from rulings.abilities.effects.cards import Reveal
from rulings.abilities.effects.chance import RollDie
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.turns import SkipStep
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.players import EachOpponent
from rulings.abilities.references import It, This, ThisWay
from tests.oracle.asking import abilities_of, ability_of, effect_of, reading_of

KINSHIP = "At the beginning of your upkeep, you may look at the top card of your library."


def test_it_is_the_card_that_shares_not_what_it_is_compared_with() -> None:
    text = f"{KINSHIP} If it shares a creature type with this creature, you may reveal it. If you do, draw a card."
    found = ability_of(text)
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.effect, Sequence)
    done = found.effect.effects[1]
    assert isinstance(done, IfDone)
    offer = done.first.then  # type: ignore[attr-defined]
    assert isinstance(offer, May)
    assert isinstance(offer.effect, Reveal)
    assert offer.effect.what == It("it", ThisWay("looked"))


def test_nothing_is_compared_with_itself() -> None:
    words = "Choose a permanent you control. Tap target creature if it shares a color with that permanent."
    assert not reading_of(words, ("Sorcery",)).is_understood


def test_spells_that_target_this_creature() -> None:
    found = ability_of("Spells your opponents cast that target this creature cost {2} more to cast.")
    assert isinstance(found, StaticAbility)
    (change,) = found.changes
    assert isinstance(change, CostChange)
    assert change.who == EachOpponent()
    assert change.filter.predicates == (SpellTargets(This("creature")),)  # type: ignore[union-attr]


def test_a_permanent_targets_nothing() -> None:
    words = "Activated abilities of Equipment you control that target this creature cost {1} less to activate."
    assert not reading_of(words).is_understood


def test_the_condition_of_a_cost_may_stand_first() -> None:
    first = ability_of("If you control an Elf, this spell costs {1} less to cast.")
    behind = ability_of("This spell costs {1} less to cast if you control an Elf.")
    assert isinstance(first, StaticAbility)
    assert isinstance(behind, StaticAbility)
    assert first.changes == behind.changes


def test_rules_for_the_rest_of_the_game() -> None:
    found = effect_of("You have no maximum hand size for the rest of the game.")
    assert isinstance(found, RuleChange)


def test_the_next_turn_is_skipped() -> None:
    found = effect_of("You skip your next turn.")
    assert isinstance(found, SkipStep)
    assert found.what == "turn"


def test_neither_attacks_nor_blocks_alone() -> None:
    found = ability_of("This creature can't attack or block alone.")
    assert isinstance(found, StaticAbility)
    assert found.changes == (CantDo("attack alone"), CantDo("block alone"))


def test_two_abilities_of_entering() -> None:
    assert len(abilities_of("This land enters tapped. As it enters, choose a color.", ("Land",))) == 2


def test_sides_in_words() -> None:
    found = effect_of("Roll a six-sided die.")
    assert isinstance(found, RollDie)
    assert found.sides == 6
