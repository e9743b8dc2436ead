"""Attaching an Aura to another object than the one it is attached to (CR 701.3, 303.4j).

日本語: オーラを別のオブジェクトにつけ替える
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.permanents import AttachToAnother
from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.attachment import attach, can_be_attached
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick, pick_among
from rulings.kernel.questions import matching
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

STAYS = cite("701.3b", "doesn't move")


@performs(AttachToAnother)
@plays_action("attach")
def _attach_to_another(game: "Game", context: Context, effect: AttachToAnother) -> Play[None]:
    """Its controller chooses among the others that the Aura could be attached to; with none it stays (CR 608.2d)."""
    done = False
    for aura in (yield from pick(game, context, context.controller, effect.what, "attach")):
        hosts = _other_hosts(game, context, effect, aura)
        if not hosts:
            game.emit(e.CantHappen(what="attach", object=aura, citations=(STAYS,)))
            continue
        chosen = yield from pick_among(game, context.controller, hosts, 1, 1, "attach to", source=context.source)
        done = attach(game, aura, chosen[0]) or done
    results_of(context).last = done


def _other_hosts(game: "Game", context: Context, effect: AttachToAnother, aura: ObjectId) -> tuple[ObjectId, ...]:
    now = game.object(aura).attached_to if aura in game.state.objects else None
    if not isinstance(now, int):
        return ()
    seen = game.seen(ObjectId(now))
    types = {CardType.CREATURE, CardType.LAND} & seen.types
    return tuple(
        one
        for one in matching.candidates(game.view, context, effect.host)
        if one != now
        and (not effect.same_controller or game.seen(one).controller == seen.controller)
        and (not effect.same_type or types & game.seen(one).types)
        and can_be_attached(game, aura, one)
    )
