"""Mana in a pool (CR 106.4).

What is here: what one mana is, and what is kept about it. What is not: making and spending it (``casting.mana``).
"""

from dataclasses import dataclass

from rulings.kernel.state.ids import ObjectId


@dataclass(frozen=True, slots=True)
class Mana:
    """One mana in a pool (CR 106.4)."""

    type: str
    """``W U B R G C``."""
    restriction: object = None
    """A ``SpendOnly`` node, or ``None``."""
    is_snow: bool = False
    stays: bool = False
    """It does not empty as steps and phases end until the turn ends."""
    stays_in_combat: bool = False
    """It does not empty as steps end until combat ends."""
    source: ObjectId | None = None
    rider: object = None
    """A ``ManaRider`` node, or ``None``."""
