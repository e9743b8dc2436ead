"""Players by what they did, have or control."""

import pytest

from rulings.abilities.amounts.counting import CountPlayers
from rulings.abilities.conditions.condition import Compare, Negated
from rulings.abilities.conditions.history import Happened
from rulings.abilities.node import walk
from rulings.abilities.players import CouldNotSacrifice, EachOpponent, PlayersWho
from tests.oracle.asking import declined_words, effect_of


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("lost life this turn", Happened),
        ("gained life this turn", Happened),
        ("was dealt combat damage this turn", Happened),
        ("drew two or more cards this turn", Compare),
        ("controls more lands than you", Compare),
        ("has less life than you", Compare),
        ("has three or more poison counters", Compare),
    ],
)
def test_each_is_counted_once(words: str, kind: type) -> None:
    effect = effect_of(f"Draw a card for each opponent who {words}.")
    (found,) = (node for node in walk(effect) if isinstance(node, CountPlayers))
    assert isinstance(found.players, PlayersWho)
    assert found.players.players == EachOpponent()
    assert isinstance(found.players.condition, kind)


def test_who_cant_is_who_did_not_discard() -> None:
    effect = effect_of("Each opponent discards a card. For each opponent who can't, you draw a card.")
    (found,) = (node for node in walk(effect) if isinstance(node, PlayersWho))
    assert isinstance(found.condition, Negated)


def test_who_cant_after_a_sacrifice_is_who_sacrificed_nothing__609_3() -> None:
    effect = effect_of("Each opponent sacrifices a creature. Each opponent who can't loses 2 life.")
    (found,) = (node for node in walk(effect) if isinstance(node, CouldNotSacrifice))
    assert found.players == EachOpponent()


def test_who_cant_needs_something_that_all_were_told_to_do() -> None:
    assert declined_words("You draw a card. Each opponent who can't loses 2 life.", ("Sorcery",)) is not None
