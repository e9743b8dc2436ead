"""Madness (CR 702.35).

日本語: マッドネス
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF, triggered
from rulings.kernel.casting.costs.total_cost import with_own_mana_cost
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.replacement import Applicable, note, rule_replacement
from rulings.kernel.keywords.spells.casting_by_keyword import may_cast_for
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.proposals import Proposal, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(HasProperty, "discarded with madness")

EXILES = cite("702.35a", "exiles it instead of putting it into their graveyard")
NOT_CAST = cite("702.35a", "put this card into their graveyard")


@dataclass(frozen=True, slots=True)
class CastForMadness(Effect):
    """Its owner may cast the exiled card for its madness cost, or puts it into their graveyard."""

    cost: Cost


@performs(CastForMadness)
def _cast(game: "Game", context: Context, effect: CastForMadness) -> Play[None]:
    obj = game.state.objects.get(context.source)
    if obj is None or obj.zone is not Zone.EXILE:
        return
    cost = with_own_mana_cost(effect.cost, game.seen(obj.id).mana_cost)
    spell = None
    if cost is not None:
        spell = yield from may_cast_for(game, obj.owner, obj.id, "madness", cost)
    if spell is None and obj.id in game.state.objects:
        yield from move(
            game,
            [ProposedMove(object=obj.id, destination=Zone.GRAVEYARD, cause="put", by_player=obj.owner)],
            (NOT_CAST,),
        )


@expands("madness")
def madness(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Exiled as it was discarded: its owner may cast it for its madness cost (CR 702.35a)."""
    return (
        triggered(
            ability,
            event=Moves(SELF, destination=Zone.EXILE),
            condition=Fits(SELF, Filter(Kind.SOURCE, (HasProperty("discarded with madness"),))),
            effect=CastForMadness(ability.cost or Cost()),
            zones=(Zone.EXILE,),
        ),
    )


@rule_replacement
def exiled_as_discarded(game: "Game", proposal: Proposal) -> list[Applicable]:
    """A card with madness is discarded into exile (CR 702.35a)."""
    if not isinstance(proposal, ProposedMove) or proposal.cause != "discard":
        return []
    obj = game.state.objects.get(proposal.object)
    if obj is None or obj.zone is not Zone.HAND or not game.seen(obj.id).has("madness"):
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedMove)
        note(game, proposal.object, proposal, "exile", (EXILES,))
        memory = proposal.memory.set("discarded with madness", True)
        first = proposal.first_destination or proposal.destination
        return [replace(proposal, destination=Zone.EXILE, first_destination=first, memory=memory)]

    return [Applicable(("madness", obj.id), obj.id, "madness", change, citations=(EXILES,), how="exile")]
