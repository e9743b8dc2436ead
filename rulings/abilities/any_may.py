"""What: payments that any of several players may make, and what follows if one does or none does (CR 118.12)."""

from dataclasses import dataclass

from rulings.abilities.costs import Cost
from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class AnyMayPay(Effect):
    """ "Any opponent may sacrifice a creature. If a player does, ...", "any player may have ~ deal 5 damage to them. If
    no one does, ...": each is asked in turn order; what follows happens once."""

    who: PlayerRef
    """The players who are asked; the cost speaks of ``Antecedent("each player")``."""
    cost: Cost
    then: Effect | None = None
    """If at least one player pays."""
    otherwise: Effect | None = None
    """If nobody does."""
