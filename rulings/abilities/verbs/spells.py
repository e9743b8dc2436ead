"""Verbs of spells on the stack (CR 601, 701.6, 707.10)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.changes import Change
from rulings.abilities.costs import Cost
from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class CounterSpell(Effect):
    """Counters spells or abilities (CR 701.6); ``zone`` where the card goes instead of its owner's graveyard."""

    what: ObjectRef
    zone: Zone | None = None
    position: str = "top"


@dataclass(frozen=True, slots=True)
class CopyOnStack(Effect):
    """``who`` copies a spell or ability (CR 707.10); the copies' controller may choose new targets if
    ``new_targets``."""

    who: PlayerRef
    what: ObjectRef
    amount: Amount = Fixed(1)
    new_targets: bool = False
    exceptions: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseNewTargets(Effect):
    """``who`` may choose new targets for, or changes the target of, a spell or ability (CR 115.7)."""

    who: PlayerRef
    what: ObjectRef
    to: Node | None = None
    must_change: bool = False
    only_one: bool = False
    """"Change a target": one of the targets, the others stay (CR 115.7b)."""


@dataclass(frozen=True, slots=True)
class CastCard(Effect):
    """ "You may cast X without paying its mana cost": on resolution; the May is its own node (CR 608.2g)."""

    who: PlayerRef
    what: ObjectRef
    cost: Cost | None = None
    """``Cost(())`` without paying its mana cost; ``None`` as usual."""
    play: bool = False
    """"Play": lands too."""
    spell: Filter | None = None
    """"A creature spell with mana value 3 or less": asked of the spell that it would be (CR 601.3e), of which ``what``
    says only where the card is."""


@dataclass(frozen=True, slots=True)
class CopyCard(Effect):
    """ "Copy the exiled card": a copy of a card where the card is, to be cast (CR 707.12); it is
    ``ThisWay("copied")``."""

    who: PlayerRef
    what: ObjectRef
