"""The turn: its steps in order, what happens at the beginning of each, and going on to the next turn (CR 500-514).

日本語: ターンの進行
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Step
from rulings.cite import cite
from rulings.kernel.actions.counters import put_counters
from rulings.kernel.actions.drawing import draw_card
from rulings.kernel.casting.mana.mana import empty_pools
from rulings.kernel.characteristics.permissions import has_rule
from rulings.kernel.effects.permanents.attractions import visit_as_phase_begins
from rulings.kernel.effects.players.day_and_night import note_spells_of_turn
from rulings.kernel.effects.players.phases import CombatEndedError, TurnEndedError
from rulings.kernel.effects.players.restarting import BEGAN_IN, GameRestartedError
from rulings.kernel.effects.players.turns import take_up_for_extra_turn
from rulings.kernel.happening.control_changes import begin_watching
from rulings.kernel.happening.keeping import end_at_step, end_at_turn_start
from rulings.kernel.happening.leaving_game import end_with_turns_that_do_not_come
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.keywords.static.chapters import has_chapters
from rulings.kernel.state import events as e
from rulings.kernel.state import notes
from rulings.kernel.state.decisions import Play, StepBegins
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.proposals import ProposedCounters, ProposedDraw, ProposedStep
from rulings.kernel.state.state import battlefield
from rulings.kernel.turn.cleanup_step import cleanup_step
from rulings.kernel.turn.combat_phase import combat_steps
from rulings.kernel.turn.opening_hands import take_opening_actions
from rulings.kernel.turn.priority import priority_round
from rulings.kernel.turn.skipping_turns import may_skip_turn
from rulings.kernel.turn.untap_step import untap_step

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ORDER = (
    Step.UNTAP,
    Step.UPKEEP,
    Step.DRAW,
    Step.MAIN1,
    Step.BEGIN_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.FIRST_STRIKE_DAMAGE,
    Step.COMBAT_DAMAGE,
    Step.END_COMBAT,
    Step.MAIN2,
    Step.END,
    Step.CLEANUP,
)
COMBAT = ORDER[4:10]
EXTRA_TURN = cite("500.7", "extra turns")
FIRST_DRAW_PAST = "first draw step is past"
_ORDER_FROM = "turn order from"
"""Note: whose the last turn was that was no extra turn (CR 500.7)."""
FIRST_DRAW = cite("103.8a", "skips the draw step")


def play_game(game: "Game") -> Play[None]:
    """Plays on from where the state is, until the game is over; the driver stops it by not going on."""
    begin_watching(game)
    game.begin_as_it_stands()
    yield from take_opening_actions(game)
    step = game.state.turn.step
    is_first = True
    if step not in (Step.UNTAP, Step.UPKEEP):
        game.change(monitor=game.state.monitor.set(FIRST_DRAW_PAST, True))
    while True:
        while True:
            try:
                yield from play_turn(game, step, is_middle=is_first)
                break
            except GameRestartedError:
                # The first turn of the new game begins (CR 726.4).
                game.resolving = None
                begin_watching(game)
                step, is_first = Step.UNTAP, False
            except TurnEndedError:
                # In the cleanup step too: then another one begins (CR 723.1d).
                game.resolving = None
                end_step(game)
                step, is_first = Step.CLEANUP, False
        yield from begin_next_turn(game)
        step, is_first = Step.UNTAP, False


def play_turn(game: "Game", first: Step, *, is_middle: bool = False) -> Play[None]:
    """Plays the steps of the present turn from ``first``.

    ``is_middle``: the game was set up in that step, whose turn-based actions are past - but for untap and cleanup.
    """
    queue = list(ORDER[ORDER.index(first) :])
    while queue:
        step = queue.pop(0)
        if step in COMBAT:
            last = step
            while queue and queue[0] in COMBAT and COMBAT.index(queue[0]) > COMBAT.index(last):
                last = queue.pop(0)
            game.coming = tuple(queue)
            in_order = [s for s in COMBAT if COMBAT.index(s) >= COMBAT.index(step)]
            try:
                yield from combat_steps(game, in_order, is_middle=is_middle)
            except CombatEndedError:
                game.resolving = None
                end_step(game)
        else:
            game.coming = tuple(queue)
            yield from play_step(game, step, is_middle=is_middle)
        is_middle = False
        turn = game.state.turn
        if turn.extra_phases and not _is_within_phase(step, queue):
            # All that was added after this one comes now, the most recent first and each as a whole (CR 500.8).
            queue = [*(one for added in turn.extra_phases for one in added), *queue]
            game.change(turn=replace(turn, extra_phases=()))
        if turn.extra_steps:
            queue = [*turn.extra_steps, *queue]
            game.change(turn=replace(game.state.turn, extra_steps=()))


_PHASES_OF_STEPS = ((Step.UNTAP, Step.UPKEEP, Step.DRAW), (Step.END, Step.CLEANUP))


def _is_within_phase(step: Step, queue: list[Step]) -> bool:
    """The phase goes on: phases are added after it, only steps right here (CR 500.8, 500.9)."""
    phase = next((steps for steps in _PHASES_OF_STEPS if step in steps), ())
    return bool(queue) and queue[0] in phase


def begin_step(game: "Game", step: Step) -> Play[bool]:
    """Begins a step, or skips it (CR 500.11, 614.10); says whether it began."""
    active = game.state.turn.active
    results = yield from replaced(game, ProposedStep(player=active, step=step))
    if not results or take_skip(game, active, step.value):
        game.emit(e.StepSkipped(player=active, what=step.value, citations=(cite("614.10", "skip"),)))
        return False
    game.change(turn=replace(game.state.turn, step=step))
    yield StepBegins(game.state.turn.number, active, step.value)
    end_at_step(game, step)
    game.emit(e.StepBegan(player=active, step=step.value, turn=game.state.turn.number))
    return True


def take_skip(game: "Game", player: PlayerId, what: str) -> bool:
    """Uses up one "skip your next ..." if there is one."""
    key = (player, what)
    if game.state.monitor.get(notes.skips(what, player, game.state.turn_serial)):
        return True
    left = game.state.turn.skips.get(key, 0)
    if left:
        game.change(turn=replace(game.state.turn, skips=game.state.turn.skips.set(key, left - 1)))
        return True
    return has_rule(game, player, f"skips {what}")


def play_step(game: "Game", step: Step, *, is_middle: bool = False) -> Play[None]:
    """Plays one step or main phase outside combat."""
    active = game.state.turn.active
    if not is_middle:
        if step is Step.DRAW and _is_first_draw_step(game):
            game.change(monitor=game.state.monitor.set(FIRST_DRAW_PAST, True))
            game.emit(e.StepSkipped(player=active, what=step.value, citations=(FIRST_DRAW,)))
            return
        began = yield from begin_step(game, step)
        if not began:
            return
    match step:
        case Step.UNTAP:
            yield from untap_step(game)
            # Nobody gets priority; triggers wait for the upkeep (CR 502.4).
        case Step.CLEANUP:
            while (yield from cleanup_step(game)):
                end_step(game)
                began = yield from begin_step(game, step)
                if not began:
                    return
        case _:
            if not is_middle:
                if step is Step.DRAW:
                    yield from _draw(game, active)
                if step is Step.MAIN1:
                    yield from _first_main(game, active)
            yield from priority_round(game, active)
    end_step(game)


def _is_first_draw_step(game: "Game") -> bool:
    """The draw step of the first turn of a two-player game; more players do not skip it (CR 103.8a, 103.8c)."""
    first = game.state.monitor.get(BEGAN_IN, 1)
    is_past = game.state.turn.number != first or FIRST_DRAW_PAST in game.state.monitor
    return not is_past and len(game.state.order) == 2


def end_step(game: "Game") -> None:
    """Unspent mana empties as a step or phase ends (CR 500.5)."""
    empty_pools(game, end_of_turn=game.state.turn.step is Step.CLEANUP)


def _draw(game: "Game", active: PlayerId) -> Play[None]:
    """The active player draws (CR 504.1)."""
    if game.player(active).lost is not None:
        return
    yield from draw_card(
        game, ProposedDraw(player=active, first_in_draw_step=True, citations=(cite("504.1", "draws"),))
    )


def _first_main(game: "Game", active: PlayerId) -> Play[None]:
    """Sagas get their lore counters and Attractions are visited as the precombat main phase begins (CR 505.4, 505.5,
    714.3c)."""
    sagas = [
        i
        for i in battlefield(game.state)
        if "Saga" in (seen := game.seen(i)).subtypes and seen.controller == active and has_chapters(seen.abilities)
    ]
    yield from put_counters(
        game,
        [
            ProposedCounters(
                on=i,
                kind="lore",
                amount=1,
                by_player=active,
                by_effect=False,
                citations=(cite("714.3b", "lore counter"),),
            )
            for i in sagas
        ],
    )
    yield from visit_as_phase_begins(game, active)


def begin_next_turn(game: "Game") -> Play[None]:
    """Goes on to the next turn: an extra turn if there is one, else the next player's (CR 500.7)."""
    state = game.state
    turn = state.turn
    turn_of = turn.active
    if _ORDER_FROM not in state.monitor:
        # The turn in which the game was set up is one of the order, which an extra turn does not move.
        state = replace(state, monitor=state.monitor.set(_ORDER_FROM, turn_of))
    is_extra = False
    passed: list[PlayerId] = []
    while True:
        if turn.extra_turns:
            is_extra = True
            active, turn = turn.extra_turns[0], replace(turn, extra_turns=turn.extra_turns[1:])
            if state.players[active].lost is not None:
                continue
        else:
            is_extra = False
            base = state.monitor[_ORDER_FROM]
            order = state.order
            start = order.index(PlayerId(str(base)))
            following = [order[(start + n) % len(order)] for n in range(1, len(order) + 1)]
            active = next(p for p in following if state.players[p].lost is None)
            passed += following[: following.index(active)]
            state = replace(state, monitor=state.monitor.set(_ORDER_FROM, active))
        game.state = replace(state, turn=replace(turn, active=active))
        state = game.state
        if is_extra and has_rule(game, active, "skips extra turns"):
            continue
        if take_skip_turn(game, active):
            state, turn = game.state, game.state.turn
            continue
        if (yield from may_skip_turn(game, active)):
            state, turn = game.state, game.state.turn
            continue
        break
    take_up_for_extra_turn(game, len(turn.extra_turns), is_extra=is_extra)
    note_spells_of_turn(game, turn_of)
    serial = game.state.turn_serial + 1
    players = game.state.players
    for player in game.state.order:
        memory = players[player].memory
        controller = memory.get("next turn controlled by") if player == active else None
        if controller is not None:
            memory = memory.delete("next turn controlled by")
            added = int(str(memory.get("extra turns after the controlled one", 0)))
            if added:
                memory = memory.delete("extra turns after the controlled one")
                turn = game.state.turn
                game.change(turn=replace(turn, extra_turns=((player,) * added) + turn.extra_turns))
        players = players.set(
            player,
            replace(
                players[player],
                lands_played=0,
                memory=memory,
                controlled_by=PlayerId(str(controller)) if controller is not None else None,
            ),
        )
    game.change(
        turn=replace(
            game.state.turn,
            number=game.state.turn.number + 1,
            active=active,
            step=Step.UNTAP,
            extra_phases=(),
            extra_steps=(),
        ),
        turn_serial=serial,
        players=players,
        history=(),
        combat=None,
        monitor=game.state.monitor.set(notes.turn_before(active), _last_turn_of(game, active)).set(
            notes.turn_began(active), serial
        ),
    )
    key = (active, "combat phases of a turn")
    left = game.state.turn.skips.get(key, 0)
    if left:
        game.change(
            turn=replace(game.state.turn, skips=game.state.turn.skips.set(key, left - 1)),
            monitor=game.state.monitor.set(notes.skips("combat phase", active, serial), 1),
        )
    end_at_turn_start(game)
    if passed:
        end_with_turns_that_do_not_come(game, tuple(passed))
    game.change(as_turn_began=replace(game.state, as_turn_began=None))
    citations = (EXTRA_TURN,) if is_extra else ()
    game.emit(e.TurnBegan(player=active, turn=game.state.turn.number, citations=citations))


def _last_turn_of(game: "Game", player: PlayerId) -> int:
    """Serial of the player's last turn; that of the first turn of the game where there was none."""
    value = game.state.monitor.get(notes.turn_began(player), 1)
    return value if isinstance(value, int) else 1


def take_skip_turn(game: "Game", player: PlayerId) -> bool:
    """Uses up one "skip your next turn"."""
    key = (player, "turn")
    left = game.state.turn.skips.get(key, 0)
    if not left:
        return False
    game.change(turn=replace(game.state.turn, skips=game.state.turn.skips.set(key, left - 1)))
    game.emit(e.StepSkipped(player=player, what="turn", citations=(cite("614.10", "skip"),)))
    return True
