"""Commanders that leave the command zone otherwise than by being cast (CR 903.8, 408.3).

What is here: "put ~ onto the battlefield from the command zone", "put your commander into your hand from the command
zone". What is not: whose commander it is (``commanders``).
"""

from rulings.abilities.effects.moving import PutInto
from rulings.abilities.filters.characteristics import HasProperty, SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose, CommandersOf, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import effect, qualifier

_ITSELF = PutInto(You(), This(zone=Zone.COMMAND), Zone.BATTLEFIELD)
_YOURS = Choose(Filter(Kind.CARD, (HasProperty("commander"), OwnedBy(You()), InZone(Zone.COMMAND))))
"""A player with two commanders chooses which one (CR 903.3d)."""

qualifier.words({"that shares a creature type with your commander": SharesWith("creature type", CommandersOf(You()))})
effect.words(
    {
        "put ~ onto the battlefield from the command zone": _ITSELF,
        "put your commander into your hand from the command zone": PutInto(You(), _YOURS, Zone.HAND),
    }
)
