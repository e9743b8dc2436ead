"""What happens to unspent mana (CR 106.6, 106.13)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class DoubleMana(Effect):
    """ "Double the amount of each type of unspent mana you have"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class DrainMana(Effect):
    """ "Target player activates a mana ability of each land they control. Then that player loses all unspent mana and
    you add the mana lost this way" (CR 106.13)."""

    who: PlayerRef
    """Who loses it; the controller of the effect adds it."""
