"""What is read: references to players: you, opponents, owners and controllers, players who did something."""

import pytest

from rulings.abilities.conditions.condition import Compare, Condition, Exists, Negated
from rulings.abilities.effects.cards import Discard, Draw
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.node import walk
from rulings.abilities.players import (
    ChosenPlayer,
    ControllerOf,
    EachOpponent,
    EachPlayer,
    PlayerOrController,
    PlayersWho,
    TargetPlayer,
    ThatPlayer,
)
from rulings.abilities.references import It, Target
from tests.oracle.asking import declined_words, effect_of, reading_of


def test_the_last_chosen_player_is_known_to_linked_abilities__607_2d() -> None:
    assert effect_of("The last chosen player loses 1 life.").who == ChosenPlayer()


def test_votes_for_players_are_not_read() -> None:
    assert declined_words(
        "When this creature enters, each player secretly votes for another player, then those votes are revealed."
    )


def test_several_target_players_do_both() -> None:
    found = effect_of("Any number of target players each mill a card and lose 1 life.")
    assert isinstance(found, Sequence)
    who = found.effects[1]
    assert isinstance(who, LoseLife)
    assert isinstance(who.who, ThatPlayer)
    assert isinstance(who.who.antecedent, TargetPlayer)


def test_two_target_players_are_no_that_player() -> None:
    found = effect_of("Two target players each draw a card.")
    assert isinstance(found, Draw)
    words = "Two target players each draw a card. That player gains 1 life."
    assert not reading_of(words, ("Sorcery",)).is_understood
    single = effect_of("Target player draws a card. That player gains 1 life.")
    assert isinstance(single, Sequence)
    assert isinstance(single.effects[1], GainLife)


@pytest.mark.parametrize(
    ("words", "condition"), [("discarded a nonland card", Exists), ("didn't discard a nonland card", Negated)]
)
def test_players_by_what_they_did_this_way(words: str, condition: type) -> None:
    effect = effect_of(f"Each opponent discards a card, then each opponent who {words} this way loses 3 life.")
    loses = next(node for node in walk(effect) if isinstance(node, LoseLife))
    assert isinstance(loses.who, PlayersWho)
    assert isinstance(loses.who.condition, condition)


def test_another_target_player_is_other_than_the_first() -> None:
    effect = effect_of("Target player draws a card. Another target player discards a card.")
    second = next(one for one in walk(effect) if isinstance(one, TargetPlayer) and one.other)
    assert second.than is not None
    assert [one.slot for one in walk(second.than) if isinstance(one, TargetPlayer)] == [0]


@pytest.mark.parametrize(
    ("words", "players", "condition"),
    [
        ("each player who controls a Forest", EachPlayer, Exists),
        ("each opponent who controls no creatures", EachOpponent, Negated),
        ("each opponent who controls two or more artifacts", EachOpponent, Exists),
        ("each player with exactly 13 life", EachPlayer, Compare),
        ("each opponent with 10 or less life", EachOpponent, Compare),
    ],
)
def test_players_who(words: str, players: type, condition: type[Condition]) -> None:
    effect = effect_of(f"{words[0].upper()}{words[1:]} loses 2 life.")
    assert isinstance(effect, LoseLife)
    assert isinstance(effect.who, PlayersWho)
    assert isinstance(effect.who.players, players)
    assert isinstance(effect.who.condition, condition)


def test_the_player_or_who_controls_the_planeswalker() -> None:
    effect = effect_of(
        "Testing Bear deals 3 damage to target player or planeswalker. That player or that planeswalker's controller "
        "discards two cards."
    )
    discard = next(node for node in walk(effect) if isinstance(node, Discard))
    assert isinstance(discard.who, PlayerOrController)


def test_that_player_is_the_controller_of_the_target() -> None:
    read = effect_of(
        "Destroy target creature an opponent controls. Each other creature that player controls gets -2/-0 "
        "until end of turn."
    )
    (that,) = {one for one in walk(read) if isinstance(one, ThatPlayer)}
    assert isinstance(that.antecedent, ControllerOf)
    assert isinstance(that.antecedent.of, It)
    assert isinstance(that.antecedent.of.antecedent, Target)
