"""What is read: choosing and noting as an effect resolves (CR 608.2d)."""

import pytest

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.choosing import ChoosePlayer, ChooseTargetPlayer, GuessInHand, MakeChoice
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.players import ChosenPlayer, PlayersThisWay, TargetPlayer, ThatPlayer, You
from tests.oracle.asking import ability_of, declined_words, effect_of


def _entry(text: str) -> tuple[Replacement, EntersWith]:
    ability = ability_of(text)
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert isinstance(ability.instead, EntersWith)
    return ability, ability.instead


@pytest.mark.parametrize("end", ["", " at random"])
def test_that_player_is_the_one_who_was_chosen__608_2d(end: str) -> None:
    chosen, lost = effect_of(f"Choose an opponent{end}. That player loses 2 life.").effects
    assert chosen == ChoosePlayer(You(), opponent=True, at_random=bool(end))
    assert isinstance(lost, LoseLife)
    assert lost.who == ThatPlayer(PlayersThisWay("chosen"))


def test_that_name_is_the_chosen_one__201_3() -> None:
    effect = effect_of(
        "Choose a nonland card name. Target player reveals their hand and discards all cards with that name."
    )
    discard = next(node for node in walk(effect) if isinstance(node, Discard))
    assert OfChosen("name") in tuple(walk(discard))


def test_a_choice_is_made_as_it_enters__614_12a() -> None:
    effect = _entry("As this creature enters, choose a color.")[1].effect
    assert isinstance(effect, MakeChoice)
    assert effect.what == "color"


def test_a_color_is_chosen_before_the_protection__608_2d() -> None:
    effect = effect_of("Target creature gains protection from the color of your choice until end of turn.")
    assert isinstance(effect, Sequence)
    assert isinstance(effect.effects[0], MakeChoice)


def test_a_guess() -> None:
    effect = effect_of(
        "Choose a card name. Target opponent guesses whether a card with that name is in your hand. You may reveal "
        "your hand. If you do and your opponent guessed wrong, draw a card."
    )
    assert any(isinstance(one, GuessInHand) for one in walk(effect))
    assert any(isinstance(one, IfDone) for one in walk(effect))


def test_the_chosen_player_is_the_target() -> None:
    effect = effect_of("Choose target opponent. Draw a card. Then the chosen player loses 2 life.")
    nodes = tuple(walk(effect))
    assert any(isinstance(one, ChooseTargetPlayer) for one in nodes)
    assert not any(isinstance(one, ChosenPlayer) for one in nodes)
    (player,) = {one for one in nodes if isinstance(one, ThatPlayer)}
    assert isinstance(player.antecedent, TargetPlayer)


def test_another_target_player_is_other_than_whoever_is_spoken_of() -> None:
    assert declined_words(
        "Whenever a player casts a spell, choose another target player. This creature deals 2 damage to that player."
    )
