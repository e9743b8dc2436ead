"""Haunt (CR 702.55).

日本語: 憑依
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import HauntedCreature, Target
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import DIES, SELF, triggered
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.questions import finding
from rulings.kernel.questions.finding import finds
from rulings.kernel.questions.patterns import matches
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

HAUNTS = cite("702.55b", "“haunt” the creature targeted by that ability")
_HAUNTED = "haunts"
_CREATURE = Target(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)), slot=0)


@dataclass(frozen=True, slots=True)
class PutByResolving(EventPattern):
    """This card is put into a graveyard as the spell finishes resolving."""


@dataclass(frozen=True, slots=True)
class ExileHaunting(Effect):
    """Exile this card haunting the creature."""

    creature: Target


@matches(PutByResolving, e.ZoneChanged)
def _put_by_resolving(
    view: View, context: Context, pattern: PutByResolving, event: e.ZoneChanged
) -> tuple[e.ZoneChanged, ...]:
    is_so = event.new == context.source and event.origin is Zone.STACK and event.cause == "resolve"
    return (event,) if is_so and event.destination is Zone.GRAVEYARD else ()


@expands("haunt")
def haunt(ability: KeywordAbility) -> tuple[Ability, ...]:
    """When the permanent dies, or the spell is put into a graveyard as it resolves: exile it haunting target creature
    (CR 702.55a)."""
    effect = ExileHaunting(_CREATURE)
    return (
        triggered(ability, event=DIES, effect=effect),
        triggered(ability, event=PutByResolving(), effect=effect, zones=(Zone.GRAVEYARD,)),
    )


@performs(ExileHaunting)
def _exile(game: "Game", context: Context, effect: ExileHaunting) -> Play[None]:
    creatures = finding.find_objects(game.view, context, effect.creature)
    for card in acting_objects(game, context, SELF):
        if not creatures or game.object(card).zone is not Zone.GRAVEYARD:
            continue
        proposal = ProposedMove(
            object=card,
            destination=Zone.EXILE,
            cause="exile",
            by=context.source,
            by_player=context.controller,
            memory=Map({_HAUNTED: creatures[0]}),
        )
        yield from move(game, [proposal], (HAUNTS,))


@finds(HauntedCreature)
def _haunted(view: View, context: Context, ref: HauntedCreature) -> tuple[Recipient, ...]:
    """The creature that the exiled card haunts, whether or not it still is a creature (CR 702.55b)."""
    if context.source not in view.state.objects and context.source not in view.state.ghosts:
        return ()
    found = known(view, context.source).memory.get(_HAUNTED)
    return (ObjectId(found),) if isinstance(found, int) else ()
