"""Rebound (CR 702.88).

日本語: 反復
"""

from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.keyword_nodes import SELF
from rulings.kernel.casting.spell_forms import Goes, after_resolving
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.keywords.spells.casting_by_keyword import may_cast_for
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.objects import GameObject
from rulings.kernel.triggers.delayed import add_delayed

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.88", "rebound")

REBOUNDS = cite("702.88a", "instead of putting it into your graveyard as it resolves, exile it")


class CastRebounding(Effect):
    """You may cast the exiled card without paying its mana cost."""


@performs(CastRebounding)
def _cast(game: "Game", context: Context, effect: CastRebounding) -> Play[None]:
    for i in acting_objects(game, context, SELF):
        if game.object(i).zone is Zone.EXILE:
            yield from may_cast_for(game, context.controller, i, "rebound", Cost(()))


@after_resolving
def exiled(game: "Game", obj: GameObject) -> Goes | None:
    """A spell with rebound cast from hand is exiled as it resolves, to be cast at the next upkeep (CR 702.88a)."""
    record = obj.stack
    if record is None or record.cast_from is not Zone.HAND or not game.seen(obj.id).has("rebound"):
        return None
    results = Results()
    results.followed.add(obj.id)
    controller = game.seen(obj.id).controller
    context = Context(controller, obj.id, results=results)
    add_delayed(game, context, Delayed(BeginningOf(Step.UPKEEP, next_only=True), CastRebounding()))
    return Goes(Zone.EXILE, citations=(REBOUNDS,))
