"""Predicates of spells and abilities on the stack: who cast them, how often, at what (CR 112, 115, 601)."""

from dataclasses import dataclass

from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class CastBy(Predicate):
    """Spells: "you cast"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class WasCastNth(Predicate):
    """Spells: "that's the second spell cast this turn", by whoever."""

    nth: int


@dataclass(frozen=True, slots=True)
class SpellTargets(Predicate):
    """Spells and abilities: "that targets a creature you control"; a ``Filter``, object or player reference."""

    what: Node
    only: bool = False
    """"That targets only"."""
    single: bool = False
    """"Only a single creature": all its targets are one and the same."""


@dataclass(frozen=True, slots=True)
class IsAbilityKind(Predicate):
    """For abilities on the stack: ``"activated"``, ``"triggered"``, ``"loyalty"``, ``"mana"``."""

    name: str


@dataclass(frozen=True, slots=True)
class HasSingleTarget(Predicate):
    """Spells and abilities: "with a single target": exactly one target was chosen for it (CR 115.7)."""


@dataclass(frozen=True, slots=True)
class IsNthCast(Predicate):
    """The nth spell of a kind that its player casts in a turn: "the first creature spell you cast each turn"."""

    nth: int
    of: Filter
    from_now: bool = False
    """Counted from when the effect began: "the next instant spell you cast this turn"."""


@dataclass(frozen=True, slots=True)
class WasKicked(Predicate):
    """ "A kicked spell" (CR 702.33d)."""


@dataclass(frozen=True, slots=True)
class CastFromOther(Predicate):
    """Spells: "from anywhere other than your hand"."""

    zone: Zone = Zone.HAND


@dataclass(frozen=True, slots=True)
class FromSource(Predicate):
    """An ability of such a source: "an activated ability from an artifact source" (CR 113.7)."""

    source: Filter
    """What its source must be, as it is or last was (CR 608.2h)."""
