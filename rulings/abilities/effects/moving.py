"""Putting objects from one zone into another: destroy, exile, sacrifice, return (CR 400.7, 701.8, 701.13, 701.21)."""

from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class ExchangeZones(Effect):
    """ "Exchange your hand and graveyard": all cards of the one go to the other, and the other way round."""

    who: PlayerRef
    first: Zone
    second: Zone


@dataclass(frozen=True, slots=True)
class Entering(Node):
    """How something enters the battlefield by an effect: "tapped", "under your control", "attacking", "with two +1/+1
    counters"."""

    tapped: bool = False
    controller: PlayerRef | None = None
    """``None``: whoever puts it there; ``OwnerOf`` for "under its owner's control"."""
    attacking: bool = False
    transformed: bool = False
    face_down: bool = False
    attached_to: ObjectRef | None = None
    counters: tuple[Node, ...] = ()
    """``PutCounters`` on it."""
    changes: tuple[Change, ...] = ()
    """"It's a Zombie in addition to its other types", "it gains haste"."""
    blocking: ObjectRef | None = None
    """What it enters blocking."""
    face_down_as: Node | None = None
    """"It's a 3/3 creature with ...": the ``TokenSpec`` of what it is face down (CR 708.2a)."""
    attacked: PlayerRef | None = None
    """"Attacking that player": whom it enters attacking; ``None``: as its controller chooses (CR 508.4)."""
    or_planeswalker: bool = False
    """"Or a planeswalker they control"."""


@dataclass(frozen=True, slots=True)
class ExileAndMeld(Effect):
    """ "Exile them, then meld them into Chittering Host"."""

    pair: ObjectRef
    result: str
    """Name of the combined back face."""
    entering: Entering | None = None
    """ "It enters tapped and attacking"."""


@dataclass(frozen=True, slots=True)
class BringIn(Effect):
    """ "Reveal a sorcery card you own from outside the game and put it into your hand"."""

    who: PlayerRef
    what: Filter
    is_revealed: bool = False
    to: Zone = Zone.HAND
    """Where it is put: the hand, or the top of the library."""
    or_in_exile: Filter | None = None
    """ "Or choose a face-up Eldrazi card you own in exile"."""


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """(CR 701.8)"""

    what: ObjectRef
    no_regeneration: bool = False
    """"They can't be regenerated"."""


@dataclass(frozen=True, slots=True)
class Exile(Effect):
    """(CR 701.13)"""

    what: ObjectRef
    until: Node | None = None
    """A ``Duration``: ``UntilLeaves`` (CR 610.3)."""
    face_down: bool = False
    counters: Node | None = None
    """``PutCounters`` on the exiled cards: "with three time counters on it"."""
    who: PlayerRef = You()
    link: str = ""
    """Set by the kernel as an effect gives the ability: under which name the pair is linked (CR 607.5)."""


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """``who`` sacrifices ``what`` (CR 701.21)."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ReturnTo(Effect):
    """ "Return X to its owner's hand", "return X to the battlefield" (CR 400.3)."""

    what: ObjectRef
    zone: Zone
    entering: "Entering | None" = None
    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class PutInto(Effect):
    """ "Put X into your hand / onto the battlefield / on top of your library / into your graveyard"."""

    who: PlayerRef
    what: ObjectRef
    zone: Zone
    position: str = "top"
    """For libraries: top, bottom, a number from the top as ``"3"``, ``"top or bottom"`` (doer chooses)."""
    order: str = ""
    """``"any"``, ``"random"`` where several go together."""
    entering: "Entering | None" = None
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class SacrificeAll(Effect):
    """ "Each player sacrifices all creatures they control": at once (CR 101.4, 701.21)."""

    who: PlayerRef
    filter: Filter


@dataclass(frozen=True, slots=True)
class Imprint(Effect):
    """Remembers objects on ``on`` for linked abilities where the text does not exile (CR 607)."""

    what: ObjectRef
    on: ObjectRef = This()


@dataclass(frozen=True, slots=True)
class ExileAsItResolves(Effect):
    """ "Exile that card instead of putting it into your graveyard as it resolves": the spell, when it has resolved."""

    what: ObjectRef
    counters: tuple[Node, ...] = ()
    then: Effect | None = None
    """"If you do, ...": done once it is in exile."""


@dataclass(frozen=True, slots=True)
class SacrificeAndReturn(Effect):
    """ "If both targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact
    and returns the artifact card to the battlefield": both or nothing."""

    sacrificed: ObjectRef
    returned: ObjectRef
