"""Layer 3: the rules text or the full text of another object (CR 612.5, 612.6, 613.1c)."""

from rulings.abilities.ability import as_abilities
from rulings.abilities.changes.change import HasFullText, HasTextBox
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.questions import finding
from rulings.kernel.state.base_values import base_characteristics, keyword_names
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@applies(HasTextBox, Layer.TEXT)
def has_text_box(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: HasTextBox) -> None:
    """All of its rules text is replaced; name, types and size stay (CR 612.5)."""
    seen.abilities = as_abilities(change.abilities)
    seen.keywords = keyword_names(seen.abilities)


@applies(HasFullText, Layer.TEXT)
def has_full_text(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: HasFullText
) -> None:
    """Also name, mana cost, colours, types, power and toughness are those that the other's text says (CR 612.6)."""
    found = finding.find_objects(view, context, change.of)
    if not found:
        return
    printed = base_characteristics(view.state.objects[found[0]])
    seen.name, seen.other_names = printed.name, printed.other_names
    seen.mana_cost, seen.mana_value, seen.colors = printed.mana_cost, printed.mana_value, printed.colors
    seen.supertypes, seen.types, seen.subtypes = printed.supertypes, printed.types, printed.subtypes
    seen.abilities = (*printed.abilities, *as_abilities(change.abilities))
    seen.keywords = keyword_names(seen.abilities)
    seen.power, seen.toughness = printed.power, printed.toughness
