"""Regenerating by a static ability (CR 701.19b), and who may activate an ability (CR 602.2)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.changes.permissions import CanDo
from rulings.abilities.effects.game import DrawGame
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.players import EachOpponent, You
from tests.oracle.asking import ability_of, declined_words


def test_a_static_ability_regenerates__701_19b() -> None:
    ability = ability_of("If this creature would be destroyed, regenerate it.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.changes[0], CanDo)


def test_only_opponents_may_activate__602_2() -> None:
    ability = ability_of(
        "{1}: This creature can't be regenerated this turn. Only your opponents may activate this ability."
    )
    assert isinstance(ability, ActivatedAbility)
    assert ability.activator == EachOpponent()
    assert declined_words("{1}: Draw a card. Only your friends may activate this ability.")


def test_the_game_is_a_draw_as_you_remove_the_last_counter__104_4c() -> None:
    ability = ability_of(
        "When you remove the last intervention counter from this enchantment, the game is a draw.", ("Enchantment",)
    )
    assert isinstance(ability.event, CountersRemovedFrom)
    assert ability.event.by == You()
    assert ability.effect == DrawGame()
