"""Auras, Equipment and Fortifications that are attached wrongly (CR 704.5m, 704.5n, 704.5p)."""

from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel.actions.attachment import can_be_attached
from rulings.kernel.actions.protection import keeps_off
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

AURA = cite("704.5m", "put into its owner's graveyard")
EQUIPMENT = cite("704.5n", "becomes unattached")
PROTECTED_AURA = cite("702.16c", "put into their owners")
PROTECTED_EQUIPMENT = cite("702.16d", "become unattached")
NOT_BESTOWED = cite("702.103f", "ceases to be bestowed")
OTHER = cite("704.5p", "becomes unattached")
ILLEGAL_HOST = cite("303.4c", "enchanting an illegal object or player")
NO_HOST = cite("301.5c", "illegal or nonexistent permanent")
IS_CREATURE = cite("301.5c", "also a creature")
NO_EQUIPMENT = cite("301.5c", "loses the subtype")


def _may_be_attached(obj: GameObject, seen: Characteristics) -> bool:
    return obj.attached_to is not None or "Aura" in seen.subtypes


@state_based
@asks_nothing
def attachments(game: "Game", actions: Actions) -> None:
    """日本語: 不適正につけられているオーラ・装備品"""
    for i in game.view.permanents.that(_may_be_attached):
        obj = game.object(i)
        seen = game.seen(i)
        is_aura = "Aura" in seen.subtypes
        if is_aura:
            if obj.attached_to is None or not can_be_attached(game, i, obj.attached_to) or (seen.is_creature):
                if obj.memory.get("bestowed"):
                    # It stops being bestowed and stays as a creature (CR 702.103f).
                    actions.unattached.append((i, (NOT_BESTOWED,)))
                    actions.others.append(partial(_end_bestow, aura=i))
                    continue
                rules = (AURA, PROTECTED_AURA if _is_protected(game, i, obj.attached_to) else ILLEGAL_HOST)
                move = ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="state-based", citations=rules)
                actions.moves.append((move, AURA))
        elif obj.attached_to is not None:
            if "Equipment" in seen.subtypes or "Fortification" in seen.subtypes:
                if not can_be_attached(game, i, obj.attached_to):
                    actions.unattached.append((i, _why_not(game, i, obj.attached_to)))
            elif CardType.CREATURE in seen.types or not obj.memory.get("attached by effect"):
                was_equipment = obj.definition is not None and "Equipment" in obj.definition.faces[0].subtypes
                actions.unattached.append((i, (OTHER, NO_EQUIPMENT) if was_equipment else (OTHER,)))


def _end_bestow(game: "Game", aura: ObjectId) -> None:
    if aura in game.state.objects:
        game.change_object(aura, memory=game.object(aura).memory.delete("bestowed"))


def _is_protected(game: "Game", attachment: ObjectId, host: Recipient | None) -> bool:
    return host is not None and keeps_off(game, host, attachment)


def _why_not(game: "Game", attachment: ObjectId, host: Recipient) -> tuple[Citation, ...]:
    """Why an Equipment or Fortification may not stay where it is; a creature among them may be attached to nothing."""
    if CardType.CREATURE in game.seen(attachment).types:
        is_equipment = "Equipment" in game.seen(attachment).subtypes
        return (EQUIPMENT, OTHER, IS_CREATURE) if is_equipment else (EQUIPMENT, OTHER)
    if _is_protected(game, attachment, host):
        return (EQUIPMENT, PROTECTED_EQUIPMENT)
    return (EQUIPMENT, NO_HOST) if "Equipment" in game.seen(attachment).subtypes else (EQUIPMENT,)
