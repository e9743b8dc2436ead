"""Keywords that cards in graveyards get, as phrases (CR 702.34, 702.138)."""

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of

FLASHBACK = GainAbilities((KeywordAbility(name="flashback", cost=Cost((OwnManaCost(),))),))


def test_flashback_at_the_cards_own_cost__702_34a() -> None:
    one = ability_of(
        "When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of "
        "turn. The flashback cost is equal to its mana cost."
    )
    effect = next(node for node in walk(one) if isinstance(node, Continuous))
    assert (effect.changes, effect.duration) == ((FLASHBACK,), UntilEndOfTurn())


def test_escape_at_the_cards_own_cost__702_138a() -> None:
    one = ability_of(
        "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile "
        "three other cards from your graveyard."
    )
    assert isinstance(one, StaticAbility)
    cost = next(node for node in walk(one) if isinstance(node, Cost))
    assert cost.parts[0] == OwnManaCost()
    assert isinstance(cost.parts[1], ExileCost)
