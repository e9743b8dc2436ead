"""Layer 7: power and toughness (CR 613.4)."""

from dataclasses import dataclass, replace

from rulings.abilities.changes.change import Change, ModifyPT, SetPT, SwitchPT
from rulings.kernel.characteristics.layers import Layer, applies, prepares
from rulings.kernel.characteristics.settled import is_constant
from rulings.kernel.questions import numbers
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@applies(SetPT, Layer.PT_SET)
def set_pt(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: SetPT) -> None:
    """Sets power, toughness or both (7b; by characteristic-defining abilities in 7a)."""
    context = replace(context, bindings=context.bindings.set("affected", object_id))
    if change.power is not None:
        seen.power = numbers.signed(view, context, change.power)
        seen.base_power = seen.power
    if change.toughness is not None:
        seen.toughness = numbers.signed(view, context, change.toughness)
        seen.base_toughness = seen.toughness


@applies(ModifyPT, Layer.PT_MODIFY)
def modify_pt(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: ModifyPT) -> None:
    """Adds to power and toughness (7c)."""
    context = replace(context, bindings=context.bindings.set("affected", object_id))
    power, toughness = modification(view, context, change)
    if seen.power is not None:
        seen.power += power
    if seen.toughness is not None:
        seen.toughness += toughness


def modification(view: View, context: Context, change: ModifyPT) -> tuple[int, int]:
    """What is added to power and to toughness."""
    times = 1 if change.times is None else numbers.signed(view, context, change.times)
    return (
        change.power_sign * numbers.bonus(view, context, change.power) * times,
        change.toughness_sign * numbers.bonus(view, context, change.toughness) * times,
    )


@dataclass(frozen=True, slots=True)
class _Sum(Change):
    """What is added to every object that the effect applies to."""

    power: int
    toughness: int


@prepares(ModifyPT)
def what_is_added(view: View, context: Context, change: ModifyPT) -> Change:
    """The sum where no number in it hangs on the object."""
    if not is_constant((change,)):
        return change
    return _Sum(*modification(view, context, change))


@applies(_Sum, Layer.PT_MODIFY)
def add(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: _Sum) -> None:
    """Adds a sum that is known."""
    if seen.power is not None:
        seen.power += change.power
    if seen.toughness is not None:
        seen.toughness += change.toughness


@applies(SwitchPT, Layer.PT_SWITCH)
def switch_pt(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: SwitchPT) -> None:
    """Power becomes toughness and toughness power (7d)."""
    seen.power, seen.toughness = seen.toughness, seen.power
