"""Rare ways to say what other phrases say too, and facts that few texts ask about (CR 109.5, 608.2).

What is here: "a Mountain or a Forest", "you cast but don't own", "if it has flying", "if ~ entered this turn",
"becomes tapped or is dealt damage". What is not: the usual words for them (``conditions``, ``filters``, ``facts``,
``triggers``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions.condition import AllHold, AnyHolds, Exists, Fits
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.events.damage_and_life import IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.permanents import BecomesTapped
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter, Not, Predicate
from rulings.abilities.filters.history import Did, OfChosen
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It, ObjectRef, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, condition, event, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Whether a player controls one or the other.


def _controls_either(first: Filter, second: Filter) -> AnyHolds:
    return AnyHolds(tuple(Exists(Filter(one.kind, (*one.predicates, ControlledBy(You())))) for one in (first, second)))


def _undo_controls_either(node: AnyHolds) -> Slots:
    match node.parts:
        case (
            Exists(filter=Filter(kind=one, predicates=(*first, ControlledBy()))),
            Exists(filter=Filter(kind=other, predicates=(*second, ControlledBy()))),
        ):
            a, b = Filter(one, tuple(first)), Filter(other, tuple(second))
            return {"first": a, "second": b} if node == _controls_either(a, b) else None
    return None


condition.phrase(
    "you control a {first:Filter@singular} or a {second:Filter@singular}",
    _controls_either,
    _undo_controls_either,
    kind=AnyHolds,
)


def _controls_both(first: Filter, second: Filter) -> AllHold:
    return AllHold(tuple(Exists(Filter(one.kind, (*one.predicates, ControlledBy(You())))) for one in (first, second)))


def _undo_controls_both(node: AllHold) -> Slots:
    match node.parts:
        case (
            Exists(filter=Filter(kind=one, predicates=(*first, ControlledBy()))),
            Exists(filter=Filter(kind=other, predicates=(*second, ControlledBy()))),
        ):
            a, b = Filter(one, tuple(first)), Filter(other, tuple(second))
            return {"first": a, "second": b} if node == _controls_both(a, b) else None
    return None


condition.phrase(
    "you control a {first:Filter@singular} and a {second:Filter@singular}",
    _controls_both,
    _undo_controls_both,
    kind=AllHold,
)

# Cast, not owned.

_but = ORACLE.category("NounWithQualifier")


def _declare_not_owned(words: str, first: Predicate, player: PlayerRef) -> None:
    def make(rest: Filter) -> Filter:
        return Filter(rest.kind, (*rest.predicates, first, Not(OwnedBy(player))))

    def unmake(node: Filter) -> Slots:
        if node.predicates[-2:] != (first, Not(OwnedBy(player))):
            return None
        return {"rest": Filter(node.kind, node.predicates[:-2])}

    _but.phrase(f"{{rest:Filter}} {words} but don't own", make, unmake, kind=Filter)


_declare_not_owned("you cast", CastBy(You()), You())

# Of which type.

for _verb in ("are", "is"):
    qualifier.words(
        {
            f"that {_verb} of the chosen type": OfChosen("type"),
            f"that {_verb}n't of the chosen type": Not(OfChosen("type")),
            f"that {_verb} of the chosen color": OfChosen("color"),
            f"that {_verb}n't of the chosen color": Not(OfChosen("color")),
        }
    )

# Facts about an object.

ORACLE.category("WhatItHas").phrase("{name:KeywordName}", HasKeyword)


def _entered(object: ObjectRef) -> Fits | None:
    is_this = isinstance(object, This) or object == It("it")
    return Fits(object, Filter(Kind.PERMANENT, (Did("entered"),))) if is_this else None


def _undo_entered(node: Fits) -> Slots:
    found = isinstance(node.object, ObjectRef) and node == _entered(node.object)
    return {"object": node.object} if found else None


condition.phrase("{object:Object} entered <|the battlefield> this turn", _entered, _undo_entered, kind=Fits)
condition.words({"evidence was collected": WasPaid("additional")})
condition.words({"this spell's additional cost was paid": WasPaid("additional")})

# Two events.


def _tapped_or_dealt(object: Node) -> AnyOfEvents:
    return AnyOfEvents((BecomesTapped(object), IsDealtDamage(object)))


def _undo_tapped_or_dealt(node: AnyOfEvents) -> Slots:
    match node.options:
        case (BecomesTapped(object=object), IsDealtDamage()):
            return {"object": object} if node == _tapped_or_dealt(object) else None
    return None


event.phrase(
    "{object:EventObject} become[s] tapped or is dealt damage",
    _tapped_or_dealt,
    _undo_tapped_or_dealt,
    kind=AnyOfEvents,
)
