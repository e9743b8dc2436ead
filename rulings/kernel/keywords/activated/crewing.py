"""Tapping other creatures for power: crew and saddle; vehicles that animate themselves: living metal (CR 702.122,
702.161, 702.171).

日本語: 搭乗、生体金属、騎乗
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.changes.permissions import CanDo, CantDo
from rulings.abilities.conditions.condition import PlayerIs
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import TapCost
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.filters.history import Another
from rulings.abilities.players import ActivePlayer
from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF, YOU, YOU_CONTROL, creatures, number
from rulings.kernel.casting.costs.tapping import CREWING
from rulings.kernel.happening.keeping import ends_at_cleanup
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions.matching import tests
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(CantDo, "crew")
special_words.declare(CanDo, *CREWING)
special_words.declare(Does, "become crewed")
special_words.declare(HasProperty, "saddled")

CREWS = cite("702.122b", "crews a Vehicle")
SADDLES = cite("702.171c", "saddles")
BECOMES_SADDLED = cite("702.171a", "saddled until end of turn")

_ARTIFACT_CREATURE = SetTypes((CardType.ARTIFACT, CardType.CREATURE))


@dataclass(frozen=True, slots=True)
class CanCrew(Predicate):
    """No effect says that the creature can't crew Vehicles."""


@tests(CanCrew)
def _can_crew(view: View, context: Context, object_id: ObjectId, predicate: CanCrew) -> bool:
    return not any(
        isinstance(rule, CantDo) and rule.what == "crew" for rule, _ in view.characteristics(object_id).restrictions
    )


@dataclass(frozen=True, slots=True)
class BecomesCrewed(Effect):
    """A crew or saddle ability resolves: the permanent is crewed or saddled."""

    verb: str


@performs(BecomesCrewed)
@asks_nothing
def _becomes_crewed(game: "Game", context: Context, effect: BecomesCrewed) -> None:
    tapped = context.payment.objects.get("tapped", ())
    is_there = context.source in game.state.objects
    if effect.verb == "saddle" and is_there:
        memory = game.object(context.source).memory
        game.change_object(context.source, memory=memory.set("saddled", True).set("saddled by", tapped))
        game.emit(e.StatusChanged(object=context.source, what="saddled", citations=(BECOMES_SADDLED,)))
    if effect.verb == "crew":
        if is_there:
            memory = game.object(context.source).memory
            game.change_object(context.source, memory=memory.set("crewed by", tapped))
        game.emit(e.PlayerDid(player=context.controller, verb="become crewed", object=context.source))


@ends_at_cleanup
def end_saddled(game: "Game") -> None:
    """A saddled permanent stays so until the end of the turn (CR 702.171b)."""
    for i in battlefield(game.state):
        obj = game.object(i)
        if obj.memory.get("saddled"):
            game.change_object(i, memory=obj.memory.delete("saddled"))


@expands("crew")
def crew(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Tap other untapped creatures with total power N: it becomes an artifact creature until end of turn (CR
    702.122a)."""
    cost = TapCost(creatures(Another(), YOU_CONTROL, CanCrew()), total_power=number(ability), action="crew")
    becomes = Continuous(SELF, (_ARTIFACT_CREATURE,), UntilEndOfTurn())
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((cost,)),
            effect=Sequence((becomes, BecomesCrewed("crew"))),
            keyword="crew",
        ),
    )


@expands("saddle")
def saddle(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Tap other untapped creatures with total power N: it becomes saddled until end of turn, as a sorcery (CR
    702.171a)."""
    cost = TapCost(creatures(Another(), YOU_CONTROL), total_power=number(ability), action="saddle")
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((cost,)),
            effect=BecomesCrewed("saddle"),
            sorcery_speed=True,
            keyword="saddle",
        ),
    )


@expands("living metal")
def living_metal(ability: KeywordAbility) -> tuple[Ability, ...]:
    """During your turn it is an artifact creature in addition to its other types (CR 702.161a)."""
    return (
        StaticAbility(
            text=ability.text,
            affected=SELF,
            changes=(_ARTIFACT_CREATURE,),
            condition=PlayerIs(ActivePlayer(), YOU),
            keyword=ability.name,
        ),
    )
