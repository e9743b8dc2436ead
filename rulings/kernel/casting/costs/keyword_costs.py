"""Costs that a keyword names, as effects change them: "flashback costs you pay cost {2} less" (CR 118.7).

What is here: the cost by itself, before anything else is added to it; a reduction takes nothing off the other costs.
What is not: what spells and abilities cost in all (``total_cost``).

日本語: キーワードのコストの増減
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.costs.cost import Cost
from rulings.kernel.abilities import special_words
from rulings.kernel.casting.costs.total_cost import apply_changes
from rulings.kernel.characteristics.permissions import concerns
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHANGED = ("blitz", "buyback", "flashback", "megamorph", "morph")
"""Keywords whose costs effects change."""
special_words.declare(CostChange, "blitz cost", "buyback cost", "flashback cost", "morph cost")
_VARIANTS = {"megamorph": "morph"}


def keyword_cost(game: "Game", player: PlayerId, source: ObjectId, keyword: str, cost: Cost) -> Cost:
    """The cost of a keyword that this player would pay now; a megamorph cost is a morph cost (CR 702.37b)."""
    if keyword not in CHANGED:
        return cost
    what = f"{_VARIANTS.get(keyword, keyword)} cost"
    changes = [
        (effect, change)
        for effect in game.view.static_effects()
        for change in effect.changes
        if isinstance(change, CostChange)
        and change.what == what
        and game.view.applies_now(effect)
        and (change.who is None or concerns(game, effect, player, change.who))
    ]
    return apply_changes(game, cost, changes, Context(player, source)) if changes else cost
