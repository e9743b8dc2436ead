"""One target for each player (CR 601.2c)."""

import pytest

from rulings.abilities.effects.permanents import Untap
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, EachPlayer
from rulings.abilities.references import It, Target
from tests.oracle.asking import effect_of, reading_of


@pytest.mark.parametrize(("word", "who"), [("opponent", EachOpponent()), ("player", EachPlayer())])
def test_one_target_of_each__601_2c(word: str, who: object) -> None:
    effect = effect_of(f"For each {word}, destroy up to one target creature that player controls.")
    (target,) = (one for one in walk(effect) if isinstance(one, Target))
    assert target.of_each == who
    assert ControlledBy(who) in target.filter.predicates  # type: ignore[arg-type]


def test_they_are_several() -> None:
    effect = effect_of(
        "For each opponent, gain control of up to one target creature that player controls until end of turn. Untap "
        "those creatures."
    )
    (untap,) = (one for one in walk(effect) if isinstance(one, Untap))
    assert isinstance(untap.what, It)
    assert isinstance(untap.what.antecedent, Target)


def test_what_is_done_in_turn_is_declined() -> None:
    reading = reading_of(
        "For each opponent, you may put up to one target creature card from that player's graveyard onto the "
        "battlefield under your control.",
        ("Sorcery",),
    )
    assert not reading.is_understood
