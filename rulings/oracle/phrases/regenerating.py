"""Regenerating by a static ability (CR 701.19b)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CanDo
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

_EACH_TIME = (CanDo("regenerate each time it would be destroyed"),)


ability.phrase(
    "if {this:This} would be destroyed, regenerate it.", StaticAbility(affected=hole("this"), changes=_EACH_TIME)
)
