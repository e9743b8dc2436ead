"""What is read: restarted games and subgames (CR 726, 728)."""

from rulings.abilities.effects.game import PlaySubgame, RestartGame
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.players import EachNonWinner
from tests.oracle.asking import declined_words, effect_of


def test_restarting_leaves_some_cards_in_exile__726_5() -> None:
    effect = effect_of(
        "Restart the game, leaving in exile all non-Aura permanent cards exiled with Testing Bear. Then put those "
        "cards onto the battlefield under your control."
    )
    assert isinstance(effect, RestartGame)
    assert declined_words("Restart the game, leaving in exile all cards exiled with Testing Bear. Draw a card.")


def test_a_subgame_has_those_who_do_not_win_it__728_1b() -> None:
    effect = effect_of(
        "Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame "
        "loses half their life, rounded up."
    )
    played, lost = effect.effects
    assert isinstance(played, PlaySubgame)
    assert isinstance(lost, LoseLife)
    assert isinstance(lost.who, EachNonWinner)
