"""Numbers and events about life and damage that few texts name."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.patterns import EventPattern
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Stat


@dataclass(frozen=True, slots=True)
class PreventedThisWay(Amount):
    """ "The damage prevented this way": only in what is done as it is prevented (CR 615.5)."""


@dataclass(frozen=True, slots=True)
class LifeDifference(Amount):
    """ "The difference between those players' life totals"."""

    of: Node
    """A ``PlayerRef`` that stands for two players."""


@dataclass(frozen=True, slots=True)
class PaysLife(EventPattern):
    """ "Whenever you pay life", "if you would pay life" (CR 119.4)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class EachDealsDamage(Effect):
    """ "Two target creatures each deal damage equal to their power to target creature": each of them, all at once (CR
    120.1)."""

    sources: Node
    """Object references."""
    to: Node
    """An object or player reference."""
    stat: Stat = Stat.POWER
    amount: Amount | None = None
    """So much instead of its number; ``to`` may then speak of ``Antecedent("each")``, the source."""
