"""Layer 5: colour-changing effects (CR 613.1e, 105.3)."""

from rulings.abilities.changes.change import SetColors
from rulings.abilities.vocabulary import Color
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.questions import finding
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@applies(SetColors, Layer.COLOR)
def set_colors(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: SetColors) -> None:
    """Sets the colours, or adds to them."""
    colors = set(change.colors)
    if change.chosen:
        chosen = finding.chosen_value(view, context, "color")
        if isinstance(chosen, str):
            colors.add(Color(chosen))
        elif isinstance(chosen, tuple):
            colors |= {Color(c) for c in chosen}
    seen.colors = frozenset(seen.colors | colors if change.in_addition else colors)
