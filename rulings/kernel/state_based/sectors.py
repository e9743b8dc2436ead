"""Creatures get their sectors while somebody controls a permanent with space sculptor (CR 702.158, 704.5u)."""

from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel.characteristics import Characteristics
from rulings.kernel.decisions import Play
from rulings.kernel.effects.sectors import SECTOR, choose_sector, sector_of
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.objects import GameObject
from rulings.kernel.state import apnap, battlefield, zone_of
from rulings.kernel.state_based import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.game import Game

ASSIGNS = cite("704.5u", "chooses a sector designation for each of those creatures they control")
SCULPTOR = "space sculptor"


def _sculpts_space(obj: GameObject, seen: Characteristics) -> bool:
    return seen.has(SCULPTOR)


def _has_sector(obj: GameObject, seen: Characteristics) -> bool:
    return SECTOR in obj.memory


@state_based
def sectors(game: "Game", actions: Actions) -> Play[None]:
    """日本語: 区画への割り当て"""
    sculptors = game.view.permanents.that(_sculpts_space)
    if not sculptors:
        marked = game.view.permanents.that(_has_sector)
        if marked and not _is_on_stack(game):
            actions.others.extend(partial(_assign, object_id=i, sector=None) for i in marked)
        return
    with_one = {game.seen(i).controller for i in sculptors}
    order = apnap(game.state)
    # First whoever controls no such permanent, then the others (CR 702.158c).
    for player in (*(p for p in order if p not in with_one), *(p for p in order if p in with_one)):
        yield from _choose_for(game, actions, player)


def _is_on_stack(game: "Game") -> bool:
    """An ability whose source has space sculptor keeps the designations (CR 702.158b)."""
    records = (game.object(i).stack for i in zone_of(game.state, Zone.STACK))
    return any(one is not None and one.kind != "spell" and game.seen(one.source).has(SCULPTOR) for one in records)


def _choose_for(game: "Game", actions: Actions, player: PlayerId) -> Play[None]:
    for i in battlefield(game.state):
        seen = game.seen(i)
        if seen.is_creature and seen.controller == player and sector_of(game.view, i) is None:
            sector = yield from choose_sector(game, player, i, ASSIGNS)
            actions.others.append(partial(_assign, object_id=i, sector=sector))


def _assign(game: "Game", *, object_id: ObjectId, sector: str | None) -> None:
    obj = game.state.objects.get(object_id)
    if obj is None:
        return
    if sector is None:
        game.change_object(object_id, memory=obj.memory.delete(SECTOR))
        return
    game.change_object(object_id, memory=obj.memory.set(SECTOR, sector))
    player = game.seen(object_id).controller
    game.emit(e.Chosen(player=player, what=SECTOR, value=sector, object=object_id, citations=(ASSIGNS,)))
