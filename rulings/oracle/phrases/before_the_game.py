"""Choices made before the game begins (CR 607.2p).

What is here: the color of a commander. What is not: opening hands (``opening_hands``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import ColorChosenBeforeGame
from rulings.abilities.references import This
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value


def _color(this: This) -> StaticAbility:
    return StaticAbility(affected=this, changes=(ColorChosenBeforeGame(),), is_characteristic_defining=True)


def _undo_color(node: StaticAbility) -> Mapping[str, Value] | None:
    return {"this": node.affected} if isinstance(node.affected, This) and node == _color(node.affected) else None


ability.phrase(
    "if ~ is your commander, choose a color before the game begins. {this:This} is the chosen color.",
    _color,
    _undo_color,
    kind=StaticAbility,
)
