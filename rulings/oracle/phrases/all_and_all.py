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
from rulings.abilities.references import Every, Several, This, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, effect, thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _one(predicates: tuple[Predicate, ...]) -> Predicate:
    return predicates[0] if len(predicates) == 1 else Both(predicates)


def _all_and_all(first: Filter, second: Filter) -> Every | None:
    """One set of objects, of either kind."""
    if first.kind is not Kind.PERMANENT or second.kind is not Kind.PERMANENT:
        return None
    if not first.predicates or not second.predicates:
        return None
    return Every(Filter(Kind.PERMANENT, (Either((Both(first.predicates), Both(second.predicates))),)))


def _undo_all_and_all(node: Every) -> Slots:
    match node.filter:
        case Filter(kind=Kind.PERMANENT, predicates=(Either(options=(Both(parts=first), Both(parts=second))),)):
            slots: dict[str, Value] = {
                "first": Filter(Kind.PERMANENT, first),
                "second": Filter(Kind.PERMANENT, second),
            }
            return slots
    return None


thing.phrase(
    "all {first:Filter@plural} and all {second:Filter@plural}",
    _all_and_all,
    _undo_all_and_all,
    kind=Every,
    number=Number.PLURAL,
)

# Except.

_kind = ORACLE.category("ExceptedKind")
"""A kind that is left out, as a ``Filter``."""


def _excepted(filter: Filter) -> Filter | None:
    """Bare kinds only: behind them "you control" could be said of all."""
    is_bare = all(isinstance(one, HasType | HasSubtype | IsToken) for one in filter.predicates)
    return filter if filter.kind is Kind.PERMANENT and len(filter.predicates) == 1 and is_bare else None


_kind.phrase("{filter:Filter@plural}", _excepted, lambda node: {"filter": node}, kind=Filter, is_transparent=True)


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


def _with_graveyard(this: This) -> ShuffleInto:
    return ShuffleInto(You(), Several((this, WholeZone(You(), Zone.GRAVEYARD))))


def _undo_with_graveyard(node: ShuffleInto) -> Slots:
    match node.what:
        case Several(parts=(This() as this, WholeZone())) if node == _with_graveyard(this):
            return {"this": this}
    return None


effect.phrase(
    "shuffle {this:This} and your graveyard into <their|its> owner's library",
    _with_graveyard,
    _undo_with_graveyard,
    kind=ShuffleInto,
)
