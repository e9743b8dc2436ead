"""Extra turns and phases, skipped steps, ending the turn, winning and losing (CR 104, 500.7, 500.8, 614.10, 723).

日本語: 追加ターン、ステップを飛ばす、ゲームの勝敗
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.effects.game import DrawGame, LoseGame, WinGame
from rulings.abilities.effects.turns import ExtraTurn, SkipStep
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import Step
from rulings.cite import cite
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.happening.game import GameOverError
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state import notes
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state_based.checking import lose
from rulings.kernel.triggers.delayed import delayed_trigger

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CANT = cite("101.2", "takes precedence")


@performs(ExtraTurn)
@asks_nothing
def _extra_turn(game: "Game", context: Context, effect: ExtraTurn) -> None:
    """The most recently created turn is taken first (CR 500.7)."""
    for player in finding.find_players(game.view, context, effect.who):
        amount = numbers.count(game.view, context, effect.amount)
        turn = game.state.turn
        game.change(turn=replace(turn, extra_turns=((player,) * amount) + turn.extra_turns))
        if effect.at_end is not None and amount:
            _set_up(game, context, effect.at_end)


def _set_up(game: "Game", context: Context, effect: Effect) -> None:
    """A delayed trigger that waits for the turn that was just added, and is gone if that turn is skipped."""
    turn = game.state.turn
    event = BeginningOf(Step.END, AnyPlayer(), next_only=True)
    trigger = delayed_trigger(game, context, Delayed(event, effect))
    game.change(turn=replace(turn, set_up_for_extra=((len(turn.extra_turns) - 1, trigger), *turn.set_up_for_extra)))


def take_up_for_extra_turn(game: "Game", left: int, *, is_extra: bool) -> None:
    """A turn begins with ``left`` extra turns after it: what was set up for it, if it is one, waits for its end step;
    what was set up for turns that were skipped is gone."""
    turn = game.state.turn
    if not turn.set_up_for_extra:
        return
    ready = tuple(trigger for place, trigger in turn.set_up_for_extra if is_extra and place == left)
    rest = tuple((place, trigger) for place, trigger in turn.set_up_for_extra if place < left)
    game.change(turn=replace(turn, set_up_for_extra=rest), delayed=(*game.state.delayed, *ready))


@performs(SkipStep)
@asks_nothing
def _skip(game: "Game", context: Context, effect: SkipStep) -> None:
    for player in finding.find_players(game.view, context, effect.who):
        if effect.this_turn:
            game.change(monitor=game.state.monitor.set(notes.skips(effect.what, player, game.state.turn_serial), 1))
            continue
        key = (player, effect.what)
        amount = numbers.count(game.view, context, effect.amount)
        turn = game.state.turn
        game.change(turn=replace(turn, skips=turn.skips.set(key, turn.skips.get(key, 0) + amount)))


@performs(WinGame)
@asks_nothing
def _win(game: "Game", context: Context, effect: WinGame) -> None:
    for player in finding.find_players(game.view, context, effect.who):
        if player_cant(game, player, "win the game"):
            game.emit(e.CantHappen(what="win the game", object=player, citations=(CANT,)))
            continue
        game.change_player(player, won=True)
        for other in game.state.order:
            if other != player and game.player(other).lost is None:
                game.change_player(other, lost="opponent won")
        game.change(is_over=True)
        game.emit(e.PlayerWon(player=player, why="effect", citations=(cite("104.2b", "wins the game"),)))
        raise GameOverError


@performs(LoseGame)
def _lose(game: "Game", context: Context, effect: LoseGame) -> Play[None]:
    losses = []
    for player in finding.find_players(game.view, context, effect.who):
        if player_cant(game, player, "lose the game"):
            game.emit(e.CantHappen(what="lose the game", object=player, citations=(CANT,)))
        else:
            losses.append((player, "effect", cite("104.3e", "loses the game")))
    yield from lose(game, losses)


@performs(DrawGame)
@asks_nothing
def _draw(game: "Game", context: Context, effect: DrawGame) -> None:
    game.change(is_over=True, is_draw=True)
    game.emit(e.GameDrawn(why="effect", citations=(cite("104.4c", "draw"),)))
    raise GameOverError
