"""Conditions: what may stand after "if" and "as long as".

What is here: what a player controls, whose turn it is. What is not: events of this turn and costs that were paid.
"""

from collections.abc import Mapping
from functools import partial

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.conditions.condition import Exists, Negated, PlayerIs, SomePlayer
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ActivePlayer, AnyPlayer, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _controls(player: PlayerRef, filter: Filter) -> Exists:
    return Exists(_controlled(player, filter))


def _controlled(player: PlayerRef, filter: Filter) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def _undo_controls(node: Exists) -> Slots:
    found = _split(node)
    return found if found and node == Exists(node.filter) else None


def _controls_many(player: PlayerRef, amount: Amount, filter: Filter) -> Exists | None:
    return None if amount == Fixed(1) else Exists(_controlled(player, filter), amount=amount)


def _undo_controls_many(node: Exists) -> Slots:
    found = _split(node)
    if found is None or node.amount == Fixed(1) or node != Exists(node.filter, amount=node.amount):
        return None
    return {**found, "amount": node.amount}


def _split(node: Exists) -> Slots:
    """The controller that stands last, and the rest of the noun phrase."""
    if not node.filter.predicates or not isinstance(node.filter.predicates[-1], ControlledBy):
        return None
    last = node.filter.predicates[-1]
    return {"player": last.player, "filter": Filter(node.filter.kind, node.filter.predicates[:-1])}


def _controls_none(player: PlayerRef, filter: Filter) -> Negated | None:
    if isinstance(player, AnyPlayer | Opponent):
        return None
    return Negated(_controls(player, filter))


def _undo_controls_none(node: Negated) -> Slots:
    return _undo_controls(node.condition) if isinstance(node.condition, Exists) else None


def _one_controls_none(players: PlayerRef, filter: Filter) -> SomePlayer:
    return SomePlayer(players, Negated(_controls(ThatPlayer(Antecedent("each player")), filter)))


def _undo_one_controls_none(players: PlayerRef, node: SomePlayer) -> Slots:
    match node.condition:
        case Negated(condition=Exists(filter=Filter(kind=kind, predicates=(*rest, ControlledBy())))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _one_controls_none(players, filter) else None
    return None


condition.phrase("{player:Player} control[s] a {filter:Filter@singular}", _controls, _undo_controls, kind=Exists)
condition.phrase(
    "{player:Player} control[s] {amount:Amount} or more {filter:Filter@plural}",
    _controls_many,
    _undo_controls_many,
    kind=Exists,
)
condition.phrase(
    "{player:Player} control[s] no {filter:Filter@plural}", _controls_none, _undo_controls_none, kind=Negated
)
for _words, _players in (("player", AnyPlayer()), ("opponent", Opponent())):
    condition.phrase(
        f"a {_words} controls no {{filter:Filter@plural}}",
        partial(_one_controls_none, _players),
        partial(_undo_one_controls_none, _players),
        kind=SomePlayer,
    )
condition.words(
    {"it's your turn": PlayerIs(ActivePlayer(), You()), "it's not your turn": Negated(PlayerIs(ActivePlayer(), You()))}
)
