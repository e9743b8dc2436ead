"""Processes that are repeated, so often or as long as something holds (CR 608.2c).

日本語: 手順の繰り返し
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.repeating import Repeat, RepeatProcess
from rulings.kernel.effects.spells.may import MAY
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.effort import repeated

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@performs(RepeatProcess)
@asks_nothing
def _repeat_process(game: "Game", context: Context, effect: RepeatProcess) -> None:
    """Says so to the process, which is begun again from its first words."""
    times = None if effect.times is None else numbers.count(game.view, context, effect.times)
    results_of(context).repeats = (times,)


def _as_told(game: "Game", context: Context, process: Effect) -> Play[None]:
    outer = results_of(context)
    times_left: int | None = None
    while True:
        inner = Results()
        inner.followed = outer.followed
        yield from perform(game, replace(context, results=inner), process)
        outer.take_over(inner)
        if inner.repeats is None:
            return
        (more,) = inner.repeats
        if more is not None:
            times_left = more if times_left is None else times_left - 1
            if times_left <= 0:
                return


@performs(Repeat)
def _repeat(game: "Game", context: Context, effect: Repeat) -> Play[None]:
    if effect.as_told:
        yield from _as_told(game, context, effect.effect)
        return
    if effect.times is not None:
        for _ in repeated(numbers.count(game.view, context, effect.times)):
            yield from perform(game, context, effect.effect)
        return
    while True:
        yield from perform(game, context, effect.effect)
        if effect.condition is not None and not truth.holds(game.view, context, effect.condition):
            return
        if effect.optional is not None:
            player = finding.find_players(game.view, context, effect.optional)[0]
            again = yield from game.ask_may(player, "repeat this process", context.source, (MAY,))
            if not again:
                return
