"""Level symbols and station symbols; level up and station (CR 702.87, 702.184, 711, 721).

日本語: Ｌｖアップ、配備
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility, LevelBand, StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.changes.change import Change, GainAbilities, SetPT, SetTypes
from rulings.abilities.conditions.condition import AllHold, Compare, Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import TapCost
from rulings.abilities.effects.permanents import GainClassLevel
from rulings.abilities.vocabulary import CardType, Comparison, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands, expands_symbol
from rulings.kernel.abilities.keyword_nodes import ANOTHER_CREATURE_YOU_CONTROL, SELF, put_counters
from rulings.kernel.casting.activation_limits import limits_activation
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare_ability(LevelBand)

LEVEL = cite("716.2a", "level becomes N")


@expands("level up")
def level_up(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A level counter on it, as a sorcery (CR 702.87a)."""
    return (
        ActivatedAbility(
            text=ability.text,
            cost=ability.cost or Cost(),
            effect=put_counters(Fixed(1), kind="level"),
            sorcery_speed=True,
            keyword=ability.name,
        ),
    )


@dataclass(frozen=True, slots=True)
class PowerOfTapped(Amount):
    """The power of the creature tapped as the cost, as it is or last was."""


@counts(PowerOfTapped)
def _power_of_tapped(view: View, context: Context, amount: PowerOfTapped) -> int:
    return sum(max(0, view.characteristics(i).power or 0) for i in context.payment.objects.get("tapped", ()))


@expands("station")
def station(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Tap another untapped creature: charge counters equal to its power, as a sorcery (CR 702.184a)."""
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((TapCost(ANOTHER_CREATURE_YOU_CONTROL),)),
            effect=put_counters(PowerOfTapped(), kind="charge"),
            sorcery_speed=True,
            keyword=ability.name,
        ),
    )


@dataclass(frozen=True, slots=True)
class ClassLevel(Amount):
    """The level of the source; 1 where it has none (CR 716.2d)."""


@counts(ClassLevel)
def _class_level(view: View, context: Context, amount: ClassLevel) -> int:
    value = known(view, context.source).memory.get("level", 1)
    return value if isinstance(value, int) else 1


@performs(GainClassLevel)
@asks_nothing
def _gain_level(game: "Game", context: Context, effect: GainClassLevel) -> None:
    obj = game.state.objects.get(context.source)
    if obj is not None and obj.zone is Zone.BATTLEFIELD:
        game.change_object(obj.id, memory=obj.memory.set("level", effect.level))
        game.emit(
            e.StatusChanged(
                object=obj.id,
                what="level",
                player=context.controller,
                value=str(effect.level),
                citations=(LEVEL,),
            )
        )


@limits_activation("class level")
def next_level_only(game: "Game", object_id: ObjectId, ability: ActivatedAbility) -> bool:
    """A level is gained only from the one before it (CR 716.2a)."""
    effect = ability.effect
    return (
        isinstance(effect, GainClassLevel)
        and _class_level(game.view, Context(game.seen(object_id).controller, object_id), ClassLevel())
        == effect.level - 1
    )


@expands_symbol(LevelBand)
def band(ability: LevelBand) -> tuple[Ability, ...]:
    """Abilities and base power and toughness while it has so many counters (CR 711.2, 721.2); a station symbol with
    power and toughness makes it a creature too (CR 721.2b)."""
    have: Amount = ClassLevel() if ability.counter == "class level" else CountersOn(ability.counter, SELF)
    parts: list[Condition] = [Compare(have, Comparison.AT_LEAST, Fixed(ability.low))]
    if ability.high is not None:
        parts.append(Compare(have, Comparison.AT_MOST, Fixed(ability.high)))
    changes: list[Change] = []
    if ability.power is not None and ability.toughness is not None:
        if ability.counter == "charge":
            changes.append(SetTypes((CardType.CREATURE,)))
        changes.append(SetPT(Fixed(ability.power), Fixed(ability.toughness)))
    if ability.abilities:
        changes.append(GainAbilities(ability.abilities))
    return (StaticAbility(text=ability.text, affected=SELF, changes=tuple(changes), condition=AllHold(tuple(parts))),)
