"""Craft (CR 702.167).

日本語: 作製
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF, number
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching, numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import battlefield, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

MATERIALS = cite("702.167a", "from among permanents you control and/or cards in your graveyard")
RETURNS = cite("702.167a", "Return this card to the battlefield transformed")


@dataclass(frozen=True, slots=True)
class CraftMaterials(CostPart):
    """Exile so many (or more) of what fits from among your permanents and the cards in your graveyard."""

    filter: Filter
    amount: Amount
    or_more: bool


def _materials(game: "Game", context: Context, player: PlayerId, part: CraftMaterials) -> tuple[ObjectId, ...]:
    mine = [i for i in battlefield(game.state) if game.seen(i).controller == player]
    found = [*mine, *zone_of(game.state, Zone.GRAVEYARD, player)]
    return tuple(
        i
        for i in found
        if i != context.source
        and all(matching.fits_predicate(game.view, context, i, p) for p in part.filter.predicates)
    )


def _enough(game: "Game", context: Context, player: PlayerId, part: CraftMaterials) -> bool:
    return len(_materials(game, context, player, part)) >= numbers.count(game.view, context, part.amount)


@pays(CraftMaterials, _enough)
def _pay(game: "Game", context: Context, player: PlayerId, part: CraftMaterials, paid: Paid) -> Play[None]:
    objects = _materials(game, context, player, part)
    least = numbers.count(game.view, context, part.amount)
    most = len(objects) if part.or_more else least
    chosen = yield from pick_among(
        game, player, objects, least, most, "craft", source=context.source, citations=(MATERIALS,)
    )
    moved = yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.EXILE, cause="cost", by=context.source, by_player=player)
            for i in chosen
        ],
        (MATERIALS,),
    )
    paid.add("crafted", tuple(m.new for m in moved))


@dataclass(frozen=True, slots=True)
class ReturnCrafted(Effect):
    """Return the exiled card to the battlefield transformed under its owner's control."""


@performs(ReturnCrafted)
def _return(game: "Game", context: Context, effect: ReturnCrafted) -> Play[None]:
    for i in context.payment.objects.get("exiled", ()):
        obj = game.state.objects.get(i)
        if obj is None or obj.zone is not Zone.EXILE or obj.definition is None:
            continue
        if obj.definition.layout is not Layout.TRANSFORM or len(obj.definition.faces) < 2:
            continue
        materials = context.payment.objects.get("crafted", ())
        yield from move(
            game,
            [
                ProposedMove(
                    object=i,
                    destination=Zone.BATTLEFIELD,
                    cause="return",
                    by=context.source,
                    by_player=context.controller,
                    entrance=Entrance(controller=obj.owner, face=1, memory=Map({"exiled": materials})),
                )
            ],
            (RETURNS,),
        )


@expands("craft")
def craft(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Exile this and the materials: it returns transformed, as a sorcery (CR 702.167a)."""
    cost = ability.cost or Cost()
    materials = ability.quality if isinstance(ability.quality, Filter) else Filter()
    part = CraftMaterials(materials, number(ability), ability.subtype == "or more")
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, ExileCost(SELF), part)),
            effect=ReturnCrafted(),
            sorcery_speed=True,
            keyword=ability.name,
        ),
    )
