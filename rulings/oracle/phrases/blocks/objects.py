"""Questions about objects and references that phrases of several rooms ask."""

from typing import TypeVar

from rulings.abilities.ability import KeywordAbility, Replacement
from rulings.abilities.amounts.history import Devoured
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import (
    HasKeyword,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsOutlaw,
)
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.history import Another, OfChosen
from rulings.abilities.filters.status import InZone, IsToken
from rulings.abilities.modifications import GoTo
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.references import Attached, Every, It, ObjectRef, Several, Target, This
from rulings.abilities.vocabulary import CardType, Kind, Zone

_FROM_THEM = Among(It("them"))
ANY = Devoured(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)))


def is_several(objects: Node) -> bool:
    if isinstance(objects, Several):
        return all(isinstance(one, ObjectRef) for one in objects.parts) and len(objects.parts) > 1
    return isinstance(objects, Target | It)


def is_of_itself(filter: Filter) -> bool:
    """Where something is, is asked of its zone (``branching``), not of a filter: the object may have moved since."""
    return not any(isinstance(one, InZone) for one in filter.predicates)


def same_objects(objects: ObjectRef) -> It | ObjectRef | None:
    """The same objects once more, without choosing or targeting anew."""
    match objects:
        case It() | This() | Attached():
            return objects
        case Target(maximum=maximum):
            return It("it" if maximum is not None and getattr(maximum, "value", 0) == 1 else "they")
        case Every():
            return None
    return None


def exiled(object: ObjectRef) -> Replacement:
    """Nothing is replaced where it would be exiled anyway."""
    return Replacement(event=Moves(object, Zone.BATTLEFIELD, not_to=Zone.EXILE), instead=GoTo(Zone.EXILE))


def with_another(filter: Filter) -> Filter:
    return Filter(filter.kind, (Another(), *filter.predicates))


def is_a_kind(filter: Filter) -> bool:
    return filter.kind is Kind.CARD and bool(filter.predicates) and _FROM_THEM not in filter.predicates


N = TypeVar("N", bound=Node)
_PLAIN = (
    "flying, first strike, double strike, deathtouch, haste, hexproof, indestructible, lifelink, menace, reach, "
    "trample, vigilance, fear, shroud, skulk"
).split(", ")
"""Keywords that are one ability each; landwalk and protection are many."""


def _keyword_of(node: Node) -> str | None:
    """The one keyword that the text is about: asked for and given."""
    asked = {one.name for one in walk(node) if isinstance(one, HasKeyword)}
    given = {
        inner.name
        for one in walk(node)
        if isinstance(one, GainAbilities)
        for inner in one.abilities
        if isinstance(inner, KeywordAbility)
    }
    if len(asked) != 1 or asked != given:
        return None
    (name,) = asked
    return name if name in _PLAIN else None


def _with_keyword(node: N, old: str, new: str) -> N:
    def change(one: Node) -> Node:
        match one:
            case HasKeyword(name=name) if name == old:
                return HasKeyword(new)
            case KeywordAbility(name=name) if name == old:
                return KeywordAbility(name=new)
        return one

    return rewrite(node, change)


def copies(first: N, names: tuple[str, ...]) -> tuple[N, ...] | None:
    old = _keyword_of(first)
    if old is None or not set(names) <= set(_PLAIN):
        return None
    return (first, *(_with_keyword(first, old, one) for one in names))


def names_said(parts: tuple[Node, ...]) -> tuple[str, ...] | None:
    found = [_keyword_of(one) for one in parts]
    names = tuple(one for one in found if one is not None)
    return names[1:] if len(names) == len(found) and len(names) > 1 else None


_OF_IT = OfChosen("type")


def of_type(filter: Filter) -> Filter:
    return Filter(filter.kind, (*filter.predicates, _OF_IT))


REMEMBERED = (
    Another,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsOutlaw,
    IsToken,
)
"""What is remembered of an object as it entered or left: its characteristics, not its counters or what it did."""
