"""Counters removed from several permanents together, as a cost (CR 118.12, 122)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.costs import CostPart
from rulings.abilities.filters import Filter


@dataclass(frozen=True, slots=True)
class RemoveCountersAmong(CostPart):
    """ "Remove two +1/+1 counters from among creatures you control"."""

    amount: Amount
    kind: str | None
    """``None`` is counters of any kind."""
    filter: Filter
