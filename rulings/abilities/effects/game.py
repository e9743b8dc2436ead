"""Winning, losing, restarting; designations and keyword actions that are named as one (CR 104, 701, 702, 726-728)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class RestartGame(Effect):
    """ "Restart the game, leaving in exile all ... cards exiled with ~. Then put those cards onto the battlefield under
    your control" (CR 726.5)."""

    leaving: ObjectRef
    """What stays in exile, and is put onto the battlefield afterwards."""


@dataclass(frozen=True, slots=True)
class PlaySubgame(Effect):
    """ "Players play a Magic subgame, using their libraries as their decks" (CR 728.1)."""


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
