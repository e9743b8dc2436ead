"""How mana may be spent (CR 106.6, 118)."""

from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Color


@dataclass(frozen=True, slots=True)
class SpendAs(Node):
    """Mana counts as "any color", or is spent as though it were of "any type"."""

    what: str


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


@dataclass(frozen=True, slots=True)
class SpendAsThough(Change):
    """ "You may spend blue mana as though it were mana of any color to ..." (CR 609.4b)."""

    who: PlayerRef
    color: Color | None = None
    """Which mana: of this colour; ``None``: any."""
    colorless: bool = False
    """Colourless mana alone."""
    like: Color | None = None
    """As though it were of this colour; ``None``: of any colour."""
    any_type: bool = False
    """Of any type, which is colourless too."""
    what: str = "anything"
    """What is paid for: ``"anything"``, ``"spell"``, ``"ability"``."""
    on: Node | None = None
    """Which: a ``Filter`` of spells, or of what has the abilities, or an object reference."""
