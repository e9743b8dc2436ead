"""How many targets a spell has (CR 601.2c, 601.2f)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.filters import Filter


@dataclass(frozen=True, slots=True)
class EachTarget(Amount):
    """ "For each target", "for each creature it targets": different objects and players, of the spell that costs more
    or less."""

    filter: Filter | None = None
    """Only such objects; ``None``: players, too."""
