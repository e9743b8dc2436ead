"""What is read: where something is and in what state; whose it is; in combat (CR 110.5, 108.3-4, 506)."""

import pytest

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasAttached, HasCounter, WasAttachedTo
from rulings.abilities.node import walk
from rulings.abilities.players import ChosenPlayer, Opponent
from tests.oracle.asking import ability_of, declined_words, effect_of


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def test_counters_without_a_number_are_at_least_one__122_1() -> None:
    one = static_of("Creatures with ice counters on them have flying.")
    assert HasCounter("ice") in list(walk(one))


def test_alone_is_not_said_of_the_second_participle_only__506_5() -> None:
    assert declined_words("Whenever another creature dies, if it was attacking or blocking alone, draw a card.")


def test_what_else_is_attached() -> None:
    keyword = ability_of("Enchant creature with another Aura attached to it")
    assert isinstance(keyword, KeywordAbility)
    assert isinstance(keyword.quality, Filter)
    assert isinstance(keyword.quality.predicates[-1], HasAttached)


def test_what_your_opponents_control__108_3() -> None:
    effect = effect_of("Draw X cards, where X is the number of permanents you own that your opponents control.")
    assert ControlledBy(Opponent()) in tuple(walk(effect))


def test_what_was_attached_to_it() -> None:
    one = ability_of(
        "{1}, Sacrifice Testing Bear: Target creature you control gains indestructible until end of turn. Attach an "
        "Equipment that was attached to Testing Bear to that creature."
    )
    assert any(isinstance(node, WasAttachedTo) for node in walk(one))


@pytest.mark.parametrize(
    "text",
    [
        "Other creatures you control but don't own get +2/+2.",
        "Each creature you control but don't own gets +2/+2.",
        "When this creature dies, draw a card for each creature you control but don't own.",
        "This creature gets +1/+1 for each creature card in your opponents' graveyards.",
    ],
)
def test_controlled_but_not_owned(text: str) -> None:
    """One reading each."""
    assert ability_of(text)


def test_protection_from_a_player__702_16() -> None:
    given = ability_of("This creature has protection from the chosen player.")
    assert any(isinstance(node, KeywordAbility) and node.quality == ChosenPlayer() for node in walk(given))
