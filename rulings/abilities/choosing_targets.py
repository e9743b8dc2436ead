"""What: naming a target for what later sentences do to it."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import TargetPlayer


@dataclass(frozen=True, slots=True)
class ChooseTargetPlayer(Effect):
    """ "That player chooses target player who ...": nothing by itself, the target is chosen on announcement."""

    target: TargetPlayer
