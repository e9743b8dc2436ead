"""Costs paid with objects: tapped, sacrificed, discarded, exiled, their counters (CR 118, 701)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class TapSelf(CostPart):
    """{T} (CR 107.5)."""


@dataclass(frozen=True, slots=True)
class UntapSelf(CostPart):
    """{Q} (CR 107.6)."""


@dataclass(frozen=True, slots=True)
class TapCost(CostPart):
    """ "Tap an untapped creature you control"; ``total_power`` for crew and the like."""

    filter: Filter
    amount: Amount = Fixed(1)
    total_power: Amount | None = None
    action: str = ""
    """What it is done for: crew, saddle."""


@dataclass(frozen=True, slots=True)
class UntapCost(CostPart):
    """ "Untap a tapped creature you control"."""

    filter: Filter
    amount: Amount = Fixed(1)


@dataclass(frozen=True, slots=True)
class SacrificeCost(CostPart):
    """ "Sacrifice ~", "Sacrifice a creature"."""

    what: ObjectRef = This()


@dataclass(frozen=True, slots=True)
class SacrificePower(CostPart):
    """ "Sacrifice any number of creatures with total power 12 or greater"."""

    filter: Filter
    amount: Amount


@dataclass(frozen=True, slots=True)
class DiscardCost(CostPart):
    """ "Discard a card", "Discard your hand", "Discard ~"."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ExileCost(CostPart):
    """ "Exile ~ from your graveyard", "Exile a creature card from your graveyard"."""

    what: ObjectRef
    link: str = ""
    """Set by the kernel as an effect gives the ability: under which name the pair is linked (CR 607.5)."""


@dataclass(frozen=True, slots=True)
class ReturnCost(CostPart):
    """ "Return a land you control to its owner's hand"."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class PutCost(CostPart):
    """ "Put a card from your hand on top of your library"."""

    what: ObjectRef
    zone: Zone
    position: str = "top"


@dataclass(frozen=True, slots=True)
class RevealCost(CostPart):
    """ "Reveal a creature card from your hand"."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class RemoveCountersCost(CostPart):
    """ "Remove a charge counter from ~"; ``kind`` ``None`` is any."""

    amount: Amount
    kind: str | None
    source: ObjectRef = This()


@dataclass(frozen=True, slots=True)
class PutCountersCost(CostPart):
    """ "Put a -1/-1 counter on ~"."""

    amount: Amount
    kind: str
    on: ObjectRef = This()


@dataclass(frozen=True, slots=True)
class MillCost(CostPart):
    """ "Mill four cards"."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class ExertCost(CostPart):
    """ "Exert ~" (CR 701.43)."""


@dataclass(frozen=True, slots=True)
class RemoveCountersAmong(CostPart):
    """ "Remove two +1/+1 counters from among creatures you control"."""

    amount: Amount
    kind: str | None
    """``None`` is counters of any kind."""
    filter: Filter


@dataclass(frozen=True, slots=True)
class DiscardBoth(CostPart):
    """ "Discard an Island card and another card": two different cards from the hand, of which one fits."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class ExileWithTypes(CostPart):
    """ "Exile any number of other cards from your graveyard with four or more card types among them"."""

    filter: Filter
    """Which cards."""
    types: Amount
    """How many card types there must be among them, at least."""


@dataclass(frozen=True, slots=True)
class UnattachCost(CostPart):
    """ "Unattach ~": an Equipment that is attached to something."""

    what: ObjectRef = This()
