"""Predicates of what was done to an object or chosen before (CR 607, 608.2c, 120)."""

from dataclasses import dataclass

from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Giver, ObjectRef


@dataclass(frozen=True, slots=True)
class DealtDamageTo(Predicate):
    """ "That dealt damage to you this turn"."""

    player: PlayerRef
    combat: bool = False
    """Combat damage only."""


@dataclass(frozen=True, slots=True)
class Another(Predicate):
    """ "Another", "other": not the source of the ability (or not ``than``)."""

    than: Node | None = None
    """An object reference where the text names one; ``None`` is the source."""


@dataclass(frozen=True, slots=True)
class OfChosen(Predicate):
    """ "Of the chosen color", "of the chosen type", "with the chosen name": ``what`` is color, type, name, number."""

    what: str


@dataclass(frozen=True, slots=True)
class Did(Predicate):
    """A fact of this turn (or combat) about the object: "that attacked this turn", "that was dealt damage this turn".

    ``what`` is one of attacked, blocked, entered, was dealt damage, cast, put into graveyard.
    """

    what: str


@dataclass(frozen=True, slots=True)
class PutThereWith(Predicate):
    """ "Put onto the battlefield with this Aura", "created with ~": by a linked ability of the source (CR 607.2c)."""


@dataclass(frozen=True, slots=True)
class DealtDamageBy(Predicate):
    """ "Dealt damage by ~ this turn"."""

    source: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class DealtDamageBySome(Predicate):
    """ "Dealt damage this turn by a Spider you controlled": by one that fitted as it dealt the damage."""

    sources: Filter


@dataclass(frozen=True, slots=True)
class ExiledByPlayer(Predicate):
    """Cards in exile: "they exiled", whoever did the exiling; ``this_turn`` for "this turn"."""

    player: PlayerRef
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class ControllerDealtDamageBy(Predicate):
    """ "Whose controller was dealt combat damage by this creature this turn"."""

    source: Node
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class Sparing(Node):
    """The quality of a protection that "doesn't remove" certain attachments."""

    quality: Node
    spared: str
    """``"this Aura"``, ``"Auras"``, or ``"already attached"``: Auras and Equipment of the giver's controller that were
    attached before the protection began."""
    giver: ObjectRef = Giver()
    """The object that gives the protection."""


@dataclass(frozen=True, slots=True)
class DiscardedBy(Predicate):
    """Cards: "that you cycled or discarded this turn"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class PutThereThisTurn(Predicate):
    """Cards: "that were put there from the battlefield this turn"."""

    from_battlefield: bool = False
