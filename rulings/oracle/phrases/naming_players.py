"""Naming a target player for later sentences: "choose target opponent" (CR 601.2c).

What is here: players named for what follows. What is not: players chosen on resolution (``choosing_players``).
"""

from rulings.abilities.effects.choosing import ChooseTargetPlayer
from rulings.abilities.players import TargetPlayer
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

# Not "another target player": other than you, or than the player of whom was spoken.
effect.phrase(
    "choose {target:Player}",
    ChooseTargetPlayer(
        hole("target", TargetPlayer, where=lambda one: one.maximum == 1 and (not one.other) and (one.chooser is None))
    ),
)
