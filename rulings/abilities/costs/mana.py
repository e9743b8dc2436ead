"""Costs of mana, life, energy and loyalty (CR 107.4, 118.3, 119.4, 606)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.costs.cost import CostPart


@dataclass(frozen=True, slots=True)
class ManaCost(CostPart):
    """Mana: the symbols as printed, ``("{X}", "{2}", "{G/W}")``; empty is {0}."""

    symbols: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ManaPerAmount(CostPart):
    """ "{1} for each creature": the symbols so many times."""

    symbols: tuple[str, ...]
    times: Amount


@dataclass(frozen=True, slots=True)
class OwnManaCost(CostPart):
    """ "Its mana cost": that of the card that the ability is on; what has none can't be paid for so (CR 118.6)."""

    reduced: int = 0
    """ "Reduced by {2}": by so much generic mana."""


@dataclass(frozen=True, slots=True)
class PayLife(CostPart):
    """ "Pay 2 life"."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PayEnergy(CostPart):
    """ "Pay {E}{E}"."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class LoyaltyCost(CostPart):
    """ "+1", "-2", "-X" of a planeswalker (CR 606)."""

    amount: Amount
    sign: int
    """+1 or -1; 0 for "[0]"."""


@dataclass(frozen=True, slots=True)
class CollectEvidence(CostPart):
    """ "Collect evidence 4": cards from the payer's graveyard with that total mana value or more are exiled (CR
    701.59a)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class WaterbendCost(CostPart):
    """ "Waterbend {3}": this mana; for its generic part artifacts and creatures may be tapped (CR 701.67a)."""

    symbols: tuple[str, ...]
    limit: tuple[str, ...] | None = None
    """What it was, where the mana has gone into a total cost: only so much may be helped with (CR 701.67b)."""
