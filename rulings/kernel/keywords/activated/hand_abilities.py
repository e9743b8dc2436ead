"""Activated abilities of cards in hand: transmute, reinforce; and of permanents like them: outlast, transfigure (CR
702.53, 702.71, 702.77, 702.107).

日本語: 変成、補強、長久、変容
"""

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost, SacrificeCost, TapSelf
from rulings.abilities.effects.cards import Search, Shuffle
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.filters.characteristics import HasStat, HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Antecedent, It, Target, ThisWay
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Zone
from rulings.kernel.abilities.keyword_abilities import asked_by_name, expands
from rulings.kernel.abilities.keyword_nodes import CREATURE, SELF, YOU, number, put_counters

asked_by_name("702.142", "boast")
asked_by_name("702.177", "exhaust")
asked_by_name("702.57", "forecast")
asked_by_name("702.178", "max speed")
asked_by_name("702.139", "companion")


def _same_mana_value(role: str) -> HasStat:
    return HasStat(Stat.MANA_VALUE, Comparison.EQUAL, StatOf(Stat.MANA_VALUE, It("it", Antecedent(role))))


@expands("transmute")
def transmute(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Discard this: find a card with the same mana value, as a sorcery (CR 702.53a)."""
    cost = ability.cost or Cost()
    effect = Sequence(
        (
            Search(YOU, Filter(Kind.CARD, (_same_mana_value("discarded"),)), reveal=True),
            PutInto(YOU, ThisWay("found"), Zone.HAND),
            Shuffle(YOU),
        )
    )
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, DiscardCost(SELF))),
            effect=effect,
            zones=(Zone.HAND,),
            sorcery_speed=True,
            keyword=ability.name,
        ),
    )


@expands("transfigure")
def transfigure(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Sacrifice this: put a creature card with the same mana value from your library onto the battlefield (CR
    702.71a)."""
    cost = ability.cost or Cost()
    wanted = Filter(Kind.CARD, (HasType(CardType.CREATURE), _same_mana_value("sacrificed")))
    effect = Sequence((Search(YOU, wanted), PutInto(YOU, ThisWay("found"), Zone.BATTLEFIELD), Shuffle(YOU)))
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, SacrificeCost(SELF))),
            effect=effect,
            sorcery_speed=True,
            keyword=ability.name,
        ),
    )


@expands("reinforce")
def reinforce(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Discard this: N +1/+1 counters on target creature (CR 702.77a)."""
    cost = ability.cost or Cost()
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, DiscardCost(SELF))),
            effect=put_counters(number(ability), Target(CREATURE, slot=0)),
            zones=(Zone.HAND,),
            keyword=ability.name,
        ),
    )


@expands("outlast")
def outlast(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Cost and {T}: a +1/+1 counter on it, as a sorcery (CR 702.107a)."""
    cost = ability.cost or Cost()
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, TapSelf())),
            effect=put_counters(Fixed(1)),
            sorcery_speed=True,
            keyword=ability.name,
        ),
    )
