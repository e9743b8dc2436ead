"""Level symbols and station symbols; level up and station (CR 702.87, 702.184, 711, 721).

日本語: Ｌｖアップ、配備
"""

from dataclasses import dataclass

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility, LevelBand, StaticAbility
from rulings.abilities.amounts import Amount, CountersOn, Fixed
from rulings.abilities.changes import Change, GainAbilities, SetPT, SetTypes
from rulings.abilities.conditions import AllHold, Compare, Condition
from rulings.abilities.costs import Cost, TapCost
from rulings.abilities.vocabulary import CardType, Comparison
from rulings.kernel import special_words
from rulings.kernel.context import Context
from rulings.kernel.keywords import expands, expands_symbol
from rulings.kernel.keywords.phrases import ANOTHER_CREATURE_YOU_CONTROL, SELF, put_counters
from rulings.kernel.numbers import counts
from rulings.kernel.view import View

special_words.declare_ability(LevelBand)


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


@expands_symbol(LevelBand)
def band(ability: LevelBand) -> tuple[Ability, ...]:
    """Abilities and base power and toughness while it has so many counters (CR 711.2, 721.2); a station symbol with
    power and toughness makes it a creature too (CR 721.2b)."""
    have = CountersOn(ability.counter, SELF)
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
