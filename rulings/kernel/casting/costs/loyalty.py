"""Loyalty abilities: how often and when they are activated, and what they cost in all (CR 606).

日本語: 忠誠度能力
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import CostChange, PlayerCant, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import LoyaltyCost
from rulings.abilities.filters.filter import Filter
from rulings.kernel.abilities import special_words
from rulings.kernel.characteristics.permissions import permissions
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TWICE = "activate loyalty twice"
ONCE_MORE = "activate loyalty once more"
AS_INSTANT = "activate loyalty as an instant"
LOYALTY = "activate loyalty"
special_words.declare(PlayerMay, TWICE, ONCE_MORE, AS_INSTANT)
special_words.declare(PlayerCant, LOYALTY)
special_words.declare(CostChange, "loyalty ability")


def is_loyalty(ability: ActivatedAbility) -> bool:
    """It has a loyalty symbol in its cost (CR 606.2)."""
    return any(isinstance(part, LoyaltyCost) for part in ability.cost.parts)


def allows_loyalty(game: "Game", player: PlayerId, object_id: ObjectId, what: str) -> int:
    """How many effects let the player activate loyalty abilities of the permanent in this way."""
    found = 0
    for effect, change in permissions(game, player, what):
        of = change.filter
        if isinstance(of, Filter):
            found += matching.fits(game.view, effect.context, object_id, of)
        elif of is not None and object_id in finding.find_objects(game.view, effect.context, of):
            found += 1
    return found


def most_activations(game: "Game", player: PlayerId, object_id: ObjectId) -> int:
    """How often loyalty abilities of the permanent may be activated this turn: once, twice where an effect says so, and
    once more for each effect that says that."""
    base = 2 if allows_loyalty(game, player, object_id, TWICE) else 1
    return base + allows_loyalty(game, player, object_id, ONCE_MORE)


def times_of_loyalty(game: "Game", object_id: ObjectId) -> int:
    """How often any player has activated a loyalty ability of the permanent this turn (CR 606.3)."""
    return sum(
        isinstance(h, e.AbilityActivated) and h.source == object_id and h.keyword == "loyalty"
        for h in game.state.history
    )


def with_one_loyalty_cost(game: "Game", context: Context, cost: Cost) -> Cost:
    """Several costs to add or remove loyalty counters are one, as they add up (CR 606.5)."""
    parts = [part for part in cost.parts if isinstance(part, LoyaltyCost)]
    if len(parts) < 2:
        return cost
    total = sum(part.sign * numbers.count(game.view, context, part.amount) for part in parts)
    one = LoyaltyCost(Fixed(abs(total)), (total > 0) - (total < 0))
    first = cost.parts.index(parts[0])
    rest = [part for part in cost.parts if not isinstance(part, LoyaltyCost)]
    return replace(cost, parts=(*rest[:first], one, *rest[first:]))
