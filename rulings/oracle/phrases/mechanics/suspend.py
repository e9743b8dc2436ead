"""Suspend and suspended cards (CR 702.62)."""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.durations import Forever
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.filters.characteristics import HasKeyword, HasType
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose, It, Target, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, condition, effect, sentence, thing
from rulings.oracle.holes import hole

_SUSPEND = GainAbilities((KeywordAbility(name="suspend"),))

# As long as it is the object that it is (CR 611.2c).
effect.phrase("{objects:Object} gain[s] suspend", Continuous(hole("objects", It), (_SUSPEND,), Forever()))
condition.words({"it doesn't have suspend": Negated(Fits(It("it"), Filter(Kind.SOURCE, (HasKeyword("suspend"),))))})
exiled_with = ORACLE.category("CounteredExiledWith")
"""What a countered spell is exiled with: counters."""
exiled_with.phrase(
    "exile it with {amount:Amount} time counter(s:amount) on it",
    PutCounters(You(), hole("amount"), "time", ThisWay("countered")),
)
sentence.phrase(
    "counter {what:Object}. if the spell is countered this way, {counters:CounteredExiledWith} instead of putting it "
    "into its owner's graveyard.",
    Sequence((CounterSpell(hole("what"), Zone.EXILE), hole("counters"))),
    carries={"instead": "Sequence"},
)
_THERE = Either((InZone(Zone.BATTLEFIELD), InZone(Zone.EXILE)))
_HERE = InZone(Zone.BATTLEFIELD)
_TIME = HasCounter("time")
_SUSPENDED = Both((HasKeyword("suspend"), _TIME))


def _declare(words: str, permanent: Predicate) -> None:
    """``permanent``: what a permanent must be; a suspended card is none of that."""
    target = Target(Filter(Kind.TOKEN_OR_CARD, (_THERE, Either((permanent, Both((InZone(Zone.EXILE), _SUSPENDED)))))))

    thing.phrase(words, Target(target.filter))


_declare("target permanent or suspended card", _HERE)
_declare("target permanent with a time counter on it or suspended card", Both((_HERE, _TIME)))
_declare("target nonland permanent or suspended card", Both((_HERE, Not(HasType(CardType.LAND)))))
_MINE = Both((_HERE, ControlledBy(You())))
_OWN_SUSPENDED = Both((InZone(Zone.EXILE), _SUSPENDED, OwnedBy(You())))
_CHOSEN = Choose(Filter(Kind.TOKEN_OR_CARD, (_THERE, Either((_MINE, _OWN_SUSPENDED)))))
thing.phrase("a permanent you control or suspended card you own", Choose(_CHOSEN.filter))
