"""Players chosen as an ability resolves (CR 608.2d)."""

import pytest

from rulings.abilities.effects.choosing import ChoosePlayer
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.players import ChosenPlayer, PlayersThisWay, ThatPlayer, You
from tests.oracle.asking import declined_words, effect_of


@pytest.mark.parametrize("end", ["", " at random"])
def test_that_player_is_the_one_who_was_chosen__608_2d(end: str) -> None:
    chosen, lost = effect_of(f"Choose an opponent{end}. That player loses 2 life.").effects
    assert chosen == ChoosePlayer(You(), opponent=True, at_random=bool(end))
    assert isinstance(lost, LoseLife)
    assert lost.who == ThatPlayer(PlayersThisWay("chosen"))


def test_the_last_chosen_player_is_known_to_linked_abilities__607_2d() -> None:
    assert effect_of("The last chosen player loses 1 life.").who == ChosenPlayer()


def test_who_adds_mana_chooses_its_color__106_1b() -> None:
    _, mana = effect_of("Choose a player. That player adds one mana of any color they choose.").effects
    assert isinstance(mana, AddMana)
    assert declined_words("Choose a player. Draw a card, then they choose.")
