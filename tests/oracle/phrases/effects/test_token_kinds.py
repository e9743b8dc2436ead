"""What is read: tokens by their words: predefined, without size, entering attacking (CR 111.4, 111.10)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.node import walk
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent, Giver, This
from tests.oracle.asking import ability_of, effect_of


def _effect(text: str) -> object:
    ability = ability_of(text)
    assert isinstance(ability, TriggeredAbility)
    return ability.effect


def test_a_token_for_each_opponent_attacks_that_opponent_or_a_planeswalker__508_4() -> None:
    effect = _effect(
        "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking "
        "that player or a planeswalker they control."
    )
    assert isinstance(effect, ForEach)
    assert isinstance(effect.effect, CreateToken)
    entering = effect.effect.entering
    assert entering is not None
    assert entering.attacked == ThatPlayer(Antecedent("each player"))
    assert entering.or_planeswalker


@pytest.mark.parametrize(
    "text",
    [
        (
            "Create a white Avatar creature token."
            ' It has "This token\'s power and toughness are each equal to your life total."'
        ),
        (
            "Create a white Avatar creature token with \"This token's power and toughness are each equal to your life "
            'total."'
        ),
        "Create a white Avatar creature token with base power and toughness each equal to your life total.",
        (
            "Create a white Avatar creature token. Its power is equal to your life total"
            " and its toughness is equal to the number of creatures you control."
        ),
    ],
)
def test_tokens_of_found_size(text: str) -> None:
    effect = effect_of(text)
    assert isinstance(effect, CreateToken)
    assert effect.token.power is not None or effect.token.abilities


def test_a_token_named_first_speaks_of_itself_by_its_name() -> None:
    made = effect_of('Create Bobo, a legendary 6/6 red Dragon creature token with "When Bobo dies, draw a card."')
    assert isinstance(made, CreateToken)
    assert made.token.name == "Bobo"
    assert any(isinstance(one, This) for one in walk(made.token.abilities[0]))


def test_a_name_in_a_tokens_ability_is_what_creates_it__201_5a() -> None:
    effect = effect_of(
        "Create a green Ooze creature token with \"This token's power and toughness are each equal to the number of "
        'slime counters on Testing Bear."'
    )
    assert any(isinstance(one, Giver) for one in walk(effect))


def test_a_token_whose_size_is_in_its_abilities() -> None:
    one = effect_of(
        "Create a green Plant creature token with \"This creature's power and toughness are each equal to the number "
        'of lands you control."'
    )
    (spec,) = [node for node in walk(one) if isinstance(node, TokenSpec)]
    assert spec.power is None
    assert spec.abilities
