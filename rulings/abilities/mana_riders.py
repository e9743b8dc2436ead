"""Where mana comes from, what it does to what it is spent on, and life in its place."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.changes import Change
from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Color


@dataclass(frozen=True, slots=True)
class ManaRider(Node):
    """ "If that mana is spent on a creature spell, it gains haste": what happens as the mana is spent (CR 106.6)."""

    filter: Filter | None
    """On which spells; ``None``: on whatever it may be spent on."""
    effect: Effect
    triggers: bool = False
    """"When you spend this mana to cast ...": a delayed triggered ability instead (CR 603.7)."""


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


@dataclass(frozen=True, slots=True)
class SpendOnlyFrom(Change):
    """ "Spend only mana produced by creatures to cast this spell"; "you can't spend mana to cast this spell"."""

    source: Filter | None
    """``None``: no mana may be spent at all."""


@dataclass(frozen=True, slots=True)
class LifeForMana(Change):
    """ "For each {B} in a cost, you may pay 2 life rather than pay that mana"."""

    who: PlayerRef
    color: Color
    life: int
