"""Exiling (CR 701.13) and exile until something leaves (CR 610.3).

日本語: 追放
"""

from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.durations import UntilHappens, UntilLeaves
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.moving import Exile
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.linked import asks_what_was_exiled
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.effects.cards.putting import pick_for_each
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import TOGETHER, performs, results_of
from rulings.kernel.happening.remembering import remember_exiled
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import is_on_battlefield
from rulings.kernel.triggers.delayed import return_when_it_leaves
from rulings.kernel.triggers.until_events import has_happened_since

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXILES = cite("701.13a", "exile zone")
LINKED = cite("607.2a", "exiled")
UNTIL = cite("610.3", "until")


TOGETHER.add(Exile)


@performs(Exile)
@plays_action("exile")
def _exile(game: "Game", context: Context, effect: Exile) -> Play[None]:
    results = results_of(context)
    if (isinstance(effect.until, UntilLeaves) and not _still_there(game, context, effect.until)) or (
        isinstance(effect.until, UntilHappens) and has_happened_since(game, context, effect.until.event)
    ):
        game.emit(e.CantHappen(what="exile until", object=None, citations=(cite("610.3a", "doesn't move"),)))
        return
    picked = yield from pick_for_each(game, context, effect.who, effect.what, "exile")
    counters: Map[str, int] = Map()
    if isinstance(effect.counters, PutCounters):
        counters = counters.set(effect.counters.kind, numbers.count(game.view, context, effect.counters.amount))
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=i,
                destination=Zone.EXILE,
                cause="exile",
                by=context.source,
                by_player=doer,
                face_down=effect.face_down,
                memory=Map({"exiled by": context.source, "looker": doer}),
                counters=counters,
            )
            for i, doer in picked
        ],
        (EXILES, LINKED) if _is_asked_for(game, context) else (EXILES,),
    )
    found = tuple(i for m in moved for i in (m.new, *m.components))
    results.followed.update(m.old for m in moved)
    results.add("exiled", found)
    results.last = bool(found)
    remember_exiled(game, context.source, found, effect.link)
    if effect.until is not None and found:
        assert isinstance(effect.until, UntilLeaves | UntilHappens)
        return_when_it_leaves(game, context, effect.until, moved)


def _is_asked_for(game: "Game", context: Context) -> bool:
    """Whether another ability of the source refers to the cards exiled with it."""
    return context.source in game.state.objects and asks_what_was_exiled(game.seen(context.source).abilities)


def _still_there(game: "Game", context: Context, until: UntilLeaves) -> bool:
    found = finding.find_objects(game.view, context, until.object)
    return any(is_on_battlefield(game.state, i) for i in found)
