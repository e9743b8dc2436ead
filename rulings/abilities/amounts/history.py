"""Amounts that something before made: this way, this turn, paid for it (CR 107.3, 608.2h, 601.2h)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Color


@dataclass(frozen=True, slots=True)
class ThatMany(Amount):
    """ "That much", "that many": a number of the event or of an earlier effect."""

    antecedent: Node | None = None
    """What it refers to (an ``Antecedent``); set by the binder."""


@dataclass(frozen=True, slots=True)
class DoneThisWay(Amount):
    """ "The number of cards discarded this way", "the life lost this way": ``verb`` names the effect that did it."""

    verb: str
    filter: Node | None = None
    """A ``Filter`` on what is counted."""


@dataclass(frozen=True, slots=True)
class ThatExcess(Amount):
    """ "That excess damage", "the excess": of the event that triggered, or of what the effect dealt before."""


@dataclass(frozen=True, slots=True)
class RemovedThisWay(Amount):
    """ "For each storage counter removed this way": by the effect, or to pay for the ability (``as_cost``)."""

    kind: str | None = None
    as_cost: bool = False
    """Set by the binder."""


@dataclass(frozen=True, slots=True)
class DoneThisTurn(Amount):
    """ "The number of spells you've cast this turn", "the life you gained this turn"."""

    verb: str
    who: PlayerRef | None = None
    filter: Node | None = None
    """A ``Filter`` on what is counted."""


@dataclass(frozen=True, slots=True)
class ManaSpent(Amount):
    """ "The amount of mana spent to cast it"; ``color`` narrows; ``distinct`` counts colours (sunburst, converge)."""

    color: Color | None = None
    distinct: bool = False
    of: Node | None = None
    """An object reference; ``None`` is the source of the ability."""


@dataclass(frozen=True, slots=True)
class TimesPaid(Amount):
    """ "The number of times it was kicked"."""

    keyword: str


@dataclass(frozen=True, slots=True)
class TimesThisTurn(Amount):
    """How often something happened this turn: "for each creature that died this turn"."""

    event: Node


@dataclass(frozen=True, slots=True)
class CastBefore(Amount):
    """How many spells of a kind were cast this turn before a certain spell was."""

    event: Node
    """A ``CastsSpell`` pattern."""
    spell: Node


@dataclass(frozen=True, slots=True)
class TimesMutated(Amount):
    """ "The number of times this creature has mutated" (CR 702.140d)."""

    of: ObjectRef = This()


@dataclass(frozen=True, slots=True)
class Devoured(Amount):
    """ "The number of Goblins it devoured": how many that fit were sacrificed for its devour ability."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class LifePaidAsEntered(Amount):
    """ "The life paid as this artifact entered"; 0 for an object that did not enter so."""

    this: This = This()


@dataclass(frozen=True, slots=True)
class GreatestDoneThisWay(Amount):
    """ "The greatest number of cards a player discarded this way"."""

    verb: str
    """As in ``DoneThisWay``."""


@dataclass(frozen=True, slots=True)
class ManaPaidInAll(Amount):
    """ "The total amount of mana paid this way"."""


@dataclass(frozen=True, slots=True)
class PreventedThisWay(Amount):
    """ "The damage prevented this way": only in what is done as it is prevented (CR 615.5)."""


@dataclass(frozen=True, slots=True)
class ManaSpentOf(Amount):
    """ "For each {S} spent to cast it", "mana from a Treasure": how much of the mana spent was such."""

    source: Filter | None = None
    """Whose ability made it."""
    snow: bool = False
    """From a snow source (CR 107.4h)."""
    colorless: bool = False
    of: Node | None = None
    """An object reference; ``None`` is the source of the ability."""
