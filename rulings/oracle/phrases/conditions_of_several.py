"""Conditions about numbers of cards in a graveyard and about lives of two players (CR 608.2h).

What is here: "you have four or more creature cards in your graveyard", "a graveyard has twenty or more cards in it",
"you have 30 or more life and an opponent has 10 or less life". What is not: one number of one player (``facts``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.conditions.condition import AllHold, Compare, Exists, SomePlayer
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, Opponent, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_EACH = ThatPlayer(Antecedent("each player"))


def _such_cards(amount: Amount, filter: Filter) -> Exists | None:
    """Cards of a kind; of cards alone it is said otherwise (``facts``)."""
    if filter.kind is not Kind.CARD or not filter.predicates:
        return None
    return Exists(Filter(Kind.CARD, (*filter.predicates, InZone(Zone.GRAVEYARD, You()))), amount=amount)


def _undo_such_cards(node: Exists) -> Slots:
    match node.filter.predicates:
        case (*rest, InZone()):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"amount": node.amount, "filter": filter} if node == _such_cards(node.amount, filter) else None
    return None


condition.phrase(
    "you have {amount:Amount} or more {filter:Filter@plural} in your graveyard",
    _such_cards,
    _undo_such_cards,
    kind=Exists,
)


def _full_graveyard(amount: Amount) -> SomePlayer:
    return SomePlayer(AnyPlayer(), Exists(Filter(Kind.CARD, (InZone(Zone.GRAVEYARD, _EACH),)), amount=amount))


def _undo_full_graveyard(node: SomePlayer) -> Slots:
    match node.condition:
        case Exists(amount=amount) if node == _full_graveyard(amount):
            return {"amount": amount}
    return None


condition.phrase(
    "a graveyard has {amount:Amount} or more cards in it", _full_graveyard, _undo_full_graveyard, kind=SomePlayer
)


def _small_library(amount: Amount) -> SomePlayer:
    size = Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, _EACH),)))
    return SomePlayer(AnyPlayer(), Compare(size, Comparison.AT_MOST, amount))


def _undo_small_library(node: SomePlayer) -> Slots:
    match node.condition:
        case Compare(right=amount) if node == _small_library(amount):
            return {"amount": amount}
    return None


condition.phrase(
    "a library has {amount:Amount} or fewer cards in it", _small_library, _undo_small_library, kind=SomePlayer
)


def _two_lives(more: Amount, less: Amount) -> AllHold:
    theirs = SomePlayer(Opponent(), Compare(LifeTotal(_EACH), Comparison.AT_MOST, less))
    return AllHold((Compare(LifeTotal(You()), Comparison.AT_LEAST, more), theirs))


def _undo_two_lives(node: AllHold) -> Slots:
    match node.parts:
        case (Compare(right=more), SomePlayer(condition=Compare(right=less))) if node == _two_lives(more, less):
            return {"more": more, "less": less}
    return None


condition.phrase(
    "you have {more:Amount} or more life and a opponent has {less:Amount} or less life",
    _two_lives,
    _undo_two_lives,
    kind=AllHold,
)
