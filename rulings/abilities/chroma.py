"""Chroma: mana symbols of one colour in mana costs (CR 107.4, 202.1)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import Color


@dataclass(frozen=True, slots=True)
class ManaSymbolsIn(Amount):
    """ "The number of red mana symbols in the mana costs of permanents you control"; hybrid symbols are of both."""

    color: Color
    where: Node
    """A ``Filter`` or an object reference."""
