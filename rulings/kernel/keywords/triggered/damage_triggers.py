"""Keywords that trigger on combat damage or on not being blocked: ingest, poisonous, renown, frenzy (CR 702.68, 702.70,
702.112, 702.115).

日本語: 昇華、有毒、高名、熱狂
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import Exile
from rulings.abilities.events.combat import AttacksUnblocked
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, ThatPlayer
from rulings.abilities.references import Antecedent, TopCards
from rulings.abilities.vocabulary import Kind
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF, YOU, gets, number, put_counters, triggered
from rulings.kernel.keywords.triggered.designations import Becomes

special_words.declare(HasProperty, "renowned")

_HITS = DealsDamage(SELF, to=AnyPlayer(), combat=True)
_THAT_PLAYER = ThatPlayer(Antecedent("event damaged player"))


@expands("ingest")
def ingest(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It deals combat damage to a player: that player exiles their top card (CR 702.115a)."""
    effect = Exile(TopCards(Fixed(1), _THAT_PLAYER), who=_THAT_PLAYER)
    return (triggered(ability, event=_HITS, effect=effect),)


@expands("poisonous")
def poisonous(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It deals combat damage to a player: N poison counters for that player (CR 702.70a)."""
    effect = PutCounters(YOU, number(ability), "poison", _THAT_PLAYER)
    return (triggered(ability, event=_HITS, effect=effect),)


@expands("renown")
def renown(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It deals combat damage to a player and isn't renowned: N +1/+1 counters, and it is (CR 702.112a)."""
    is_not = Negated(Fits(SELF, Filter(Kind.SOURCE, (HasProperty("renowned"),))))
    effect = Sequence((put_counters(number(ability)), Becomes("renowned")))
    return (triggered(ability, event=_HITS, condition=is_not, effect=effect),)


@expands("frenzy")
def frenzy(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks and isn't blocked: +N/+0 until end of turn (CR 702.68a)."""
    return (triggered(ability, event=AttacksUnblocked(SELF), effect=gets(SELF, number(ability), Fixed(0))),)
