"""Casting from elsewhere for other costs and further ones (CR 118.8, 118.9)."""

from rulings.abilities.ability import AlternativeCost, StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import AllHold
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost, PayLife
from rulings.abilities.costs.objects import DiscardCost
from tests.oracle.asking import ability_of, declined_words


def _permission(text: str) -> PlayerMay:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, PlayerMay)
    return change


def test_for_another_cost__118_9() -> None:
    found = _permission("You may cast this card from your graveyard by paying {2}{W} rather than paying its mana cost.")
    assert found.cost == Cost((ManaCost(("{2}", "{W}")),))
    assert found.more is None


def test_for_a_further_cost__118_8() -> None:
    found = _permission(
        "You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its "
        "other costs."
    )
    assert found.cost is None
    assert found.more is not None
    assert [type(part) for part in found.more.parts] == [PayLife, DiscardCost]


def test_whose_costs_agrees_with_what_is_cast() -> None:
    words = "in addition to paying {} other costs."
    several = "You may cast artifact spells from your graveyard by paying 3 life "
    assert _permission(several + words.format("their")).more is not None
    assert declined_words(several + words.format("its"))


def test_free_under_two_conditions__118_9a() -> None:
    ability = ability_of(
        "If an opponent controls a Swamp and you control a Plains, you may cast this spell without paying its mana "
        "cost."
    )
    assert isinstance(ability, AlternativeCost)
    assert ability.cost == Cost()
    assert isinstance(ability.condition, AllHold)
