"""Drawing cards (CR 121).

日本語: カードを引く
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import UpTo
from rulings.abilities.effects.cards import Draw
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import cite
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.characteristics.permissions import player_cant, prohibitions
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedDraw, ProposedDraws, ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DRAWS = cite("121.1", "top card")
ONE_AT_A_TIME = cite("121.2", "one at a time")
EMPTY = cite("121.4", "no cards in it")
UP_TO = cite("608.2d", "choice")
CANT_DRAW = cite("101.2", "can't")


AfterDraw = Callable[["Game", e.CardDrawn], Play[None]]
_AFTER_DRAW: list[AfterDraw] = []


def after_draw(function: AfterDraw) -> AfterDraw:
    """Declares what a player may do as they draw a card (CR 121.9)."""
    _AFTER_DRAW.append(function)
    return function


def draw_card(game: "Game", proposal: ProposedDraw) -> Play[tuple[ObjectId, ...]]:
    """Has a player draw one card; returns what was drawn."""
    player = proposal.player
    if not can_draw(game, player):
        game.emit(e.CantHappen(what="draw", object=player, citations=(CANT_DRAW,)))
        return ()
    drawn: list[ObjectId] = []
    for one in (yield from replaced(game, proposal)):
        if isinstance(one, ProposedDraw):
            drawn.extend((yield from _draw_now(game, one)))
    return tuple(drawn)


def can_draw(game: "Game", player: PlayerId, amount: int = 1) -> bool:
    """Whether the player may draw so many more cards this turn (CR 101.2, 121.2b, 121.3)."""
    if player_cant(game, player, "draw"):
        return False
    drawn = sum(isinstance(h, e.CardDrawn) and h.player == player for h in game.state.history)
    for effect, change in prohibitions(game, player, "draw more than"):
        if change.limit is not None and drawn + amount > numbers.count(game.view, effect.context, change.limit):
            return False
    return True


def _draw_now(game: "Game", one: ProposedDraw) -> Play[tuple[ObjectId, ...]]:
    library = zone_of(game.state, Zone.LIBRARY, one.player)
    if not library:
        game.change_player(one.player, drew_from_empty=True)
        game.emit(e.DrewFromEmpty(player=one.player, citations=(EMPTY,)))
        return ()
    moved = yield from move(
        game,
        [ProposedMove(object=library[0], destination=Zone.HAND, cause="draw", by=one.by, by_player=one.player)],
        (DRAWS,),
    )
    for event in moved:
        nth = 1 + sum(isinstance(h, e.CardDrawn) and h.player == one.player for h in game.state.history)
        in_step = game.state.turn.step is Step.DRAW and game.state.turn.active == one.player
        first = in_step and not any(
            isinstance(h, e.CardDrawn) and h.player == one.player and h.first_in_draw_step for h in game.state.history
        )
        drawn = e.CardDrawn(
            player=one.player, object=event.new, nth_this_turn=nth, first_in_draw_step=first, citations=(DRAWS,)
        )
        game.emit(drawn)
        for function in _AFTER_DRAW:
            yield from function(game, drawn)
    return tuple(m.new for m in moved)


def how_many_draws(game: "Game", player: PlayerId, amount: int, by: ObjectId | None) -> Play[int]:
    """How many cards the player draws one at a time, once effects about the whole instruction have been applied."""
    if amount < SEVERAL_CARDS:
        return amount
    left = yield from replaced(game, ProposedDraws(player=player, amount=amount, by=by))
    return sum(one.amount for one in left if isinstance(one, ProposedDraws))


SEVERAL_CARDS = 2
"""So many cards or more are "multiple cards" (CR 121.2)."""


@performs(Draw)
def _draw(game: "Game", context: Context, effect: Draw) -> Play[None]:
    results = results_of(context)
    players = finding.find_players(game.view, context, effect.who)
    wanted: list[int] = []
    for player in players:
        # All say how many before the first of them draws (CR 101.4).
        amount = numbers.count(game.view, context, effect.amount)
        if isinstance(effect.amount, UpTo):
            amount = yield from choose_number(game, player, 0, amount, "draw", context.source, citations=(UP_TO,))
        wanted.append(amount)
    for player, amount in zip(players, wanted, strict=True):
        for _ in repeated((yield from how_many_draws(game, player, amount, context.source))):
            before = len(game.state.history)
            yield from draw_card(game, ProposedDraw(player=player, by=context.source))
            # What is drawn instead of a card is drawn this way too (CR 614.6).
            new = game.state.history[before:]
            results.add("drawn", tuple(x.object for x in new if isinstance(x, e.CardDrawn) and x.player == player))
