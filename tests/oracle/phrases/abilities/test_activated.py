"""What is read: activated abilities and instructions on activating them (CR 602)."""

from rulings.abilities.ability import ActivatedAbility, SpendOnX
from rulings.abilities.conditions.condition import Exists, InStep
from rulings.abilities.players import AnyPlayer, EachOpponent
from rulings.abilities.vocabulary import Color
from tests.oracle.asking import ability_of, declined_words


def _activated(text: str) -> ActivatedAbility:
    ability = ability_of(text)
    assert isinstance(ability, ActivatedAbility)
    return ability


def test_when_an_ability_may_be_activated__602_5() -> None:
    assert isinstance(_activated("{T}: Draw a card. Activate only if you control an artifact.").instant_timing, Exists)
    limited = _activated("{0}: Draw a card. Activate only during your turn and only once each turn.")
    assert limited.instant_timing is not None
    assert limited.limit_per_turn == 1
    assert _activated("{T}: Draw a card. Activate only once.").limit_ever


def test_only_as_an_instant__602_5e() -> None:
    one = ability_of("{T}: Add three mana of any one color. Activate only as an instant.", ("Artifact",))
    assert isinstance(one, ActivatedAbility)
    assert one.instant_speed
    assert not one.sorcery_speed


def test_any_player_but_only_then() -> None:
    ability = ability_of("{2}: Draw a card. Any player may activate this ability but only during their draw step.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.activator == AnyPlayer()
    assert isinstance(ability.instant_timing, InStep)


def test_only_opponents_may_activate__602_2() -> None:
    ability = ability_of(
        "{1}: This creature can't be regenerated this turn. Only your opponents may activate this ability."
    )
    assert isinstance(ability, ActivatedAbility)
    assert ability.activator == EachOpponent()
    assert declined_words("{1}: Draw a card. Only your friends may activate this ability.")


def test_black_mana_alone_pays_for_x__106_6() -> None:
    assert ability_of("Spend only black mana on X.", ("Sorcery",)) == SpendOnX(
        text="Spend only black mana on X.", colors=(Color.BLACK,)
    )
    one = ability_of("{X}: This creature deals X damage to each creature. Spend only black and/or red mana on X.")
    assert isinstance(one, ActivatedAbility)
    assert one.x_mana == (Color.BLACK, Color.RED)


def test_cost_less_by_a_found_number() -> None:
    one = ability_of(
        "{4}, {T}: Draw a card. This ability costs {X} less to activate, where X is the number of Cats you control."
    )
    assert isinstance(one, ActivatedAbility)
    assert one.cost_changes
