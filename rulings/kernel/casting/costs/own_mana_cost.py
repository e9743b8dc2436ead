"""Keyword costs that are a card's own mana cost: "the scavenge cost is equal to its mana cost" (CR 702.1a, 702.1b).

What is here: putting the mana cost in its place. What is not: which abilities have such a cost (what gives them says).

日本語: 「それのマナ・コストに等しい」コスト
"""

from typing import TYPE_CHECKING

from rulings.abilities.costs.mana import OwnManaCost
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _never(game: "Game", context: Context, player: PlayerId, part: OwnManaCost) -> bool:
    """What was not filled in is that of a card without mana cost (CR 118.6)."""
    return False


@pays(OwnManaCost, _never)
@asks_nothing
def _unpayable(game: "Game", context: Context, player: PlayerId, part: OwnManaCost, paid: Paid) -> None:
    raise AssertionError("a card without mana cost is paid for")
