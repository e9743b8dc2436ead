"""Two players who do the same: "you and target opponent each draw a card" (CR 101.4).

What is here: the two of them as one subject. What is not: all players (``players``).
"""

from rulings.abilities.players import BothPlayers, TargetPlayer, ThatPlayer, You
from rulings.oracle.categories import player
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

for _each in (" each", ""):
    player.phrase(
        f"you and {{other:Player}}{_each}",
        BothPlayers(
            You(),
            hole(
                "other",
                where=lambda one: isinstance(one, ThatPlayer) or (isinstance(one, TargetPlayer) and one.maximum == 1),
            ),
        ),
        number=Number.PLURAL,
        carries={"each": "BothPlayers"},
    )
