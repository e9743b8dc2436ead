"""What is read: for each object or player, and processes that repeat (CR 608.2)."""

import pytest

from rulings.abilities.effects.chance import FlipUntilLost
from rulings.abilities.effects.repeating import ForEach, PutInTurns
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, EachPlayer, LastControllerOf, ThatPlayer
from rulings.abilities.references import Antecedent, It, Target, ThisWay
from tests.oracle.asking import effect_of, reading_of


def test_each_opponent_in_turn() -> None:
    effect = effect_of("For each opponent, that player loses 1 life and you gain 1 life.")
    assert isinstance(effect, ForEach)
    assert effect.over == EachOpponent()
    assert ThatPlayer(Antecedent("each player")) in list(walk(effect))


def test_each_by_its_own_controller__608_2h() -> None:
    effect = effect_of("Exile all white creatures. For each creature exiled this way, its controller draws a card.")
    (each,) = (one for one in walk(effect) if isinstance(one, ForEach))
    assert isinstance(each.over, It)
    assert each.over.antecedent == ThisWay("exiled")
    assert any(isinstance(one, LastControllerOf) for one in walk(each.effect))


def test_only_of_the_kind_that_was_destroyed() -> None:
    text = "Destroy all lands. For each creature destroyed this way, its controller draws a card."
    assert not reading_of(text, ("Sorcery",)).is_understood


def test_flips_until_one_is_lost__705() -> None:
    effect = effect_of(
        "Flip a coin until you lose a flip or choose to stop flipping. If you lose a flip, Testing Bear has no effect. "
        "If you win two or more flips, draw a card."
    )
    assert isinstance(effect, FlipUntilLost)


@pytest.mark.parametrize(("word", "who"), [("opponent", EachOpponent()), ("player", EachPlayer())])
def test_one_target_of_each__601_2c(word: str, who: object) -> None:
    effect = effect_of(f"For each {word}, destroy up to one target creature that player controls.")
    (target,) = (one for one in walk(effect) if isinstance(one, Target))
    assert target.of_each == who
    assert ControlledBy(who) in target.filter.predicates  # type: ignore[arg-type]


def test_what_is_done_in_turn_is_declined() -> None:
    reading = reading_of(
        "For each opponent, you may put up to one target creature card from that player's graveyard onto the "
        "battlefield under your control.",
        ("Sorcery",),
    )
    assert not reading.is_understood


def test_cards_are_put_in_turns() -> None:
    effect = effect_of(
        "Starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this "
        "process until no one puts a card onto the battlefield."
    )
    assert isinstance(effect, PutInTurns)
