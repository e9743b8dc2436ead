"""Aura swap (CR 702.65).

日本語: オーラ交換
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.actions.attachment import can_be_attached
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SWAPS = cite("702.65a", "You may exchange this permanent with an Aura card in your hand")
TAKES_ITS_PLACE = cite("701.12e", "the other card becomes attached to that object")
_AURAS = Filter(Kind.CARD, (HasSubtype("Aura"), InZone(Zone.HAND, You())))


@dataclass(frozen=True, slots=True)
class SwapAura(Effect):
    """You may exchange this permanent with an Aura card in your hand."""


@expands("aura swap")
def aura_swap(ability: KeywordAbility) -> tuple[Ability, ...]:
    """An activated ability (CR 702.65a)."""
    cost = ability.cost or Cost()
    return (ActivatedAbility(text=ability.text, cost=cost, effect=SwapAura(), keyword="aura swap"),)


@performs(SwapAura)
def _swap(game: "Game", context: Context, effect: SwapAura) -> Play[None]:
    """Both halves or nothing (CR 702.65b): an Aura that can't enchant the object is no exchange."""
    aura = game.state.objects.get(context.source)
    if aura is None or aura.zone is not Zone.BATTLEFIELD or aura.attached_to is None:
        return
    player, host = context.controller, aura.attached_to
    if aura.owner != player:
        # It would go to another player's hand, which is no exchange with this one.
        return
    able = tuple(i for i in matching.candidates(game.view, context, _AURAS) if can_be_attached(game, i, host))
    chosen = yield from pick_among(game, player, able, 0, 1, "aura swap", source=aura.id, citations=(SWAPS,))
    for card in chosen:
        yield from move(
            game,
            [
                ProposedMove(object=aura.id, destination=Zone.HAND, cause="exchange", by=aura.id, by_player=player),
                ProposedMove(
                    object=card,
                    destination=Zone.BATTLEFIELD,
                    cause="exchange",
                    by=aura.id,
                    by_player=player,
                    entrance=Entrance(controller=player, attached_to=host),
                ),
            ],
            (SWAPS, TAKES_ITS_PLACE),
        )
