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
from rulings.abilities.filters.filter import Filter, Not, Predicate, narrowed
from rulings.abilities.filters.history import Did, OfChosen
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, condition, event, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

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

    _but.phrase(f"{{rest:Filter}} {words} but don't own", narrowed(hole("rest"), first, Not(OwnedBy(player))))


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


condition.phrase(
    "{object:Object} entered <|the battlefield> this turn",
    Fits(
        hole("object", where=lambda one: isinstance(one, This) or one == It("it")),
        Filter(Kind.PERMANENT, (Did("entered"),)),
    ),
)
condition.words({"evidence was collected": WasPaid("additional")})
condition.words({"this spell's additional cost was paid": WasPaid("additional")})

# Two events.


event.phrase(
    "{object:EventObject} become[s] tapped or is dealt damage",
    AnyOfEvents((BecomesTapped(hole("object")), IsDealtDamage(hole("object")))),
)
