"""Naming a target player for later sentences: "choose target opponent" (CR 601.2c).

What is here: players named for what follows. What is not: players chosen on resolution (``choosing_players``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.choosing import ChooseTargetPlayer
from rulings.abilities.players import PlayerRef, TargetPlayer
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _target(target: PlayerRef) -> ChooseTargetPlayer | None:
    """Not "another target player": other than you, or than the player of whom was spoken."""
    if not isinstance(target, TargetPlayer) or target.maximum != 1 or target.other or target.chooser is not None:
        return None
    return ChooseTargetPlayer(target)


effect.phrase(
    "choose {target:Player}",
    _target,
    lambda node: {"target": node.target} if node.target.chooser is None else None,
    kind=ChooseTargetPlayer,
)
