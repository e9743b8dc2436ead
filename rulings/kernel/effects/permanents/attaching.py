"""Attaching and unattaching by effects (CR 701.3).

日本語: つける、はずす
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.permanents import Attach, Unattach
from rulings.abilities.node import Node
from rulings.abilities.references import Choose
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.attachment import attach, unattach
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects, pick
from rulings.kernel.questions.finding import current, find_recipients
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@performs(Attach)
@plays_action("attach")
def _attach(game: "Game", context: Context, effect: Attach) -> Play[None]:
    """Attaches each object to the one host that the effect names."""
    objects = yield from pick(game, context, context.controller, effect.what, "attach")
    if isinstance(effect.to, Choose):
        to = yield from pick(game, context, context.controller, effect.to, "attach to")
        hosts: tuple[Recipient, ...] = to
    else:
        hosts = _present(game, context, effect.to)
    done = False
    for i in objects:
        if hosts:
            done = attach(game, i, hosts[0]) or done
    results_of(context).add("attached", objects)
    results_of(context).last = done


def _present(game: "Game", context: Context, to: Node) -> tuple[Recipient, ...]:
    """The players and objects of a reference that are there now: what this ability itself moved is found again."""
    found: list[Recipient] = []
    for one in find_recipients(game.view, context, to):
        now = one if isinstance(one, str) else current(game.view, context, ObjectId(one))
        if now is not None:
            found.append(now)
    return tuple(found)


@performs(Unattach)
@asks_nothing
def _unattach(game: "Game", context: Context, effect: Unattach) -> None:
    for i in acting_objects(game, context, effect.what):
        unattach(game, ObjectId(i))
