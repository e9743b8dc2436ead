"""Extra phases, ending the turn, controlling another player's turn (CR 500.8, 722, 723).

日本語: 追加フェイズ、ターンの終了、プレイヤーのコントロール
"""

from dataclasses import replace

from rulings.abilities.durations import UntilEndOfCombat
from rulings.abilities.effects.moving import Imprint
from rulings.abilities.effects.turns import (
    ControlNextTurn,
    EndCombatPhase,
    EndTheTurn,
    ExtraPhase,
    ExtraTurnAfterControlled,
)
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.happening.game import Game
from rulings.kernel.happening.keeping import end_by_duration
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.happening.placing import delete
from rulings.kernel.happening.remembering import remember_exiled
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state_based.checking import perform_state_based_actions

ENDS_TURN = cite("723.1", "end the turn")
ENDS_COMBAT = cite("723.2", "ends the combat phase")
NO_COMBAT = cite("723.2g", "nothing happens")
ADDS_PHASES = cite("500.8", "add phases to a turn")
ADDS_STEPS = cite("500.9", "add steps to a phase")
CONTROLS = cite("722.1", "control")

_COMBAT = (
    Step.BEGIN_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.FIRST_STRIKE_DAMAGE,
    Step.COMBAT_DAMAGE,
    Step.END_COMBAT,
)
_STEPS = {
    "combat phase": _COMBAT,
    "main phase": (Step.MAIN2,),
    "beginning phase": (Step.UNTAP, Step.UPKEEP, Step.DRAW),
    "untap step": (Step.UNTAP,),
    "upkeep step": (Step.UPKEEP,),
    "draw step": (Step.DRAW,),
    "end step": (Step.END,),
}

special_words.declare(ExtraPhase, *_STEPS)


class CombatEndedError(Exception):
    """An effect ended the combat phase: unwinds to the turn, which goes on with the next phase (CR 723.2d)."""


class TurnEndedError(Exception):
    """An effect ended the turn: unwinds to the turn, which goes on with the cleanup step (CR 723.1d)."""


@performs(ExtraPhase)
@asks_nothing
def _extra_phase(game: Game, context: Context, effect: ExtraPhase) -> None:
    """Phases are added directly after the present one, in the order given (CR 500.8)."""
    if effect.after == "this main phase" and game.state.turn.step not in (Step.MAIN1, Step.MAIN2):
        return
    if effect.after == "this combat phase" and game.state.turn.step not in _COMBAT:
        return
    if effect.who is not None and game.state.turn.active not in finding.find_players(game.view, context, effect.who):
        # "You get" adds nothing to another player's turn (CR 500.10a).
        return
    steps: tuple[Step, ...] = ()
    for name in effect.phases:
        steps += _STEPS[name]
    turn = game.state.turn
    times = numbers.count(game.view, context, effect.times)
    if effect.after == "this step":
        game.change(turn=replace(turn, extra_steps=(*steps * times, *turn.extra_steps)))
    else:
        game.change(turn=replace(turn, extra_phases=(*(steps,) * times, *turn.extra_phases)))
    rule = ADDS_STEPS if effect.after == "this step" else ADDS_PHASES
    began = e.EffectBegan(source=context.source, affected=(turn.active,), effect_id=game.new_id(), citations=(rule,))
    game.emit(began)


@performs(EndTheTurn)
def _end_turn(game: Game, context: Context, effect: EndTheTurn) -> Play[None]:
    """Waiting triggers are gone, the stack is exiled, state-based actions are checked, and cleanup follows."""
    yield from _cut_short(game, ENDS_TURN)
    game.change(combat=None)
    raise TurnEndedError


@performs(EndCombatPhase)
def _end_combat(game: Game, context: Context, effect: EndCombatPhase) -> Play[None]:
    """The same, but the game goes on with the phase after combat; outside combat nothing happens (CR 723.2g)."""
    if game.state.turn.step not in _COMBAT:
        game.emit(e.CantHappen(what="end the combat phase", object=None, citations=(NO_COMBAT,)))
        return
    yield from _cut_short(game, ENDS_COMBAT)
    end_by_duration(game, (UntilEndOfCombat,))
    game.change(combat=None)
    raise CombatEndedError


def _cut_short(game: Game, why: Citation) -> Play[None]:
    """What waits to be put on the stack is gone, what is there is exiled, and state-based actions are checked (CR
    723.1a-723.1c, 723.2a-723.2c)."""
    game.change(pending=())
    cards = []
    for i in game.state.zones.get((Zone.STACK, None), ()):
        if game.object(i).definition is None:
            delete(game, i)
        else:
            cards.append(ProposedMove(object=i, destination=Zone.EXILE, cause="exile"))
    yield from move(game, cards, (why,))
    yield from perform_state_based_actions(game)


@performs(ControlNextTurn)
@asks_nothing
def _control(game: Game, context: Context, effect: ControlNextTurn) -> None:
    """The last such effect to be created works (CR 722.1, 722.3)."""
    who = finding.find_players(game.view, context, effect.who)[0]
    for player in finding.find_players(game.view, context, effect.whom):
        memory = game.player(player).memory.set("next turn controlled by", who)
        game.change_player(player, memory=memory)
        began = e.EffectBegan(source=context.source, affected=(player,), effect_id=game.new_id(), citations=(CONTROLS,))
        game.emit(began)


@performs(ExtraTurnAfterControlled)
@asks_nothing
def _extra_turn_after(game: Game, context: Context, effect: ExtraTurnAfterControlled) -> None:
    """The turn is added as the controlled one begins, so that it comes right after it (CR 500.7)."""
    for player in finding.find_players(game.view, context, effect.who):
        memory = game.player(player).memory
        more = memory.get("extra turns after the controlled one", 0)
        game.change_player(player, memory=memory.set("extra turns after the controlled one", int(str(more)) + 1))


@performs(Imprint)
@asks_nothing
def _imprint(game: Game, context: Context, effect: Imprint) -> None:
    """Remembers objects on a permanent, for its linked abilities (CR 607)."""
    objects = acting_objects(game, context, effect.what)
    for on in acting_objects(game, context, effect.on):
        remember_exiled(game, on, objects)
