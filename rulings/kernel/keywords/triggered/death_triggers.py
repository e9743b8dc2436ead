"""Keywords that trigger on going from the battlefield to a graveyard: undying, persist, afterlife, soulshift, recover
(CR 702.46, 702.59, 702.79, 702.93, 702.135).

日本語: 不死、頑強、死後、転生、復活
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.moving import Entering, Exile, ReturnTo
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasStat, HasSubtype, HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import OwnerOf
from rulings.abilities.references import Target, This
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Stat, Zone
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import DIES, EVENT_OBJECT, FLYING, YOU, number, triggered


def _returns(ability: KeywordAbility, counter: str) -> tuple[Ability, ...]:
    had_none = Negated(Fits(EVENT_OBJECT, Filter(Kind.SOURCE, (HasCounter(counter),))))
    entering = Entering(controller=OwnerOf(EVENT_OBJECT), counters=(PutCounters(YOU, Fixed(1), counter, EVENT_OBJECT),))
    effect = ReturnTo(EVENT_OBJECT, Zone.BATTLEFIELD, entering)
    return (triggered(ability, event=DIES, condition=had_none, effect=effect),)


@expands("undying")
def undying(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It dies without +1/+1 counters: it returns with one (CR 702.93a)."""
    return _returns(ability, "+1/+1")


@expands("persist")
def persist(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It dies without -1/-1 counters: it returns with one (CR 702.79a)."""
    return _returns(ability, "-1/-1")


@expands("afterlife")
def afterlife(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It dies: N white and black 1/1 Spirits with flying (CR 702.135a)."""
    spirit = TokenSpec(
        power=Fixed(1),
        toughness=Fixed(1),
        colors=(Color.WHITE, Color.BLACK),
        types=(CardType.CREATURE,),
        subtypes=("Spirit",),
        abilities=(FLYING,),
    )
    return (triggered(ability, event=DIES, effect=CreateToken(YOU, number(ability), spirit)),)


@expands("soulshift")
def soulshift(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It dies: you may return target Spirit card with mana value N or less from your graveyard (CR 702.46a)."""
    spirit = Filter(
        Kind.CARD,
        (
            HasSubtype("Spirit"),
            HasStat(Stat.MANA_VALUE, Comparison.AT_MOST, number(ability)),
            InZone(Zone.GRAVEYARD, YOU),
        ),
    )
    effect = May(YOU, ReturnTo(Target(spirit, slot=0), Zone.HAND))
    return (triggered(ability, event=DIES, effect=effect),)


@expands("recover")
def recover(ability: KeywordAbility) -> tuple[Ability, ...]:
    """A creature is put into your graveyard from the battlefield while this is there: pay to return it, or exile it
    (CR 702.59a)."""
    creature = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
    event = Moves(creature, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD, whose=YOU)
    here = This(zone=Zone.GRAVEYARD)
    effect = MayPay(YOU, ability.cost or Cost(), ReturnTo(here, Zone.HAND), Exile(here))
    return (triggered(ability, event=event, effect=effect, zones=(Zone.GRAVEYARD,)),)
