"""What is read: top cards, whole zones (CR 400, 401)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.node import walk
from rulings.abilities.references import TopCards, TopOfGraveyard
from tests.oracle.asking import ability_of, effect_of


def test_the_top_creature_card_of_a_graveyard__404_2() -> None:
    effect = effect_of("Return the top creature card of your graveyard to the battlefield. That creature gains haste.")
    assert any(isinstance(node, TopOfGraveyard) for node in walk(effect))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature deals combat damage to a player, reveal that many cards from the top of your library.",
        "Whenever this creature deals combat damage to a player, look at that many cards from the top of your library.",
    ],
)
def test_so_many_cards_from_the_top(text: str) -> None:
    ability = ability_of(text)
    assert isinstance(ability, TriggeredAbility)
    what = getattr(ability.effect, "what", None)
    assert isinstance(what, TopCards)
    assert isinstance(what.amount, ThatMany)
