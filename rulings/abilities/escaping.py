"""Exiling cards with so many card types among them as a cost (CR 702.138a)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.costs import CostPart


@dataclass(frozen=True, slots=True)
class ExileTypes(CostPart):
    """ "Exile any number of other cards from your graveyard with four or more card types among them"."""

    amount: Amount
