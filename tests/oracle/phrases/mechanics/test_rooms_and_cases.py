"""What is read: rooms and Cases (CR 709.5, 719)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility, TriggeredAbility
from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.turns import Does
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import This
from tests.oracle.asking import ability_of, declined_words, effect_of

CASE = ("Enchantment",)


def test_when_you_unlock_this_door__709_5h() -> None:
    ability = ability_of("When you unlock this door, draw a card.", CASE)
    assert isinstance(ability, TriggeredAbility)
    assert ability.event == Does("unlock this door", You(), This())


def test_whenever_you_fully_unlock_a_room__709_5i() -> None:
    ability = ability_of(
        "Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, AnyOfEvents)
    assert Does("fully unlock a Room", You()) in ability.event.options


def test_unlock_a_locked_door__709_5f() -> None:
    effect = effect_of("Unlock a locked door of target Room you control.")
    assert isinstance(effect, KeywordAction)
    assert effect.name == "unlock a door"


def test_to_solve__719_3a() -> None:
    ability = ability_of("To solve — You control two or more creatures.", CASE)
    assert isinstance(ability, TriggeredAbility)
    assert ability.effect == BecomeDesignation(This(), "solved")
    assert HasDesignation("solved", This()) in list(walk(ability))


def test_solved_abilities_of_three_kinds__702_169() -> None:
    static = ability_of("Solved — Creatures you control get +1/+1.", CASE)
    assert isinstance(static, StaticAbility)
    assert static.condition == HasDesignation("solved", This())
    triggered = ability_of("Solved — Whenever a creature you control enters, it gets +2/+2 until end of turn.", CASE)
    assert isinstance(triggered, TriggeredAbility)
    assert (triggered.keyword, triggered.condition) == ("solved", None)
    activated = ability_of("Solved — {1}, Sacrifice this Case: Draw a card.", CASE)
    assert isinstance(activated, ActivatedAbility)
    assert activated.instant_timing == HasDesignation("solved", This())


def test_a_case_with_an_unknown_condition_is_declined() -> None:
    assert declined_words("To solve — The moon is full.", CASE)
