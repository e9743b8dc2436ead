"""What is read: what was done to it, or chosen, before (CR 607, 608.2c)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another, DealtDamageBy, Did, OfChosen, PutThereWith
from rulings.abilities.filters.status import IsToken
from rulings.abilities.node import walk
from rulings.abilities.references import Every, This
from rulings.abilities.vocabulary import CardType, Kind
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_that_name_needs_a_choice() -> None:
    text = "Target player reveals their hand and discards all cards with that name."
    assert declined_words(text, ("Sorcery",)) == "that name."


def test_dealt_damage_by_this_names_the_source__608_2h() -> None:
    one = ability_of("Whenever a creature dealt damage by this creature this turn dies, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert DealtDamageBy(This("creature")) in list(walk(one.event))


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("that was dealt damage this turn", "was dealt damage"),
        ("that attacked this turn", "attacked"),
        ("that attacked or blocked this turn", "attacked or blocked"),
    ],
)
def test_deeds_belong_to_the_noun(words: str, what: str) -> None:
    assert Did(what) in list(walk(effect_of(f"Destroy target creature {words}.")))


def test_damage_by_any_source_is_declined() -> None:
    assert declined_words("Destroy target creature dealt damage by a creature this turn.", ("Sorcery",))


def test_tokens_created_with_it_are_those_of_its_ability__607_2c() -> None:
    effect = effect_of("Destroy all tokens created with this enchantment.")
    assert any(one == Filter(Kind.PERMANENT, (IsToken(), PutThereWith())) for one in walk(effect))


def test_not_of_the_chosen_type() -> None:
    """Kindred Dominance: everything else is destroyed."""
    assert effect_of("Destroy all creatures that aren't of the chosen type.") == Destroy(
        Every(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), Not(OfChosen("type")))))
    )


def test_other_than_this_card_is_another() -> None:
    one = ability_of(
        "At the beginning of your upkeep, you may exile a creature card other than this card from your graveyard."
    )
    assert Another() in set(walk(one))
