"""One card of a kind and/or one of another: "put a creature card and/or a land card from among them into your hand".

What is here: at most one of each kind, taken from among cards or searched for. What is not: one of each kind that must
be (``small_choices``), cards of either kind ("basic land cards and/or Gate cards" is a filter).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed, UpTo
from rulings.abilities.effects.cards import Search
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.filters.filter import Among, Both, Either, Filter
from rulings.abilities.players import You
from rulings.abilities.references import Choose, It
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

_FROM_THEM = Among(It("them"))


_CARD = Filter(Kind.CARD)


def _put(filter: Filter) -> PutInto:
    among = Filter(Kind.CARD, (*filter.predicates, _FROM_THEM))
    return PutInto(You(), Choose(among, UpTo(Fixed(1))), Zone.HAND)


def _is_a_kind(filter: Filter) -> bool:
    return filter.kind is Kind.CARD and bool(filter.predicates) and _FROM_THEM not in filter.predicates


# Each up to one: that is what "may" and "and/or" leave to you.
effect.phrase(
    "you may put a {first:Filter@singular} and/or a {second:Filter@singular} from among them into your hand",
    Sequence((_put(hole("first", like=_CARD, where=_is_a_kind)), _put(hole("second", like=_CARD, where=_is_a_kind)))),
    carries={"may": "Sequence"},
)


# A card of a quality need not be found (CR 701.23b): "and/or" is as good as "and".
effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for a {first:Filter@singular} and/or a {second:Filter@singular}",
    Search(hole("who"), hole("first", where=_is_a_kind), whose=hole("whose"), also=(hole("second", where=_is_a_kind),)),
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
