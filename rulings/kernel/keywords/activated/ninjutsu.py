"""Ninjutsu and commander ninjutsu (CR 702.49).

日本語: 忍術、統率者忍術
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import ReturnCost, RevealCost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.combat import IsUnblocked
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF, YOU_CONTROL, creatures
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PUTS = cite("702.49a", "tapped and attacking")
SAME = cite("702.49c", "attacking the same player, planeswalker, or battle")


@dataclass(frozen=True, slots=True)
class PutAttacking(Effect):
    """Put the card onto the battlefield tapped and attacking what the returned creature attacked."""


@performs(PutAttacking)
def _put(game: "Game", context: Context, effect: PutAttacking) -> Play[None]:
    obj = game.state.objects.get(context.source)
    if obj is None or obj.zone not in (Zone.HAND, Zone.COMMAND):
        results_of(context).last = False
        return
    entrance = Entrance(controller=context.controller, is_tapped=True, attacking=attacked_by_returned(game, context))
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=obj.id,
                destination=Zone.BATTLEFIELD,
                cause="put",
                by=context.source,
                by_player=context.controller,
                entrance=entrance,
            )
        ],
        (PUTS, SAME),
    )
    results_of(context).add("put", tuple(m.new for m in moved))


def attacked_by_returned(game: "Game", context: Context) -> Recipient | None:
    """What the creature that was returned to pay for this was attacking (CR 702.49c)."""
    for returned in context.payment.objects.get("returned", ()):
        for old, new in game.state.moved.items():
            ghost = game.state.ghosts.get(ObjectId(old))
            if new == returned and ghost is not None:
                return ghost.was_attacking
    return None


@expands("ninjutsu", "commander ninjutsu")
def ninjutsu(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Cost, reveal this, return an unblocked attacker you control: put this onto the battlefield tapped and attacking
    (CR 702.49a); for a commander from the command zone too (CR 702.49d)."""
    cost = ability.cost or Cost()
    unblocked = Choose(creatures(IsUnblocked(), YOU_CONTROL))
    zones = (Zone.HAND, Zone.COMMAND) if ability.name == "commander ninjutsu" else (Zone.HAND,)
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, RevealCost(SELF), ReturnCost(unblocked))),
            effect=PutAttacking(),
            zones=zones,
            keyword=ability.name,
        ),
    )
