"""Creatures that become blocked, and creatures that enter blocking, as phrases (CR 509.1h, 509.4)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import InStep
from rulings.abilities.effects.combat import BecomeBlocked, ReselectAttacked
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.event import EventWhile
from rulings.abilities.references import Target
from tests.oracle.asking import ability_of, effect_of


def test_becomes_blocked() -> None:
    effect = effect_of("Target unblocked attacking creature becomes blocked.")
    assert isinstance(effect, BecomeBlocked)
    assert isinstance(effect.what, Target)


def test_a_token_that_is_blocking_a_creature() -> None:
    effect = effect_of("Create a 1/1 green Saproling creature token that's blocking target creature attacking you.")
    assert isinstance(effect, CreateToken)
    assert effect.entering is not None
    assert isinstance(effect.entering.blocking, Target)


def test_a_token_that_is_attacking_untapped() -> None:
    effect = effect_of("Create a 1/1 white Cat Soldier creature token with vigilance that's attacking.")
    assert isinstance(effect, CreateToken)
    assert effect.entering == Entering(attacking=True)


def test_only_after_blockers_are_declared() -> None:
    ability = ability_of("Cast this spell only during combat after blockers are declared.")
    assert getattr(ability, "condition", None) == InStep("combat after blockers")


def test_reselecting_what_a_creature_is_attacking__508_7() -> None:
    ability = ability_of(
        "When this creature enters during the declare attackers step, you may reselect which player or permanent "
        "target attacking creature is attacking."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, EventWhile)
    assert isinstance(ability.effect, May)
    assert isinstance(ability.effect.effect, ReselectAttacked)
