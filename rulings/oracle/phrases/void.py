"""What the ability word void asks of the turn (CR 207.2c, 702.185c).

What is here: that condition. What is not: warp.
"""

from rulings.abilities.conditions import AnyHolds, Happened
from rulings.abilities.designations import CastFor
from rulings.abilities.filters import Filter, HasType, Not
from rulings.abilities.patterns import Moves
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import condition

_NONLAND = Filter(Kind.PERMANENT, (Not(HasType(CardType.LAND)),))
_LEFT = Happened(Moves(_NONLAND, origin=Zone.BATTLEFIELD))
_WARPED = Happened(CastFor("warp"))
condition.words(
    {
        "a nonland permanent left the battlefield this turn or a spell was warped this turn": AnyHolds(
            (_LEFT, _WARPED)
        ),
        "a spell was warped this turn": _WARPED,
    }
)
