"""Verbs of choices and chance (CR 608.2d, 705, 706)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef

CARD_NAME_CHOICES = (
    "card name",
    "card name other than a basic land card name",
    "creature card name",
    "land card name",
    "noncreature, nonland card name",
    "nonbasic land card name",
    "nonland card name",
)
"""What ``MakeChoice`` may name a card by."""
COLOR_OR_ARTIFACTS = "color or artifacts"
"""What protection is chosen from: one of the colors, or artifacts."""


@dataclass(frozen=True, slots=True)
class MakeChoice(Effect):
    """ "Choose a color", "choose a creature type", "choose an opponent", "choose a card name", "choose a number"."""

    who: PlayerRef
    what: str
    """color, creature type, card type, land type, basic land type, opponent, player, card name, number, word."""
    options: tuple[str, ...] = ()
    filter: Node | None = None
    """Limits ("a nonland card name", "a number between 1 and 10")."""
    new_only: bool = False
    """"A creature type that hasn't been noted for this Saga": none that was chosen so before (CR 607.2e)."""


@dataclass(frozen=True, slots=True)
class ChooseObjects(Effect):
    """ "Choose a creature you control": later named as ``ThisWay("chosen")``."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class FlipCoin(Effect):
    """(CR 705)"""

    who: PlayerRef
    amount: Amount = Fixed(1)
    win: Effect | None = None
    lose: Effect | None = None


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """(CR 706); ``results`` are (condition, effect) as ``If`` nodes."""

    who: PlayerRef
    sides: int
    results: tuple[Effect, ...] = ()
    amount: Amount = Fixed(1)
    plus: Amount | None = None
    """"And add": a modifier of the roll (CR 706.2)."""


@dataclass(frozen=True, slots=True)
class FlipUntilLost(Effect):
    """ "Flip a coin until you lose a flip or choose to stop flipping" (CR 705): the won flips are counted."""

    who: PlayerRef
    then: Effect
    """What happens if no flip was lost."""


@dataclass(frozen=True, slots=True)
class TurnForGreatest(Effect):
    """Each player exiles the top card of their library; whoever exiled the one with the greatest mana value takes an
    extra turn, after those tied have repeated it until the tie is broken."""
