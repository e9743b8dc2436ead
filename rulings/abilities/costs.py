"""What must be paid: costs as lists of actions (CR 118)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class CostPart(Node):
    """One thing that is done to pay."""


@dataclass(frozen=True, slots=True)
class Cost(Node):
    """All parts together, in the order of the words; no part at all is free."""

    parts: tuple[CostPart, ...] = ()


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
class PayLife(CostPart):
    """ "Pay 2 life"."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PayEnergy(CostPart):
    """ "Pay {E}{E}"."""

    amount: Amount


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
class LoyaltyCost(CostPart):
    """ "+1", "-2", "-X" of a planeswalker (CR 606)."""

    amount: Amount
    sign: int
    """+1 or -1; 0 for "[0]"."""


@dataclass(frozen=True, slots=True)
class ExertCost(CostPart):
    """ "Exert ~" (CR 701.43)."""


@dataclass(frozen=True, slots=True)
class EffectCost(CostPart):
    """Any other action as a cost: an effect node that the payer does."""

    effect: Node


@dataclass(frozen=True, slots=True)
class EitherCost(CostPart):
    """ "Sacrifice a creature or discard a card": the payer chooses one."""

    options: tuple[Cost, ...]


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
