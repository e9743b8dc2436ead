"""Choosing all modes for the entwine cost (CR 702.42a).

日本語: 双呪
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.modal import Modal


def is_entwined(effect: Effect | None, modes: tuple[int, ...]) -> bool:
    """Whether more modes were chosen than the number specified: all of them."""
    if not isinstance(effect, Modal) or len(modes) < len(effect.modes):
        return False
    return isinstance(effect.maximum, Fixed) and len(modes) > effect.maximum.value
