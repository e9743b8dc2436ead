"""Two players who do the same: "you and target opponent each draw a card" (CR 101.4).

What is here: the two of them as one subject. What is not: all players (``players``).
"""

from collections.abc import Mapping

from rulings.abilities.players import BothPlayers, PlayerRef, TargetPlayer, ThatPlayer, You
from rulings.oracle.categories import player
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _both(other: PlayerRef) -> BothPlayers | None:
    is_one = isinstance(other, ThatPlayer) or (isinstance(other, TargetPlayer) and other.maximum == 1)
    return BothPlayers(You(), other) if is_one else None


for _each in (" each", ""):
    player.phrase(
        f"you and {{other:Player}}{_each}",
        _both,
        lambda node: {"other": node.second} if node == _both(node.second) else None,
        kind=BothPlayers,
        number=Number.PLURAL,
        carries={"each": "BothPlayers"},
    )
