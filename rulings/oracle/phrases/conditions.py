"""Conditions: what may stand after "if" and "as long as".

What is here: what a player controls, whose turn it is. What is not: events of this turn and costs that were paid.
"""

from collections.abc import Mapping

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.conditions import Exists, Negated, PlayerIs
from rulings.abilities.filters import ControlledBy, Filter
from rulings.abilities.players import ActivePlayer, PlayerRef, You
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


def _controls_none(player: PlayerRef, filter: Filter) -> Negated:
    return Negated(_controls(player, filter))


def _undo_controls_none(node: Negated) -> Slots:
    return _undo_controls(node.condition) if isinstance(node.condition, Exists) else None


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
condition.words(
    {"it's your turn": PlayerIs(ActivePlayer(), You()), "it's not your turn": Negated(PlayerIs(ActivePlayer(), You()))}
)
