"""Modes that may be chosen more than once (CR 700.2d, 700.2i).

日本語: 同じモードを２回以上選ぶ
What is here: the effect with each mode as often as it may be chosen, so that each choice of a mode has targets of its
own. What is not: choosing (``rulings.kernel.casting.announcing``).
"""

from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.modal import Modal, Mode
from rulings.kernel.casting.renumbering import shifted
from rulings.kernel.casting.target_slots import slot_count
from rulings.kernel.state.memo import remember


@remember
def with_repeats(effect: Effect) -> Effect:
    """The effect with every mode in as many copies as can be chosen of it, targets apart (CR 700.2d).

    Shape: modal effect that lets modes be repeated -> the same with ``copies``; any other effect as it is.
    """
    if not isinstance(effect, Modal) or not effect.repeat or effect.copies > 1 or not isinstance(effect.maximum, Fixed):
        return effect
    copies = effect.maximum.value
    slots = slot_count(effect)
    modes = tuple(
        replace(mode, effect=shifted(mode.effect, slots * number)) for mode in effect.modes for number in range(copies)
    )
    return replace(effect, modes=modes, copies=copies)


def different_modes(modal: Modal) -> tuple[Mode, ...]:
    """The modes as printed."""
    return modal.modes[:: modal.copies]


def places_of(modal: Modal, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Where the chosen modes stand in ``modal.modes``, in printed order; ``numbers`` are printed places from 0."""
    if modal.copies == 1:
        return tuple(sorted(numbers))
    return tuple(
        number * modal.copies + copy for number in sorted(set(numbers)) for copy in range(numbers.count(number))
    )


def is_entwined(effect: Effect | None, modes: tuple[int, ...]) -> bool:
    """Whether more modes were chosen than the number specified: all of them."""
    if not isinstance(effect, Modal) or len(modes) < len(effect.modes):
        return False
    return isinstance(effect.maximum, Fixed) and len(modes) > effect.maximum.value
