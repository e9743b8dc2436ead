"""Creatures for one turn: dash, blitz, warp (CR 702.109, 702.152, 702.185).

日本語: 疾駆、奇襲、ワープ
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.effects.moving import ReturnTo, Sacrifice
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import DIES, HASTE, SELF, YOU, triggered
from rulings.kernel.casting.spell_forms import becoming_permanent
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces, casting_way
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.keywords.costs.alternative_costs import alternative_cost
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.triggers.delayed import add_delayed

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

WARPS = cite("702.185a", "exile the permanent this spell becomes")

alternative_cost("dash")
alternative_cost("blitz")
alternative_cost("warp", from_hand_only=True)

NEXT_END_STEP = BeginningOf(Step.END, AnyPlayer(), next_only=True)


@dataclass(frozen=True, slots=True)
class ExileWarped(Effect):
    """Exile the permanent; its owner may cast the card after this turn."""


@performs(ExileWarped)
def _exile_warped(game: "Game", context: Context, effect: ExileWarped) -> Play[None]:
    memory: Map[str, object] = Map({"warped": game.state.turn_serial})
    yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.EXILE, cause="exile", by_player=context.controller, memory=memory)
            for i in acting_objects(game, context, SELF)
        ],
        (WARPS,),
    )


_AT_END: dict[str, Effect] = {
    "dash": ReturnTo(SELF, Zone.HAND),
    "blitz": Sacrifice(YOU, SELF),
    "warp": ExileWarped(),
}


@becoming_permanent
def at_end_of_turn(game: "Game", spell: GameObject, permanent: ObjectId) -> None:
    """What the spell becomes goes away at the beginning of the next end step."""
    record = spell.stack
    effect = _AT_END.get(record.payment.alternative or "") if record is not None else None
    if effect is not None:
        context = Context(game.seen(permanent).controller, permanent)
        add_delayed(game, context, Delayed(NEXT_END_STEP, effect))


@expands("dash")
def dash(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As long as its dash cost was paid it has haste (CR 702.109a)."""
    return (_while_paid(ability, HASTE),)


@expands("blitz")
def blitz(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As long as its blitz cost was paid it has haste and draws a card when it dies (CR 702.152a)."""
    return (_while_paid(ability, HASTE, triggered(ability, event=DIES, effect=Draw(YOU))),)


@expands("warp")
def warp(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Nothing beyond the way to cast it and what the spell leaves behind (CR 702.185a)."""
    return ()


def _while_paid(ability: KeywordAbility, *abilities: Ability) -> StaticAbility:
    return StaticAbility(
        text=ability.text,
        affected=SELF,
        changes=(GainAbilities(abilities),),
        condition=WasPaid(ability.name),
        keyword=ability.name,
    )


@casting_way
def warped(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """A card exiled by warp may be cast by its owner in later turns (CR 702.185a)."""
    obj = game.object(object_id)
    since = obj.memory.get("warped")
    if obj.zone is not Zone.EXILE or obj.owner != player or not isinstance(since, int):
        return []
    if since >= game.state.turn_serial:
        return []
    return [CastingWay(Zone.EXILE, face, n) for n, face in castable_faces(game, object_id)]
