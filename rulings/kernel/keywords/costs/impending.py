"""Impending (CR 702.176).

日本語: 兆候
"""

from dataclasses import replace

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import LoseTypes
from rulings.abilities.conditions.condition import AllHold, Fits
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.vocabulary import CardType, Kind, Step
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF, YOU, enters_with_counters, number, triggered
from rulings.kernel.keywords.costs.alternative_costs import alternative_cost

alternative_cost("impending")

_PAID = WasPaid("impending")
_STILL = AllHold((_PAID, Fits(SELF, Filter(Kind.SOURCE, (HasCounter("time"),)))))


@expands("impending")
def impending(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its impending cost was paid: it enters with N time counters, is no creature while it has one, and loses one each
    end step of yours (CR 702.176a)."""
    return (
        replace(enters_with_counters(ability, number(ability), "time"), condition=_PAID),
        StaticAbility(
            text=ability.text,
            affected=SELF,
            changes=(LoseTypes(types=(CardType.CREATURE,)),),
            condition=_STILL,
            keyword=ability.name,
        ),
        triggered(
            ability,
            event=BeginningOf(Step.END),
            condition=_STILL,
            effect=RemoveCounters(YOU, Fixed(1), "time", SELF),
        ),
    )
