"""Targets that are permanents or suspended cards: cards in exile with suspend and a time counter (CR 702.62b)."""

from rulings.abilities.filters.characteristics import HasKeyword, HasType
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose, Target
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import thing

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

# Chosen as a cost is paid.

_MINE = Both((_HERE, ControlledBy(You())))
_OWN_SUSPENDED = Both((InZone(Zone.EXILE), _SUSPENDED, OwnedBy(You())))
_CHOSEN = Choose(Filter(Kind.TOKEN_OR_CARD, (_THERE, Either((_MINE, _OWN_SUSPENDED)))))


thing.phrase("a permanent you control or suspended card you own", Choose(_CHOSEN.filter))
