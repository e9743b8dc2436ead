"""How a spell or what it became was paid for."""

from rulings.abilities.conditions.condition import AllHold
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.conditional import If
from rulings.abilities.node import walk
from tests.oracle.asking import abilities_of, effect_of


def test_beholding_is_the_additional_cost__701_4a() -> None:
    _, ability = abilities_of(
        "As an additional cost to cast this spell, you may behold a Dragon.\n"
        "Destroy target tapped creature. If a Dragon was beheld, scry 2.",
        ("Instant",),
    )
    assert WasPaid("additional") in tuple(walk(ability))


def test_a_cost_of_what_the_spell_became() -> None:
    *_, ability = abilities_of(
        "Spectacle {B}\nWhen this creature enters, if this creature's spectacle cost was paid, draw a card."
    )
    assert WasPaid("spectacle") in tuple(walk(ability))


def test_from_anywhere_else() -> None:
    effect = effect_of("Draw a card. If this spell was cast from anywhere other than your hand, draw a card.")
    (branch,) = (one for one in walk(effect) if isinstance(one, If))
    assert isinstance(branch.condition, AllHold)
