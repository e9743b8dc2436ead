"""What an object did or had done to it this turn (CR 608.2h): "that attacked this turn", "that were milled this turn".

日本語: このターンにしたこと、されたこと
"""

from typing import TYPE_CHECKING

from rulings.abilities.filters.history import DealtDamageBySome, Did, DiscardedBy, PutThereThisTurn
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.questions.finding import matching_players
from rulings.kernel.questions.matching import fits, tests
from rulings.kernel.questions.this_turn import of_this_combat
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import (
    AttackersDeclared,
    BlockersDeclared,
    CardDiscarded,
    CardDrawn,
    CardsMilled,
    DamageDealt,
    PlayerDid,
    ZoneChanged,
)
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, as_it_was

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


declare(
    Did,
    "attacked or blocked this combat",
    "milled",
    "put into graveyard from elsewhere",
    "put into graveyard from library",
)


@tests(Did)
def _did(view: View, context: Context, object_id: ObjectId, p: Did) -> bool:
    this_combat = p.what.removesuffix(" this combat")
    events = of_this_combat(view) if this_combat != p.what else view.state.history
    for event in events:
        match this_combat, event:
            case "attacked", AttackersDeclared(attackers=attackers):
                if any(i == object_id for i, _ in attackers):
                    return True
            case "blocked", BlockersDeclared(blockers=blockers):
                if any(i == object_id for i, _ in blockers):
                    return True
            case "attacked or blocked", AttackersDeclared(attackers=attackers):
                if any(i == object_id for i, _ in attackers):
                    return True
            case "attacked or blocked", BlockersDeclared(blockers=blockers):
                if any(i == object_id for i, _ in blockers):
                    return True
            case "blocked or was blocked", BlockersDeclared(blockers=blockers, newly_blocked=blocked):
                if object_id in blocked or any(object_id in pair for pair in blockers):
                    return True
            case "was blocked", BlockersDeclared(blockers=blockers, newly_blocked=blocked):
                if object_id in blocked or any(i == object_id for _, i in blockers):
                    return True
            case "exerted", PlayerDid(verb="exert", object=one):
                if one == object_id:
                    return True
            case "entered", ZoneChanged(new=new, destination=Zone.BATTLEFIELD):
                if new == object_id:
                    return True
            case "was dealt damage", DamageDealt(to=to):
                if to == object_id:
                    return True
            case "drawn", CardDrawn(object=drawn):
                if drawn == object_id:
                    return True
            case "put into graveyard", ZoneChanged(new=new, destination=Zone.GRAVEYARD):
                if new == object_id:
                    return True
            case "put into graveyard from battlefield", ZoneChanged(
                new=new, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD
            ):
                if new == object_id:
                    return True
            case "put into graveyard from elsewhere", ZoneChanged(new=new, origin=origin, destination=Zone.GRAVEYARD):
                if new == object_id and origin is not Zone.BATTLEFIELD:
                    return True
            case "put into graveyard from library", ZoneChanged(
                new=new, origin=Zone.LIBRARY, destination=Zone.GRAVEYARD
            ):
                if new == object_id:
                    return True
            case "milled", CardsMilled(objects=milled):
                if object_id in milled:
                    return True
            case _:
                continue
    return False


@tests(DealtDamageBySome)
def _dealt_damage_by_some(view: View, context: Context, object_id: ObjectId, p: DealtDamageBySome) -> bool:
    return any(
        isinstance(event, DamageDealt)
        and event.to == object_id
        and event.source_as is not None
        and fits(as_it_was(view, event.source, event.source_as), context, event.source, p.sources)
        for event in view.state.history
    )


def was_discarded_this_turn(game: "Game", object_id: ObjectId) -> bool:
    """The card was discarded this turn and is where that put it (CR 702.187b)."""
    return any(isinstance(h, CardDiscarded) and h.object == object_id for h in game.state.history)


@tests(DiscardedBy)
def _discarded_by(view: View, context: Context, object_id: ObjectId, p: DiscardedBy) -> bool:
    players = matching_players(view, context, p.player)
    return any(
        isinstance(one, e.CardDiscarded) and one.object == object_id and one.player in players
        for one in view.state.history
    )


@tests(PutThereThisTurn)
def _put_there(view: View, context: Context, object_id: ObjectId, p: PutThereThisTurn) -> bool:
    return any(
        isinstance(one, e.ZoneChanged)
        and one.new == object_id
        and (not p.from_battlefield or one.origin is Zone.BATTLEFIELD)
        for one in view.state.history
    )
