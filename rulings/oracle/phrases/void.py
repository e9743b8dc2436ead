"""What the ability word void asks of the turn (CR 207.2c, 702.185c).

What is here: that condition. What is not: warp.
"""

from rulings.abilities.conditions.condition import AnyHolds
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastFor
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Not
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
