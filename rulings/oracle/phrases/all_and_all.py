"""All of two kinds, and all except some kinds (CR 608.2c).

What is here: "all creatures you don't control and all planeswalkers you don't control", "all creatures ... except for
Krakens and Serpents", "shuffle ~ and your graveyard into their owner's library". What is not: one kind (``objects``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.cards import ShuffleInto
from rulings.abilities.effects.moving import Destroy, ReturnTo
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.status import IsToken
from rulings.abilities.players import You
from rulings.abilities.references import Every, Several, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, effect, thing
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _one(predicates: tuple[Predicate, ...]) -> Predicate:
    return predicates[0] if len(predicates) == 1 else Both(predicates)


# One set of objects, of either kind.
thing.phrase(
    "all {first:Filter@plural} and all {second:Filter@plural}",
    Every(
        Filter(
            Kind.PERMANENT,
            (
                Either(
                    (
                        Both(hole("first", like=Filter(Kind.PERMANENT), where=lambda one: one.predicates).predicates),
                        Both(hole("second", like=Filter(Kind.PERMANENT), where=lambda one: one.predicates).predicates),
                    )
                ),
            ),
        )
    ),
    number=Number.PLURAL,
)

# Except.

_kind = ORACLE.category("ExceptedKind")
"""A kind that is left out, as a ``Filter``."""


# Bare kinds only: behind them "you control" could be said of all.
_kind.phrase(
    "{filter:Filter@plural}",
    hole(
        "filter",
        where=lambda filter: (
            filter.kind is Kind.PERMANENT
            and len(filter.predicates) == 1
            and all(isinstance(one, HasType | HasSubtype | IsToken) for one in filter.predicates)
        ),
    ),
    kind=Filter,
    is_transparent=True,
)


def _none_of(kinds: tuple[Filter, ...]) -> Not:
    options = tuple(_one(one.predicates) for one in kinds)
    return Not(options[0] if len(options) == 1 else Either(options))


def _kinds_of(node: Predicate) -> tuple[Filter, ...]:
    options = node.options if isinstance(node, Either) else (node,)
    return tuple(Filter(Kind.PERMANENT, one.parts if isinstance(one, Both) else (one,)) for one in options)


def _returned(what: Filter, kinds: tuple[Filter, ...]) -> ReturnTo:
    return ReturnTo(Every(Filter(what.kind, (*what.predicates, _none_of(kinds)))), Zone.HAND)


def _undo_returned(node: ReturnTo) -> Slots:
    match node.what:
        case Every(filter=Filter(kind=kind, predicates=(*rest, Not(predicate=last)))):
            what, kinds = Filter(kind, tuple(rest)), _kinds_of(last)
            return {"what": what, "kinds": kinds} if node == _returned(what, kinds) else None
    return None


effect.phrase(
    "return all {what:Filter@plural} to their owners' hands except for {kinds:ExceptedKind+and}",
    _returned,
    _undo_returned,
    kind=ReturnTo,
    carries={"except": "what"},
)


def _destroyed(what: Filter, kinds: tuple[Filter, ...]) -> Destroy:
    return Destroy(Every(Filter(what.kind, (*what.predicates, _none_of(kinds)))))


def _undo_destroyed(node: Destroy) -> Slots:
    match node.what:
        case Every(filter=Filter(kind=kind, predicates=(*rest, Not(predicate=last)))):
            what, kinds = Filter(kind, tuple(rest)), _kinds_of(last)
            return {"what": what, "kinds": kinds} if node == _destroyed(what, kinds) else None
    return None


effect.phrase(
    "destroy all {what:Filter@plural} except for {kinds:ExceptedKind+and}",
    _destroyed,
    _undo_destroyed,
    kind=Destroy,
    carries={"except": "what"},
)

# Itself and a graveyard.


effect.phrase(
    "shuffle {this:This} and your graveyard into <their|its> owner's library",
    ShuffleInto(You(), Several((hole("this"), WholeZone(You(), Zone.GRAVEYARD)))),
)
