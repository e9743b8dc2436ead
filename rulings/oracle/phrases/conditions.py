"""Conditions: what may stand after "if" and "as long as".

What is here: what a player controls, whose turn it is. What is not: events of this turn and costs that were paid.
"""

from collections.abc import Mapping
from functools import partial

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Exists, Negated, PlayerIs, SomePlayer
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ActivePlayer, AnyPlayer, Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


def _controls(player: PlayerRef, filter: Filter) -> Exists:
    return Exists(_controlled(player, filter))


def _controlled(player: PlayerRef, filter: Filter) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def _one_controls_none(players: PlayerRef, filter: Filter) -> SomePlayer:
    return SomePlayer(players, Negated(_controls(ThatPlayer(Antecedent("each player")), filter)))


def _undo_one_controls_none(players: PlayerRef, node: SomePlayer) -> Slots:
    match node.condition:
        case Negated(condition=Exists(filter=Filter(kind=kind, predicates=(*rest, ControlledBy())))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _one_controls_none(players, filter) else None
    return None


condition.phrase(
    "{player:Player} control[s] a {filter:Filter@singular}", Exists(_controlled(hole("player"), hole("filter")))
)
condition.phrase(
    "{player:Player} control[s] {amount:Amount} or more {filter:Filter@plural}",
    Exists(_controlled(hole("player"), hole("filter")), amount=hole("amount", where=lambda one: one != Fixed(1))),
)
condition.phrase(
    "{player:Player} control[s] no {filter:Filter@plural}",
    Negated(Exists(_controlled(hole("player", unless=(AnyPlayer, Opponent)), hole("filter")))),
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
