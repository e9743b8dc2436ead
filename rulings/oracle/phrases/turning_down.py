"""Turning creatures with a morph ability face down (CR 708.2a).

What is here: objects that are picked by their morph ability. What is not: others, after which a sentence may say what
they are face down, and an object that turns itself (``choices``).
"""

from rulings.abilities.effects.permanents import TurnFaceDown
from rulings.abilities.filters.characteristics import HasKeywordAbility
from rulings.abilities.node import walk
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole


def _picked_by_morph(what: ObjectRef) -> bool:
    return any(isinstance(node, HasKeywordAbility) and node.name == "morph" for node in walk(what))


effect.phrase("turn {what:Object} face down", TurnFaceDown(hole("what", where=_picked_by_morph)))
