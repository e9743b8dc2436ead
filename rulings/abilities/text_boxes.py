"""Text boxes and full texts of other objects (CR 612.5, 612.6)."""

from dataclasses import dataclass

from rulings.abilities.changes import Change
from rulings.abilities.durations import Forever
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class HasFullText(Change):
    """ "Has the full text of that card and has the text '{2}: Discard a card.'" (CR 612.6)."""

    of: ObjectRef
    abilities: tuple[Node, ...] = ()
    """What its text says besides."""


@dataclass(frozen=True, slots=True)
class HasTextBox(Change):
    """Its rules text is this; made by the kernel as text boxes are exchanged (CR 612.5)."""

    abilities: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class ExchangeTextBoxes(Effect):
    """ "Exchange the text boxes of those creatures" (CR 612.5, 701.12h)."""

    objects: ObjectRef
    duration: Node = Forever()
    """A ``Duration``."""
