"""Filters: which objects a text means, as a set of predicates (CR 109.2)."""

from dataclasses import dataclass

from rulings.abilities.node import Node
from rulings.abilities.vocabulary import Kind


@dataclass(frozen=True, slots=True)
class Predicate(Node):
    """A fact about one object, true or not."""


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A noun phrase without its number: "nontoken creature you control with flying".

    All predicates must hold. With ``kind`` PERMANENT only objects on the battlefield fit, with SPELL only spells on
    the stack, with CARD only cards in the zone that a predicate names (CR 109.2).
    """

    kind: Kind = Kind.PERMANENT
    """What sort of thing."""
    predicates: tuple[Predicate, ...] = ()
    """In the order of the words."""


def narrowed(filter: Filter, *predicates: Predicate) -> Filter:
    """A filter with further predicates behind its own."""
    return Filter(filter.kind, (*filter.predicates, *predicates))


@dataclass(frozen=True, slots=True)
class Either(Predicate):
    """At least one holds: "artifact or enchantment"."""

    options: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Both(Predicate):
    """All hold, as one option of an ``Either``: "artifact creature"."""

    parts: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Not(Predicate):
    """It does not hold: "nonland", "noncreature", "that isn't a Wall"."""

    predicate: Predicate


@dataclass(frozen=True, slots=True)
class Among(Predicate):
    """ "From among them", "milled this way": one of these objects."""

    objects: Node
    """An object reference."""
