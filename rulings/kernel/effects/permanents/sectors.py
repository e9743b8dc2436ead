"""Sectors: choosing one, and blocking only within one (CR 702.158).

日本語: アルファ、ベータ、ガンマの各区画
Assigning creatures to sectors is a state-based action, here too: ``sectors``.
"""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.combat import BlockWithinSectors, SectorOfChoice
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InChosenSector, InSameSector, InSector
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import perform, performs
from rulings.kernel.questions.matching import tests
from rulings.kernel.state import events as e
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import apnap, battlefield, zone_of
from rulings.kernel.state.view import View, known
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ASSIGNS = cite("704.5u", "chooses a sector designation for each of those creatures they control")
SCULPTOR = "space sculptor"

SECTORS = ("alpha", "beta", "gamma")
SECTOR = "sector"
"""Key of a permanent's memory: its sector designation (CR 702.158b)."""
CHOOSES = cite("702.158d", "choose one of the three sector designations")
WITHIN = cite("702.158e", "Two permanents are in the same sector if each has the same sector designation")
asked_by_name("702.158", "space sculptor")


def sector_of(view: View, object_id: ObjectId) -> str | None:
    """The sector in which a permanent is; ``None`` for none."""
    found = known(view, object_id).memory.get(SECTOR)
    return found if isinstance(found, str) else None


def choose_sector(game: "Game", player: PlayerId, source: ObjectId, rule: Citation) -> Play[str]:
    """Has a player choose one of the three sectors."""
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a sector",
            tuple(Option(name, value=name) for name in SECTORS),
            source=source,
            citations=(rule,),
            default=(0,),
        )
    )
    return str(picked[0].value)


@tests(InSector)
def _in_sector(view: View, context: Context, object_id: ObjectId, p: InSector) -> bool:
    return sector_of(view, object_id) is not None


@tests(InChosenSector)
def _in_chosen_sector(view: View, context: Context, object_id: ObjectId, p: InChosenSector) -> bool:
    chosen = context.bindings.get("chosen sector")
    return chosen is not None and sector_of(view, object_id) == chosen


@tests(InSameSector)
def _in_same_sector(view: View, context: Context, object_id: ObjectId, p: InSameSector) -> bool:
    other = context.bindings.get("affected")
    mine = sector_of(view, object_id)
    return mine is not None and isinstance(other, int) and sector_of(view, ObjectId(other)) == mine


@performs(SectorOfChoice)
def _of_choice(game: "Game", context: Context, effect: SectorOfChoice) -> Play[None]:
    chosen = yield from choose_sector(game, context.controller, context.source, CHOOSES)
    game.emit(
        e.Chosen(player=context.controller, what=SECTOR, value=chosen, object=context.source, citations=(CHOOSES,))
    )
    bound = replace(context, bindings=context.bindings.set("chosen sector", chosen))
    yield from perform(game, bound, effect.effect)


_CREATURES = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), InSector()))
_NEAR = CantDo("be blocked", unless=Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), InSameSector())))


@performs(BlockWithinSectors)
@asks_nothing
def _within(game: "Game", context: Context, effect: BlockWithinSectors) -> None:
    """A rule for this turn, also for creatures that get a sector later (CR 611.2c)."""
    number = add_floating(game, context, UntilEndOfTurn(), filter_=_CREATURES, changes=(_NEAR,))
    game.emit(e.EffectBegan(source=context.source, affected=(), effect_id=number, citations=(WITHIN,)))


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
