"""Events of permanents that stay: tapped, counters, attached, turned over, control (CR 603.2, 701.26-28)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.events.event import EventPattern
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class BecomesTapped(EventPattern):
    """ "Whenever ~ becomes tapped"; ``for_mana`` for "is tapped for mana"."""

    object: Node
    for_mana: bool = False
    who: PlayerRef | None = None
    batch: bool = False


@dataclass(frozen=True, slots=True)
class BecomesUntapped(EventPattern):
    """ "Whenever ~ becomes untapped"."""

    object: Node


@dataclass(frozen=True, slots=True)
class CountersPutOn(EventPattern):
    """ "Whenever one or more +1/+1 counters are put on ~"."""

    kind: str | None
    on: Node
    who: PlayerRef | None = None
    batch: bool = True
    nth: int | None = None
    """"When the third lore counter"."""
    by_effect: bool = False
    """"If an effect would put": no cost and no rule of the game."""


@dataclass(frozen=True, slots=True)
class CountersRemovedFrom(EventPattern):
    """ "When the last time counter is removed from ~": ``last``."""

    kind: str | None
    source: Node
    last: bool = False
    batch: bool = False
    """"One or more": once for all that are removed at the same time."""
    by: PlayerRef | None = None
    """"You remove": only by a cost or an effect of that player."""


@dataclass(frozen=True, slots=True)
class BecomesAttached(EventPattern):
    """ "Whenever ~ becomes attached to a creature"; ``un`` for "becomes unattached from"."""

    object: Node
    to: Node
    un: bool = False


@dataclass(frozen=True, slots=True)
class TurnedFaceUp(EventPattern):
    """ "When ~ is turned face up"."""

    object: Node


@dataclass(frozen=True, slots=True)
class Transforms(EventPattern):
    """ "When ~ transforms into"."""

    object: Node
    into: str | None = None
    quality: Node | None = None
    """"Transforms into a Phyrexian": what it must be right after it did (CR 701.27e)."""


@dataclass(frozen=True, slots=True)
class BecomesLevel(EventPattern):
    """ "When this Class becomes level 2" (CR 716.2a)."""

    object: Node
    level: Amount


@dataclass(frozen=True, slots=True)
class GainsControl(EventPattern):
    """ "When you lose control of ~", "whenever you gain control of": ``lose`` says which."""

    who: PlayerRef
    object: Node
    lose: bool = False
