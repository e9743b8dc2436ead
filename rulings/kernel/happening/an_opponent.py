""" "An opponent chooses ...", "an opponent gains control of ...": which one the ability's controller says (CR 608.2d).

日本語: 「対戦相手1人」をコントローラーが選ぶ
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, children
from rulings.abilities.players import Opponent
from rulings.abilities.references import Target
from rulings.kernel.happening.picking import CHOICES
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.state import opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SAID = "an opponent"
"""Under which word the results of an ability keep which opponent it is about."""


@remember
def speaks_of_an_opponent(effect: Effect) -> bool:
    """Whether the effect itself, not a part of it that is done on its own, is about one opponent."""
    return any(isinstance(part, Opponent) for child in children(effect) for part in _said(child))


def _said(node: Node) -> Iterator[Node]:
    if isinstance(node, Filter | Condition | EventPattern | Ability | Effect | Target):
        return
    yield node
    for child in children(node):
        yield from _said(child)


def with_opponent(game: "Game", context: Context, effect: Effect) -> Play[Context]:
    """The context in which the effect is done: with the opponent whom its controller says, where there are several.

    An ability speaks of one and the same opponent.
    """
    results = context.results
    if results is None or not speaks_of_an_opponent(effect):
        return context
    possible = opponents(game.state, context.controller)
    if len(possible) < 2:
        return context
    if SAID not in results.players:
        results.players[SAID] = yield from _choose(game, context, possible)
    return replace(context, bindings=context.bindings.set(SAID, results.players[SAID]))


def say_opponent(game: "Game", context: Context, possible: tuple[PlayerId, ...]) -> Play[None]:
    """Has the controller say which of these the ability speaks of, where another can't do what it asks for."""
    if context.results is not None and len(opponents(game.state, context.controller)) > 1:
        one = possible if len(possible) == 1 else (yield from _choose(game, context, possible))
        context.results.players[SAID] = one


def _choose(game: "Game", context: Context, possible: tuple[PlayerId, ...]) -> Play[tuple[PlayerId, ...]]:
    options = tuple(Option(f"player {p}", player=p, value=p) for p in possible)
    picked = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.PLAYER,
            "choose opponent",
            options,
            source=context.source,
            citations=(CHOICES,),
            default=(0,),
        )
    )
    return (possible[[option.value for option in options].index(picked[0].value)],)
