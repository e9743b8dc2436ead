"""Spells that are free, or paid for otherwise, if something is so."""

from rulings.abilities.ability import AlternativeCost
from rulings.abilities.conditions.condition import AllHold
from rulings.abilities.conditions.history import FirstSpellThisGame
from rulings.abilities.costs.objects import DiscardBoth
from tests.oracle.asking import ability_of, declined_words


def test_two_conditions_make_it_free__118_9() -> None:
    both = "If an opponent controls a Forest and you control an Island"
    line = f"{both}, you may cast this spell without paying its mana cost."
    one = ability_of(line, ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert isinstance(one.condition, AllHold)
    assert one.cost.parts == ()


def test_two_cards_are_discarded_as_one_cost__118_9() -> None:
    line = "You may discard an Island card and another card rather than pay this spell's mana cost."
    one = ability_of(line, ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert isinstance(one.cost.parts[0], DiscardBoth)


def test_the_first_spell_of_the_game__118_9() -> None:
    line = "If this spell is the first spell you've cast this game, you may cast it without paying its mana cost."
    one = ability_of(line, ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert isinstance(one.condition, FirstSpellThisGame)


def test_the_second_spell_of_the_game_is_declined() -> None:
    line = "If this spell is the second spell you've cast this game, you may cast it without paying its mana cost."
    assert declined_words(line, ("Instant",))
