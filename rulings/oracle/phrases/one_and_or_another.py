"""One card of a kind and/or one of another: "put a creature card and/or a land card from among them into your hand".

What is here: at most one of each kind, taken from among cards or searched for. What is not: one of each kind that must
be (``small_choices``), cards of either kind ("basic land cards and/or Gate cards" is a filter).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed, UpTo
from rulings.abilities.effects.cards import Search
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.filters.filter import Among, Both, Either, Filter
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, It
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_FROM_THEM = Among(It("them"))


def _put(filter: Filter) -> PutInto:
    among = Filter(Kind.CARD, (*filter.predicates, _FROM_THEM))
    return PutInto(You(), Choose(among, UpTo(Fixed(1))), Zone.HAND)


def _is_a_kind(filter: Filter) -> bool:
    return filter.kind is Kind.CARD and bool(filter.predicates) and _FROM_THEM not in filter.predicates


def _take(first: Filter, second: Filter) -> Sequence | None:
    """Each up to one: that is what "may" and "and/or" leave to you."""
    return Sequence((_put(first), _put(second))) if _is_a_kind(first) and _is_a_kind(second) else None


def _kind_taken(one: Effect) -> Filter | None:
    match one:
        case PutInto(what=Choose(filter=Filter(kind=kind, predicates=(*rest, Among())))):
            return Filter(kind, tuple(rest))
    return None


def _undo_take(node: Sequence) -> Slots:
    kinds = [_kind_taken(one) for one in node.effects]
    if len(kinds) != 2 or kinds[0] is None or kinds[1] is None or node != _take(kinds[0], kinds[1]):
        return None
    return {"first": kinds[0], "second": kinds[1]}


effect.phrase(
    "you may put a {first:Filter@singular} and/or a {second:Filter@singular} from among them into your hand",
    _take,
    _undo_take,
    kind=Sequence,
    carries={"may": "Sequence"},
)


def _search(who: PlayerRef, whose: PlayerRef, first: Filter, second: Filter) -> Search | None:
    """A card of a quality need not be found (CR 701.23b): "and/or" is as good as "and"."""
    if not _is_a_kind(first) or not _is_a_kind(second):
        return None
    return Search(who, first, whose=whose, also=(second,))


def _undo_search(node: Search) -> Slots:
    if len(node.also) != 1 or node != _search(node.who, node.whose, node.filter, node.also[0]):
        return None
    return {"who": node.who, "whose": node.whose, "first": node.filter, "second": node.also[0]}


effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for a {first:Filter@singular} and/or a {second:Filter@singular}",
    _search,
    _undo_search,
    kind=Search,
)


_OF_TWO_KINDS = 1100
"""Wording of ``Either`` whose options are each said with "cards"."""


def _several(amount: Amount, first: Filter, second: Filter) -> Search | None:
    if not _is_a_kind(first) or not _is_a_kind(second) or not isinstance(amount, UpTo):
        return None
    options = tuple(one.predicates[0] if len(one.predicates) == 1 else Both(one.predicates) for one in (first, second))
    return Search(You(), Filter(Kind.CARD, (Either(options, wording=_OF_TWO_KINDS),)), amount)


def _undo_several(node: Search) -> Slots:
    match node.filter.predicates:
        case (Either(options=(first, second), wording=wording),) if wording == _OF_TWO_KINDS:
            kinds = tuple(Filter(Kind.CARD, one.parts if isinstance(one, Both) else (one,)) for one in (first, second))
            slots: dict[str, Value] = {"amount": node.amount, "first": kinds[0], "second": kinds[1]}
            return slots if node == _several(node.amount, *kinds) else None
    return None


effect.phrase(
    "search your library for {amount:Amount} {first:Filter@plural} and/or {second:Filter@plural}",
    _several,
    _undo_several,
    kind=Search,
    carries={"up to": "amount"},
)
