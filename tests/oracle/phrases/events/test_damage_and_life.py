"""What is read: damage and life (CR 119, 120)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.events.damage_and_life import DealsDamage, PaysLife
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent, It, Several
from tests.oracle.asking import ability_of


def trigger_of(text: str) -> TriggeredAbility:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    return one


def antecedents(node: Node) -> list[str]:
    """Roles that the pronouns of an effect stand for, in order."""
    found = [one.antecedent for one in walk(node) if isinstance(one, It | ThatPlayer)]
    return [one.role for one in found if isinstance(one, Antecedent)]


def event_of(text: str) -> object:
    ability = ability_of(f"Whenever {text}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    return ability.event


def test_paying_life_is_an_event__119_4() -> None:
    one = ability_of("Whenever you pay life, put that many blood counters on this enchantment.", ("Enchantment",))
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, PaysLife)


@pytest.mark.parametrize("what", ["planeswalker", "battle"])
def test_damage_to_a_player_or_a_permanent(what: str) -> None:
    one = ability_of(f"Whenever this creature deals combat damage to a player or {what}, draw a card.", ("Creature",))
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, DealsDamage)
    assert isinstance(one.event.to, Several)


def test_damage_to_whatever() -> None:
    ability = ability_of(
        "Whenever a red source you control deals damage to one or more permanents and/or players, draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, DealsDamage)
    assert ability.event.to is None


def test_what_is_dealt_damage_is_not_its_source__120_1() -> None:
    one = trigger_of("Whenever a creature you control is dealt damage, put a +1/+1 counter on it.")
    assert antecedents(one.effect) == ["event damaged"]


def test_it_is_what_was_equipped_then__608_2h() -> None:
    one = trigger_of("Whenever equipped creature is dealt damage, it deals that much damage to any target.")
    assert antecedents(one.effect) == ["event damaged"]


def test_damage_to_a_player_or_a_planeswalker() -> None:
    found = event_of("this creature deals combat damage to a player or planeswalker")
    assert isinstance(found, DealsDamage)
    assert isinstance(found.to, Several)
