"""Choices made before the game begins (CR 607.2p).

What is here: the color of a commander. What is not: opening hands (``opening_hands``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import ColorChosenBeforeGame
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

ability.phrase(
    "if ~ is your commander, choose a color before the game begins. {this:This} is the chosen color.",
    StaticAbility(affected=hole("this"), changes=(ColorChosenBeforeGame(),), is_characteristic_defining=True),
)
