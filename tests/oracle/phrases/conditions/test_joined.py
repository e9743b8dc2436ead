"""What is read: conditions joined, and those that are a word of their own: designations, steps, names."""

import pytest

from rulings.abilities.ability import ActivatedAbility, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.conditions.condition import (
    AllHold,
    AnyHolds,
    Compare,
    InStep,
    Negated,
    ShareAName,
    WasSoAsTurnBegan,
)
from rulings.abilities.conditions.history import AsItWasCast, CastNamedThisGame, ResolvedNth
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of


def condition_of(text: str) -> object:
    ability = ability_of(f"As long as {text}, this creature gets +1/+1.")
    assert isinstance(ability, StaticAbility)
    return ability.condition


def test_another_of_its_name_in_the_whole_game() -> None:
    effect = effect_of(
        "If this spell was cast from your hand and you've cast another spell named Testing Bear this game, you win the "
        "game."
    )
    assert isinstance(effect, If)
    assert isinstance(effect.condition, AllHold)
    named = effect.condition.parts[1]
    assert isinstance(named, CastNamedThisGame)
    assert named.name == "Testing Bear"


def test_only_after_blockers_are_declared() -> None:
    ability = ability_of("Cast this spell only during combat after blockers are declared.")
    assert getattr(ability, "condition", None) == InStep("combat after blockers")


def test_started_the_turn_untapped__608_2i() -> None:
    ability = ability_of(
        "At the beginning of your upkeep, if this creature started the turn untapped, put a dream counter on it."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, WasSoAsTurnBegan)


def test_several_of_one_name() -> None:
    ability = ability_of(
        "When this creature enters, if you control two or more tapped creatures with the same name as one another, "
        "draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, ShareAName)


def test_from_anywhere_else() -> None:
    effect = effect_of("Draw a card. If this spell was cast from anywhere other than your hand, draw a card.")
    (branch,) = (one for one in walk(effect) if isinstance(one, If))
    assert isinstance(branch.condition, AllHold)


def test_what_was_so_as_it_was_cast() -> None:
    one = ability_of(
        "This creature enters with a +1/+1 counter on it if you revealed a Dragon card or controlled a Dragon as you "
        "cast this spell."
    )
    assert any(isinstance(node, AsItWasCast) for node in walk(one))


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("you control seven or more lands with different names", Compare),
        ("you control an artifact and a land", AllHold),
        ("this is the first time this ability has resolved this turn", ResolvedNth),
    ],
)
def test_conditions(words: str, kind: type) -> None:
    effect = effect_of(f"If {words}, each opponent loses 1 life.")
    assert isinstance(effect, If)
    assert isinstance(effect.condition, kind)
    assert isinstance(effect.then, LoseLife)


def test_a_mountain_or_a_forest() -> None:
    """Rootbound Crag: either will do."""
    ability = ability_of("This land enters tapped unless you control a Mountain or a Forest.")
    assert isinstance(ability, Replacement)
    assert isinstance(ability.condition, Negated)
    assert isinstance(ability.condition.condition, AnyHolds)


def test_a_condition_and_a_time_must_both_hold() -> None:
    read = ability_of("{1}: Draw a card. Activate only if you control no creatures and only during your turn.")
    assert isinstance(read, ActivatedAbility)
    assert isinstance(read.instant_timing, AllHold)
    assert len(read.instant_timing.parts) == 2


def test_where_the_card_is_and_more__113_6() -> None:
    one = ability_of(
        "As long as this card is in your graveyard and you control an Island, creatures you control have flying."
    )
    assert isinstance(one, StaticAbility)
    assert one.zones == (Zone.GRAVEYARD,)
    assert isinstance(one.condition, AllHold)


def test_here_or_in_the_graveyard() -> None:
    found = condition_of("you control a Desert or there is a Desert card in your graveyard")
    assert isinstance(found, AnyHolds)
    assert len(found.parts) == 2
