"""Actions that a triggered ability allows only once each turn (CR 603.2h).

日本語: 「これは毎ターン1回しか行えない。」
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability
from rulings.abilities.effects.spells import OnceEachTurn
from rulings.abilities.node import walk
from rulings.kernel.context import Context
from rulings.kernel.decisions import Play
from rulings.kernel.ids import ObjectId
from rulings.kernel.memo import remember
from rulings.kernel.performing import perform, performs, results_of
from rulings.kernel.state import GameState

if TYPE_CHECKING:
    from rulings.kernel.game import Game


@remember
def _says_so(ability: Ability) -> bool:
    return any(isinstance(node, OnceEachTurn) for node in walk(ability))


def is_done(state: GameState, source: ObjectId, ability: Ability) -> bool:
    """Whether the ability's action was taken this turn already: then it does not trigger."""
    return _says_so(ability) and bool(state.monitor.get(_key(state, source, ability)))


def _key(state: GameState, source: ObjectId, ability: Ability) -> str:
    return f"done this turn {source} {state.turn_serial} {ability.text}"


@performs(OnceEachTurn)
def _once(game: "Game", context: Context, effect: OnceEachTurn) -> Play[None]:
    """What triggered before the action was taken can't take it again."""
    results = results_of(context)
    obj = game.state.objects.get(context.stack_object) if context.stack_object is not None else None
    ability = obj.stack.ability if obj is not None and obj.stack is not None else None
    if not isinstance(ability, Ability) or is_done(game.state, context.source, ability):
        results.last = False
        return
    yield from perform(game, context, effect.effect)
    if results.last:
        game.change(monitor=game.state.monitor.set(_key(game.state, context.source, ability), 1))
