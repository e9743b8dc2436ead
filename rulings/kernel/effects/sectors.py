"""Sectors: choosing one, and blocking only within one (CR 702.158).

日本語: アルファ、ベータ、ガンマの各区画
What is not here: assigning creatures to sectors, a state-based action (``state_based.sectors``).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.combat import BlockWithinSectors, SectorOfChoice
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InChosenSector, InSameSector, InSector
from rulings.abilities.vocabulary import CardType, Kind
from rulings.cite import Citation, cite
from rulings.kernel import events as e
from rulings.kernel.context import Context
from rulings.kernel.continuous_effects import add_floating
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.keywords import asked_by_name
from rulings.kernel.matching import tests
from rulings.kernel.performing import perform, performs
from rulings.kernel.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.game import Game

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
