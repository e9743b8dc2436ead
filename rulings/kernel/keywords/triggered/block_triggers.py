"""Keywords that trigger on blocking and being blocked: flanking, bushido, rampage, afflict (CR 702.23, 702.25, 702.45,
702.130).

日本語: 側面攻撃、武士道、ランページ、加虐
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Minus
from rulings.abilities.amounts.counting import Count
from rulings.abilities.conditions.condition import Exists
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.events.combat import BecomesBlocked
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.combat import IsBlocking
from rulings.abilities.filters.filter import Not
from rulings.abilities.players import DefendingPlayer
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import BLOCKS, EVENT_OTHER, SELF, creatures, gets, number, triggered

_BECOMES_BLOCKED = BecomesBlocked(SELF)


@expands("bushido")
def bushido(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It blocks or becomes blocked: +N/+N until end of turn (CR 702.45a)."""
    amount = number(ability)
    event = AnyOfEvents((BLOCKS, _BECOMES_BLOCKED))
    return (triggered(ability, event=event, effect=gets(SELF, amount, amount)),)


@expands("flanking")
def flanking(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It becomes blocked by a creature without flanking: that creature gets -1/-1 (CR 702.25a)."""
    event = BecomesBlocked(SELF, by=creatures(Not(HasKeyword("flanking"))))
    return (triggered(ability, event=event, effect=gets(EVENT_OTHER, Fixed(1), Fixed(1), sign=-1)),)


@expands("rampage")
def rampage(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It becomes blocked: +N/+N for each creature blocking it beyond the first (CR 702.23a)."""
    blocking = creatures(IsBlocking(SELF))
    beyond = Minus(Count(blocking), Fixed(1))
    amount = number(ability)
    effect = If(Exists(blocking, amount=Fixed(2)), gets(SELF, amount, amount, times=beyond))
    return (triggered(ability, event=_BECOMES_BLOCKED, effect=effect),)


@expands("afflict")
def afflict(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It becomes blocked: defending player loses N life (CR 702.130a)."""
    return (triggered(ability, event=_BECOMES_BLOCKED, effect=LoseLife(DefendingPlayer(), number(ability))),)
