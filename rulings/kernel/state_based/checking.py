"""Performing state-based actions until there are none (CR 704.3)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulings.cite import Citation, cite
from rulings.kernel.actions.counters import remove_counters
from rulings.kernel.actions.destroying import destruction_moves
from rulings.kernel.happening.game import GameOverError
from rulings.kernel.happening.keeping import end_expired_effects
from rulings.kernel.happening.leaving_game import leave
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.placing import delete
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.state import events as e
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedLoss
from rulings.kernel.state_based.declaring import Actions, checks
from rulings.kernel.state_based.saved_players import replace_losses
from rulings.kernel.triggers.delayed import return_exiled

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def perform_state_based_actions(game: "Game") -> Play[None]:
    """Checks and applies again and again until nothing is called for (CR 704.3)."""
    while True:
        end_expired_effects(game)
        returned = yield from return_exiled(game)
        actions = Actions()
        for check in checks():
            yield from check(game, actions)
        _begin_anew(game)
        for function in actions.since_last_check:
            function(game)
        if actions.is_empty():
            if returned:
                continue
            return
        before = (game.state.objects, game.state.players)
        yield from _apply(game, actions)
        if game.state.objects is before[0] and game.state.players is before[1] and not actions.others:
            # Nothing that was called for could happen: an indestructible creature stays (CR 702.12b).
            return


def _begin_anew(game: "Game") -> None:
    """What is asked "since the last time state-based actions were checked" begins anew (CR 704.5b, 704.5h)."""
    for player in game.state.order:
        if game.player(player).drew_from_empty:
            game.change_player(player, drew_from_empty=False)
    for i in game.view.permanents.that(_has_deathtouch_damage):
        game.change_object(i, has_deathtouch_damage=False)


def _has_deathtouch_damage(obj: GameObject, seen: Characteristics) -> bool:
    return obj.has_deathtouch_damage


def _apply(game: "Game", actions: Actions) -> Play[None]:
    """Applies all of them as one event: what leaves does so with the counters and attachments that it had."""
    before = game.view
    # Everything that is put into a graveyard or destroyed leaves at once: destruction is replaced first.
    moves = [m for m, _ in actions.moves]
    moves += yield from destruction_moves(game, actions.destroyed)
    why_destroyed = [citation for _, rules in actions.destroyed for citation in rules]
    citations = tuple(dict.fromkeys([*(citation for _, citation in actions.moves), *why_destroyed]))
    destroyed = {i for i, _ in actions.destroyed}
    losses = (yield from replace_losses(game, actions.losses, moves)) if actions.losses else []
    moved = yield from move(game, moves, citations)
    game.emit(
        *(e.PermanentDestroyed(old=m.old, object=m.new) for m in moved if m.old in destroyed and m.cause == "destroy"),
        before=before,
    )
    for object_id, kind, amount, why in actions.counters:
        if object_id in game.state.objects:
            remove_counters(game, object_id, kind, amount, (why,))
    for object_id, rules in actions.unattached:
        obj = game.state.objects.get(object_id)
        if obj is not None and obj.attached_to is not None:
            game.change_object(object_id, attached_to=None)
            game.emit(e.Unattached(object=object_id, before=obj.attached_to, citations=rules), before=before)
    for function in actions.others:
        function(game)
    for object_id, citation in actions.ceased:
        if object_id in game.state.objects:
            delete(game, object_id)
            game.emit(e.CeasedToExist(object=object_id, citations=(citation,)))
    if losses:
        yield from lose(game, losses)


def lose(game: "Game", losses: Iterable[tuple[PlayerId, str, Citation]]) -> Play[None]:
    """Players lose the game, all at once (CR 104.3, 704.3)."""
    lost: list[PlayerId] = []
    for player, why, citation in losses:
        proposal = ProposedLoss(player=player, why=why)
        # Nothing keeps a player from conceding (CR 101.1, 104.3a).
        happening = (proposal,) if why == "concede" else (yield from replaced(game, proposal))
        for one in happening:
            if isinstance(one, ProposedLoss) and game.player(player).lost is None:
                game.change_player(player, lost=why)
                game.emit(e.PlayerLost(player=player, why=why, citations=(citation,)))
                lost.append(player)
    if lost:
        end_if_decided(game)
        leave(game, tuple(lost))


def end_if_decided(game: "Game") -> None:
    """The game is over when at most one player is left (CR 104.2a, 104.4a)."""
    left = game.alive(game.state.order)
    if len(left) > 1:
        return
    if left:
        game.change_player(left[0], won=True)
        game.change(is_over=True)
        game.emit(e.PlayerWon(player=left[0], why="opponents lost", citations=(cite("104.2a", "wins the game"),)))
    else:
        game.change(is_over=True, is_draw=True)
        game.emit(e.GameDrawn(why="all lost", citations=(cite("104.4a", "draw"),)))
    raise GameOverError
