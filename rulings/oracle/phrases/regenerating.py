"""Regenerating by a static ability (CR 701.19b)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CanDo
from rulings.abilities.references import This
from rulings.oracle.categories import ability

_EACH_TIME = (CanDo("regenerate each time it would be destroyed"),)


def _static(this: This) -> StaticAbility:
    return StaticAbility(affected=this, changes=_EACH_TIME)


ability.phrase(
    "if {this:This} would be destroyed, regenerate it.",
    _static,
    lambda node: (
        {"this": node.affected} if isinstance(node.affected, This) and node == _static(node.affected) else None
    ),
    kind=StaticAbility,
)
