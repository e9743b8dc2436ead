"""Miracle (CR 702.94).

日本語: 奇跡
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.drawing import after_draw
from rulings.kernel.casting.costs.total_cost import with_own_mana_cost
from rulings.kernel.happening.performing import performs
from rulings.kernel.keywords.spells.casting_by_keyword import may_cast_for
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.floating import PendingTrigger
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.94", "miracle")

REVEALS = cite("702.94a", "reveal this card from your hand as you draw it")


@dataclass(frozen=True, slots=True)
class CastForMiracle(Effect):
    """You may cast the card for its miracle cost."""

    cost: Cost


@performs(CastForMiracle)
def _cast(game: "Game", context: Context, effect: CastForMiracle) -> Play[None]:
    obj = game.state.objects.get(context.source)
    if obj is not None and obj.zone is Zone.HAND:
        cost = with_own_mana_cost(effect.cost, game.seen(obj.id).mana_cost)
        if cost is not None:
            yield from may_cast_for(game, context.controller, obj.id, "miracle", cost)


@after_draw
def revealed(game: "Game", event: e.CardDrawn) -> Play[None]:
    """The first card drawn in a turn may be revealed as it is drawn; then it may be cast (CR 702.94a)."""
    if event.nth_this_turn != 1 or event.object not in game.state.objects:
        return
    card = ObjectId(event.object)
    for ability in game.seen(card).keyword_abilities("miracle"):
        if not (yield from game.ask_may(event.player, "reveal", card, (REVEALS,))):
            continue
        game.emit(e.Revealed(player=event.player, objects=(card,), citations=(REVEALS,)))
        trigger = TriggeredAbility(
            text=ability.text, effect=CastForMiracle(ability.cost or Cost()), zones=(Zone.HAND,), keyword="miracle"
        )
        pending = PendingTrigger(trigger, card, event.player, None, game.object(card).timestamp)
        game.change(pending=(*game.state.pending, pending))
