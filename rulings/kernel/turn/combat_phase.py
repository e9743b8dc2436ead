"""The combat phase: its steps in order (CR 506-511).

日本語: 戦闘フェイズ
"""

from typing import TYPE_CHECKING

from rulings.abilities.durations import UntilEndOfCombat
from rulings.abilities.vocabulary import Step
from rulings.cite import cite
from rulings.kernel.combat.attacking import declare_attackers
from rulings.kernel.combat.blocking import declare_blockers
from rulings.kernel.combat.combat_damage import combat_damage_step, needs_first_strike_step
from rulings.kernel.happening.keeping import end_by_duration
from rulings.kernel.state import events as e
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.state import Combat
from rulings.kernel.turn.priority import priority_round

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


_WITH_ATTACKERS = (Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE)
"""Steps that are skipped if nothing was declared or put onto the battlefield attacking (CR 508.8)."""


def combat_steps(game: "Game", steps: list[Step], *, is_middle: bool = False) -> Play[None]:
    """Plays the combat steps from the first given; without attackers blocks and damage are skipped (CR 508.8)."""
    from rulings.kernel.turn.turn import begin_step, end_step, take_skip

    active = game.state.turn.active
    if game.state.combat is None:
        game.change(combat=Combat())
    if steps[0] is Step.BEGIN_COMBAT and not is_middle and take_skip(game, active, "combat phase"):
        game.change(combat=None)
        game.emit(e.StepSkipped(player=active, what="combat phase", citations=(cite("614.10", "skip"),)))
        return
    for step in steps:
        combat = game.state.combat
        assert combat is not None
        if not is_middle:
            if step in _WITH_ATTACKERS and not (combat.was_attacked or combat.attackers):
                continue
            if step is Step.FIRST_STRIKE_DAMAGE and not needs_first_strike_step(game):
                continue
            began = yield from begin_step(game, step)
            if not began:
                continue
        if not is_middle:
            if step is Step.DECLARE_ATTACKERS:
                yield from declare_attackers(game)
            elif step is Step.DECLARE_BLOCKERS:
                yield from declare_blockers(game)
            elif step is Step.FIRST_STRIKE_DAMAGE:
                yield from combat_damage_step(game, is_first=True)
            elif step is Step.COMBAT_DAMAGE:
                yield from combat_damage_step(game, is_first=False)
        is_middle = False
        yield from priority_round(game, active)
        if step is Step.END_COMBAT:
            end_by_duration(game, (UntilEndOfCombat,))
            game.change(combat=None)
        end_step(game)
    if game.state.combat is not None and Step.END_COMBAT in steps:
        game.change(combat=None)
