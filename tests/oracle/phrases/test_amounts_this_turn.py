"""How much and how often something was done this turn."""

import pytest

from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.history import DoneThisTurn, TimesThisTurn
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.events.moving import Draws, Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.players import EachOpponent, You
from tests.oracle.asking import declined_words, effect_of


def test_life_that_was_gained_or_lost() -> None:
    gained = effect_of("You gain life equal to the amount of life you gained this turn.")
    assert isinstance(gained, GainLife)
    assert gained.amount == DoneThisTurn("gained life", You())
    lost = effect_of("You lose life equal to the total amount of life your opponents have lost this turn.")
    assert isinstance(lost, LoseLife)
    assert lost.amount == DoneThisTurn("lost life", EachOpponent())


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("creature that died this turn", Moves),
        ("creature that died under your control this turn", Moves),
        ("land you had enter the battlefield under your control this turn", Moves),
        ("spell you've cast this turn", CastsSpell),
        ("card you've drawn this turn", Draws),
    ],
)
def test_once_for_each_time(words: str, event: type) -> None:
    effect = effect_of(f"Draw a card for each {words}.")
    assert isinstance(effect, Draw)
    assert isinstance(effect.amount, Times)
    assert isinstance(effect.amount.amount, TimesThisTurn)
    assert isinstance(effect.amount.amount.event, event)


def test_what_cannot_be_told_afterwards_is_declined() -> None:
    assert declined_words("Draw a card for each tapped creature that died this turn.", ("Sorcery",))
