"""Actions that a triggered ability allows only once each turn (CR 603.2h).

日本語: 「これは毎ターン1回しか行えない。」
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability
from rulings.abilities.conditions.history import ActivatedThisTurn
from rulings.abilities.effects.spells import OnceEachTurn
from rulings.abilities.node import walk
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.state import GameState
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


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


@judges(ActivatedThisTurn)
def _activated_this_turn(view: View, context: Context, condition: ActivatedThisTurn) -> bool:
    """Raises: UnboundReferenceError: no ability is resolving that could be meant."""
    events = [one for one in view.state.history if isinstance(one, e.AbilityActivated)]
    if context.stack_object is not None:
        this = next((one for one in events if one.object == context.stack_object), None)
    else:
        # A mana ability resolves as soon as it is activated: it is the last one of its source (CR 605.3b).
        this = next((one for one in reversed(events) if one.source == context.source), None)
    if this is None:
        raise UnboundReferenceError("this ability")
    return sum(one.source == this.source and one.number == this.number for one in events) >= condition.times
