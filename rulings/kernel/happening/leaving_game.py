"""A player leaves a game that goes on: what is theirs leaves with them, what they controlled is let go (CR 800.4).

What is here: leaving itself, objects that nobody left in the game controls, effects that lasted until a turn that
doesn't come. What is not: who loses when (``state_based.players``), the monarchy and the initiative
(``single_designations``).

日本語: 多人数戦でのゲームからの離脱
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.changes.change import SetController
from rulings.abilities.durations import Duration, UntilEndOfYourNextTurn, UntilYourNextStep, UntilYourNextTurn
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.happening.game import chooses_for_who_left, is_open
from rulings.kernel.happening.moving import apply_moves, take_away
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Play, recipient_options
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import players_from

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LEAVES = cite("800.4a", "all objects (see rule 109) owned by that player leave the game")
CEASES = cite("800.4a", "those objects cease to exist")
LET_GO = cite("800.4a", "those objects are exiled")
ANOTHER_CHOOSES = cite("800.4g", "chooses another player to make that choice")
NOBODYS = cite("800.4c", "the object is exiled")


def leave(game: "Game", players: tuple[PlayerId, ...]) -> None:
    """Players who have just lost leave the game, which goes on without them (CR 104.5, 800.4a)."""
    before = game.view
    theirs = [i for i, obj in game.state.objects.items() if obj.owner in players]
    there = [i for i in theirs if game.object(i).zone is Zone.BATTLEFIELD]
    phased = tuple(i for i in game.state.phased_out if game.state.ghosts[i].object.owner not in players)
    game.change(
        phased_out=phased,
        pending=tuple(t for t in game.state.pending if t.controller not in players),
        effects=tuple(x for x in game.state.effects if not _gives_control(game, x, players)),
    )
    for i in theirs:
        take_away(game, i, before)
    for one in players:
        game.emit(e.PlayerLeft(player=one, citations=(LEAVES,)))
    game.emit(*(e.LeftGame(object=i, citations=(LEAVES,)) for i in sorted(there)), before=before)
    _release_players(game, players)
    for i in game.state.zones.get((Zone.STACK, None), ()):
        obj = game.object(i)
        if game.seen(i).controller in players and obj.stack is not None:
            if obj.stack.kind != "spell" or obj.stack.is_copy:
                take_away(game, i, game.view)
                game.emit(e.CeasedToExist(object=i, citations=(CEASES,)))
    _exile(game, players, LET_GO)


def _gives_control(game: "Game", effect: FloatingEffect, players: tuple[PlayerId, ...]) -> bool:
    """It gives one of the players control of something: it ends."""
    return any(
        isinstance(change, SetController)
        and any(p in players for p in finding.find_players(game.view, effect.context, change.player))
        for change in effect.changes
    )


def _release_players(game: "Game", players: tuple[PlayerId, ...]) -> None:
    """Nobody is controlled by a player who has left (CR 800.4a, 800.4b)."""
    for one in game.state.order:
        state = game.player(one)
        memory = state.memory
        if memory.get("next turn controlled by") in players:
            memory = memory.delete("next turn controlled by")
        controller = None if state.controlled_by in players else state.controlled_by
        if memory is not state.memory or controller != state.controlled_by:
            game.change_player(one, memory=memory, controlled_by=controller)


def _exile(game: "Game", players: tuple[PlayerId, ...], why: Citation) -> None:
    zones = game.state.zones
    here = (*zones.get((Zone.BATTLEFIELD, None), ()), *zones.get((Zone.STACK, None), ()))
    moves = [
        ProposedMove(object=i, destination=Zone.EXILE, citations=(why,))
        for i in here
        if game.seen(i).controller in players
    ]
    if moves:
        apply_moves(game, moves)


@chooses_for_who_left
def who_chooses_instead(game: "Game", decision: Decision) -> Play[PlayerId]:
    """Who makes a choice that a player who has left the game would have made.

    What an object asks is chosen by another player whom the object's controller names, an opponent of theirs if the one
    who left was (CR 800.4g); what a rule asks, by the next player in turn order (CR 800.4h).
    """
    heir = players_from(game.state, decision.player)[0]
    source = decision.source if decision.source is not None else game.resolving
    if source is None or (source not in game.state.objects and source not in game.state.ghosts):
        return heir
    controller = game.seen(source).controller
    if game.player(controller).lost is not None or not is_open(decision):
        return heir
    others = game.alive(p for p in players_from(game.state, controller) if p != controller)
    if decision.player == controller or not others:
        others = game.alive(players_from(game.state, controller))
    if len(others) == 1:
        return others[0]
    picked = yield from game.decide(
        Decision(
            controller,
            DecisionKind.PLAYER,
            "choose player",
            recipient_options(game, others),
            source=source,
            citations=(ANOTHER_CHOOSES,),
            default=(0,),
        )
    )
    return PlayerId(str(picked[0].value))


def exile_what_nobody_controls(game: "Game") -> None:
    """An effect has ended that gave control of an object whose own controller has left the game (CR 800.4c)."""
    gone = tuple(p for p in game.state.order if game.player(p).lost is not None)
    if gone and not game.state.is_over:
        _exile(game, gone, NOBODYS)


def _waits_for_a_turn_of(
    game: "Game", duration: Duration | None, context: Context, players: tuple[PlayerId, ...]
) -> bool:
    """It lasts until a turn, or a moment of a turn, of one of these players, who have left the game (CR 800.4m)."""
    match duration:
        case UntilEndOfYourNextTurn():
            return context.controller in players
        case UntilYourNextTurn(who=who) | UntilYourNextStep(who=who):
            whose = (context.controller,) if who is None else finding.find_players(game.view, context, who)
            return any(p in players for p in whose)
    return False


def end_with_turns_that_do_not_come(game: "Game", players: tuple[PlayerId, ...]) -> None:
    """Turns of players who have left would have begun: what lasted until then, or until later in them, ends."""
    state = game.state
    kept = tuple(x for x in state.effects if not _waits_for_a_turn_of(game, x.duration, x.context, players))
    delayed = tuple(x for x in state.delayed if not _waits_for_a_turn_of(game, x.until, x.context, players))
    if len(kept) < len(state.effects) or len(delayed) < len(state.delayed):
        game.state = replace(state, effects=kept, delayed=delayed)
