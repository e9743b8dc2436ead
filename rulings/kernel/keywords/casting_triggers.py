"""Keywords that trigger on casting other spells: prowess, extort (CR 702.101, 702.108).

日本語: 果敢、強請
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts import DoneThisWay, Fixed
from rulings.abilities.costs import Cost, ManaCost
from rulings.abilities.effects import MayPay, Sequence
from rulings.abilities.filters import Filter, HasType, Not
from rulings.abilities.patterns import CastsSpell
from rulings.abilities.players import EachOpponent
from rulings.abilities.verbs.life_and_damage import GainLife, LoseLife
from rulings.abilities.vocabulary import CardType, Kind
from rulings.kernel.keywords import expands
from rulings.kernel.keywords.phrases import SELF, YOU, gets, triggered

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
