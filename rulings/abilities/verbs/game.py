"""Verbs of the game and its turns (CR 104, 500, 720)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """(CR 500.7)"""

    who: PlayerRef
    amount: Amount = Fixed(1)
    at_end: Effect | None = None
    """"At the beginning of that turn's end step, ...": what a delayed trigger of that turn does (CR 603.7)."""


@dataclass(frozen=True, slots=True)
class ExtraPhase(Effect):
    """(CR 500.8): phases or steps in order."""

    phases: tuple[str, ...]
    after: str = "this phase"
    who: PlayerRef | None = None
    """"You get": only in a turn of that player (CR 500.10a)."""
    times: Amount = Fixed(1)


@dataclass(frozen=True, slots=True)
class SkipStep(Effect):
    """ "Skips their next draw step", "skips their next turn" (CR 614.10)."""

    who: PlayerRef
    what: str
    amount: Amount = Fixed(1)
    this_turn: bool = False
    """"Each instance of it this turn" instead of the next one."""


@dataclass(frozen=True, slots=True)
class EndTheTurn(Effect):
    """(CR 723)"""


@dataclass(frozen=True, slots=True)
class EndCombatPhase(Effect):
    """ "End the combat phase" (CR 723.2)."""


@dataclass(frozen=True, slots=True)
class ControlNextTurn(Effect):
    """ "You control target player during that player's next turn" (CR 722)."""

    who: PlayerRef
    whom: PlayerRef


@dataclass(frozen=True, slots=True)
class ExtraTurnAfterControlled(Effect):
    """ "After that turn, that player takes an extra turn": after the turn in which ``who`` is controlled (CR 500.7)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    """(CR 104.2b)"""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    """(CR 104.3e)"""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class DrawGame(Effect):
    """The game is a draw (CR 104.4c)."""


@dataclass(frozen=True, slots=True)
class BecomeDesignation(Effect):
    """ "You become the monarch", "it becomes day", "gets the city's blessing", "becomes suspected", "becomes
    saddled"."""

    who: Node
    what: str


@dataclass(frozen=True, slots=True)
class KeywordAction(Effect):
    """A keyword action that is one instruction with a number: proliferate, populate, investigate, explore, connive,
    adapt, monstrosity, fateseal, bolster, support, amass, goad, detain, manifest, manifest dread, cloak, learn,
    venture,
    incubate, discover, endure, exert, meld, clash, planeswalk, open an attraction, forage, blight, earthbend, airbend,
    waterbend, time travel, the Ring tempts you, vote, investigate, collect evidence, suspect, face a villainous
    choice."""

    who: PlayerRef
    name: str
    amount: Amount | None = None
    what: Node | None = None
    subtype: str | None = None
