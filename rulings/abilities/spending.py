"""Mana that counts as other mana for a part of what is paid."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability
from rulings.abilities.changes import Change
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Color


@dataclass(frozen=True, slots=True)
class SpendOnX(Ability):
    """ "Spend only black mana on X": what pays for the X in the spell's cost (CR 106.6)."""

    colors: tuple[Color, ...] = ()


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
