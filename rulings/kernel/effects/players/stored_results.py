"""Results of dice that are stored on a permanent (CR 706.8).

日本語: 保存された出目
"""

from collections import Counter
from typing import TYPE_CHECKING

from rulings.abilities.amounts.counting import MostAlikeStored
from rulings.abilities.effects.chance import RerollStored, StoreRolls
from rulings.abilities.events.turns import RollsBetween
from rulings.cite import cite
from rulings.kernel.abilities.linked import linked_name
from rulings.kernel.effects.players.chance import roll_dice
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.numbers import counts
from rulings.kernel.questions.patterns import is_player, matches
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

STORES = cite("706.8a", "store the result of a die roll")
REROLLS = cite("706.8b", "reroll one or more stored results")
_STORED = "stored results"
Stored = tuple[tuple[int, int], ...]
"""Kinds of dice, by their sides, with the values."""


def stored_on(view: View, object_id: ObjectId) -> Stored:
    """What the permanent's own linked ability stored on it (CR 706.8c)."""
    found = known(view, object_id).memory.get(linked_name(view.state, object_id, _STORED), ())
    return found if isinstance(found, tuple) else ()


def _store(game: "Game", object_id: ObjectId, stored: Stored) -> None:
    memory = game.object(object_id).memory
    game.change_object(object_id, memory=memory.set(linked_name(game.state, object_id, _STORED), stored))


@performs(StoreRolls)
def _roll_and_store(game: "Game", context: Context, effect: StoreRolls) -> Play[None]:
    player = finding.find_players(game.view, context, effect.who)[0]
    amount = numbers.count(game.view, context, effect.amount)
    rolls = yield from roll_dice(game, player, effect.sides, amount, context.source, (STORES,))
    for i in acting_objects(game, context, effect.on):
        _store(game, i, (*stored_on(game.view, i), *((effect.sides, rolled) for rolled in rolls)))
    game.emit(e.PlayerDid(player=player, verb="roll dice", number=rolls[-1] if rolls else None, citations=(STORES,)))


@performs(RerollStored)
def _reroll(game: "Game", context: Context, effect: RerollStored) -> Play[None]:
    """Those that are rerolled stop being stored; the new results are stored (CR 706.8b)."""
    player = finding.find_players(game.view, context, effect.who)[0]
    for i in acting_objects(game, context, effect.of):
        stored = stored_on(game.view, i)
        if not stored:
            continue
        picked = yield from game.decide(
            Decision(
                player,
                DecisionKind.OPTION,
                "reroll stored results",
                tuple(Option(str(value), value=n) for n, (_, value) in enumerate(stored)),
                minimum=0,
                maximum=len(stored),
                source=context.source,
                citations=(REROLLS,),
            )
        )
        chosen = {int(str(one.value)) for one in picked}
        kept = tuple(one for n, one in enumerate(stored) if n not in chosen)
        for sides, number in Counter(stored[n][0] for n in sorted(chosen)).items():
            rolls = yield from roll_dice(game, player, sides, number, context.source, (REROLLS,))
            kept += tuple((sides, rolled) for rolled in rolls)
            game.emit(e.PlayerDid(player=player, verb="roll dice", number=rolls[-1], citations=(REROLLS,)))
        _store(game, i, kept)
        results_of(context).last = bool(chosen)


@counts(MostAlikeStored)
def _most_alike(view: View, context: Context, amount: MostAlikeStored) -> int:
    return max(Counter(value for _, value in stored_on(view, context.source)).values(), default=0)


@matches(RollsBetween, e.PlayerDid)
def _rolls_between(view: View, context: Context, pattern: RollsBetween, event: e.PlayerDid) -> tuple[e.PlayerDid, ...]:
    if event.verb != "roll die" or event.number is None or not is_player(view, context, pattern.who, event.player):
        return ()
    is_meant = pattern.low <= event.number and (pattern.high is None or event.number <= pattern.high)
    return (event,) if is_meant else ()
