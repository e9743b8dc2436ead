"""What: conditions and costs of spells that may be cast without their mana cost (CR 118.9)."""

from dataclasses import dataclass

from rulings.abilities.conditions import Condition
from rulings.abilities.costs import CostPart
from rulings.abilities.filters import Filter
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class DiscardBoth(CostPart):
    """ "Discard an Island card and another card": two different cards from the hand, of which one fits."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class FirstSpellThisGame(Condition):
    """ "If this spell is the first spell you've cast this game": ``who`` has cast none before."""

    who: PlayerRef
