"""Moving counters from one object to another (CR 122.5).

日本語: カウンターを移す
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf, AnyNumber
from rulings.abilities.effects.counters import MoveCounters, PutItsCounters
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.actions.counters import can_have, choose_number, put_counters, remove_counters
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects, pick
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.finding import find_objects
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import ProposedCounters
from rulings.kernel.state.view import known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ITS_COUNTERS = cite("122.8", "same number of each kind of counter")

CANT_MOVE = cite("122.5", "no counter is removed from or put onto anything")


@performs(MoveCounters)
def _move(game: "Game", context: Context, effect: MoveCounters) -> Play[None]:
    """From each source, unless it is the second object itself or one of the two is gone."""
    sources = finding.find_objects(game.view, context, effect.source)
    to = yield from pick(game, context, context.controller, effect.to, "move counters to")
    results_of(context).last = False
    if not to or to[0] not in game.state.objects or game.object(to[0]).zone is not Zone.BATTLEFIELD:
        return
    for source in dict.fromkeys(sources):
        if source != to[0] and source in game.state.objects:
            yield from _move_from(game, context, effect, source, to[0])


def _move_from(game: "Game", context: Context, effect: MoveCounters, source: ObjectId, to: ObjectId) -> Play[None]:
    counters = game.object(source).counters
    kinds = [k for k in ([effect.kind] if effect.kind is not None else sorted(counters)) if counters.get(k, 0) > 0]
    for kind in [k for k in kinds if not can_have(game, to, k)]:
        # What can't be put there isn't removed either.
        game.emit(e.CantHappen(what="put counters", object=to, citations=(CANT_MOVE,)))
        kinds.remove(kind)
    wanted: dict[str, int] = {}
    if isinstance(effect.amount, AllOf):
        wanted = {k: counters[k] for k in kinds}
    elif isinstance(effect.amount, AnyNumber):
        for kind in kinds:
            wanted[kind] = yield from choose_number(
                game, context.controller, 0, counters[kind], "move counters", context.source
            )
    else:
        for _ in repeated(numbers.count(game.view, context, effect.amount)):
            left = [k for k in kinds if counters[k] > wanted.get(k, 0)]
            if not left:
                break
            kind = left[0] if len(left) == 1 else (yield from _choose_kind(game, context, left))
            wanted[kind] = wanted.get(kind, 0) + 1
    for kind, number in wanted.items():
        if number > 0:
            results_of(context).last = True
            removed = remove_counters(game, source, kind, number, by=context.controller)
            yield from put_counters(
                game, [ProposedCounters(on=to, kind=kind, amount=removed, by_player=context.controller)]
            )


def _choose_kind(game: "Game", context: Context, kinds: list[str]) -> Play[str]:
    picked = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.OPTION,
            "kind of counter",
            tuple(Option(k, value=k) for k in kinds),
            source=context.source,
            default=(0,),
        )
    )
    return str(picked[0].value)


@performs(PutItsCounters)
def _put_its_counters(game: "Game", context: Context, effect: PutItsCounters) -> Play[None]:
    """They are put, not moved, from what has left (CR 122.8)."""
    have: dict[str, int] = {}
    for one in find_objects(game.view, context, effect.of):
        for kind, number in known(game.view, one).counters.items():
            have[kind] = have.get(kind, 0) + number
    proposals = [
        ProposedCounters(
            on=i,
            kind=kind,
            amount=number,
            by_player=context.controller,
            by=context.source,
            citations=(ITS_COUNTERS,),
        )
        for i in acting_objects(game, context, effect.on)
        for kind, number in sorted(have.items())
    ]
    yield from put_counters(game, proposals)
