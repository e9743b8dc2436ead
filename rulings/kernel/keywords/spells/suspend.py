"""Suspend (CR 702.62).

日本語: 待機
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import AllHold, Fits
from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import ForAsLongAs
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import GAINS_HASTE, SELF, YOU, YOU_CONTROL, YOUR_UPKEEP, triggered
from rulings.kernel.casting.announcing import choose_x
from rulings.kernel.casting.as_spell import as_spell
from rulings.kernel.casting.casting_legality import why_forbidden
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.casting.special_actions import special_action
from rulings.kernel.casting.spell_forms import becoming_permanent
from rulings.kernel.casting.timing import why_not_timing
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces
from rulings.kernel.effects.spells.casting_by_effect import cast_by_effect
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, SpecialAction
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject, Payment
from rulings.kernel.state.proposals import ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SUSPENDS = cite("702.62a", "exile it with N time counters on it")
IS_SUSPENDED = cite("702.62b", "time counter on it")
PLAYS = cite("702.62a", "without paying its mana cost if able")

_IN_EXILE = Fits(SELF, Filter(Kind.SOURCE, (InZone(Zone.EXILE),)))
_HAS_TIME = Fits(SELF, Filter(Kind.SOURCE, (HasCounter("time"),)))


@dataclass(frozen=True, slots=True)
class PlaySuspended(Effect):
    """Its owner may play the card without paying its mana cost; a creature spell so cast has haste."""


@performs(PlaySuspended)
def _play(game: "Game", context: Context, effect: PlaySuspended) -> Play[None]:
    obj = game.state.objects.get(context.source)
    if obj is None or obj.zone is not Zone.EXILE:
        return
    if not (yield from game.ask_may(context.controller, "play", obj.id, (PLAYS,))):
        return
    spell = yield from cast_by_effect(game, context.controller, obj.id, Cost(()), may_play_land=True)
    if spell is not None and game.object(spell).zone is Zone.STACK:
        game.change_object(spell, memory=game.object(spell).memory.set("suspended", True))


@becoming_permanent
def hastens(game: "Game", spell: GameObject, permanent: ObjectId) -> None:
    """A creature cast by suspend has haste until its controller loses control of it (CR 702.62a)."""
    if not spell.memory.get("suspended") or CardType.CREATURE not in game.seen(spell.id).types:
        return
    context = Context(spell.stack.cast_by if spell.stack and spell.stack.cast_by else spell.controller, permanent)
    lasts = ForAsLongAs(Fits(SELF, Filter(Kind.PERMANENT, (YOU_CONTROL,))))
    add_floating(game, context, lasts, affected=(permanent,), changes=(GAINS_HASTE,))


@expands("suspend")
def suspend(ability: KeywordAbility) -> tuple[Ability, ...]:
    """In exile: remove a time counter each upkeep; with the last one the card may be played (CR 702.62a)."""
    here = (Zone.EXILE,)
    return (
        triggered(
            ability,
            event=YOUR_UPKEEP,
            condition=AllHold((_IN_EXILE, _HAS_TIME)),
            effect=RemoveCounters(YOU, Fixed(1), "time", SELF),
            zones=here,
        ),
        triggered(
            ability,
            event=CountersRemovedFrom("time", SELF, last=True),
            condition=_IN_EXILE,
            effect=PlaySuspended(),
            zones=here,
        ),
    )


def _ability(game: "Game", object_id: ObjectId) -> KeywordAbility | None:
    found = game.seen(object_id).keyword_abilities("suspend")
    return found[0] if found else None


def _why_not(game: "Game", action: SpecialAction) -> Illegal | None:
    obj = game.state.objects.get(action.object)
    if obj is None or obj.zone is not Zone.HAND or obj.owner != action.player:
        return Illegal("not in your hand", "702.62a")
    ability = _ability(game, obj.id)
    if ability is None:
        return Illegal("no suspend", "702.62a")
    number, face = castable_faces(game, obj.id)[0]
    way = CastingWay(Zone.HAND, face, number)
    trial = as_spell(game, action.player, obj.id, way)
    problem = why_not_timing(game, trial, action.player, obj.id, way) or why_forbidden(
        game, trial, action.player, obj.id
    )
    if problem is not None:
        return problem
    context = Context(action.player, obj.id, payment=Payment(x=action.announcement.x))
    if not can_pay_cost(game, context, action.player, ability.cost or Cost(), obj.id):
        return Illegal("can't pay the cost", "118.3")
    return None


@special_action("suspend", _why_not)
def take(game: "Game", action: SpecialAction) -> Play[None]:
    """Pays and exiles the card with its time counters; nothing goes on the stack (CR 702.62a, 116.2f)."""
    ability = _ability(game, action.object)
    assert ability is not None
    assert ability.amount is not None
    cost = ability.cost or Cost()
    # Chosen immediately before the cost is paid (CR 107.3d).
    least = 1 if ability.subtype == "X is not 0" else 0
    x = yield from choose_x(
        game, Context(action.player, action.object), action.player, cost, action.announcement, least
    )
    context = Context(action.player, action.object, payment=Payment(x=x))
    yield from pay_cost(game, context, action.player, cost, action.object, action.announcement.reserve)
    amount = numbers.count(game.view, context, ability.amount)
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=action.object,
                destination=Zone.EXILE,
                cause="suspend",
                by_player=action.player,
                counters=Map({"time": amount}) if amount else Map(),
            )
        ],
        (SUSPENDS,),
    )
    for event in moved:
        game.emit(e.PlayerDid(player=action.player, verb="suspend", object=event.new, citations=(IS_SUSPENDED,)))
