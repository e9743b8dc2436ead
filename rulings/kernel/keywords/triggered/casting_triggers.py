"""Keywords that trigger on casting other spells: prowess, extort (CR 702.101, 702.108), increment.

日本語: 果敢、強請、増加（increment）
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.amounts.history import DoneThisWay, ManaSpent
from rulings.abilities.conditions.condition import AnyHolds, Compare
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.players import EachOpponent
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import EVENT_OBJECT, SELF, YOU, gets, put_counters, triggered
from rulings.kernel.abilities.rules_of_keywords import declare_rule

_ONE = Fixed(1)


@expands("prowess")
def prowess(ability: KeywordAbility) -> tuple[Ability, ...]:
    """You cast a noncreature spell: it gets +1/+1 until end of turn (CR 702.108a)."""
    event = CastsSpell(YOU, Filter(Kind.SPELL, (Not(HasType(CardType.CREATURE)),)))
    return (triggered(ability, event=event, effect=gets(SELF, _ONE, _ONE)),)


@expands("extort")
def extort(ability: KeywordAbility) -> tuple[Ability, ...]:
    """You cast a spell: you may pay {W/B} for draining each opponent of 1 life (CR 702.101a)."""
    drain = Sequence((LoseLife(EachOpponent(), _ONE), GainLife(YOU, DoneThisWay("lost life"))))
    effect = MayPay(YOU, Cost((ManaCost(("{W/B}",)),)), drain)
    return (triggered(ability, event=CastsSpell(YOU, Filter(Kind.SPELL)), effect=effect),)


declare_rule("increment", cite("603.4", "the ability checks whether the stated condition is true"))


@expands("increment")
def increment(ability: KeywordAbility) -> tuple[Ability, ...]:
    """You cast a spell for more mana than its power or its toughness: a +1/+1 counter on it.

    The edition of 2026-01-16 has no rule of its own for this keyword: what it means is said on the cards.
    """
    spent = ManaSpent(of=EVENT_OBJECT)
    greater = tuple(Compare(spent, Comparison.GREATER, StatOf(stat, SELF)) for stat in (Stat.POWER, Stat.TOUGHNESS))
    event = CastsSpell(YOU, Filter(Kind.SPELL))
    return (triggered(ability, event=event, condition=AnyHolds(greater), effect=put_counters(_ONE)),)
