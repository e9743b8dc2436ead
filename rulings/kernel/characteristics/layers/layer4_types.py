"""Layer 4: type-changing effects (CR 613.1d, 205.1, 305.7)."""

from rulings.abilities.changes.change import LoseTypes, SetTypes
from rulings.abilities.subtypes import CREATURE_TYPES, LAND_TYPES, subtypes_of_type, that_fit
from rulings.abilities.vocabulary import CardType
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.questions import finding
from rulings.kernel.questions.numbers import BASIC_LAND_TYPES
from rulings.kernel.state.base_values import keyword_names
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@applies(SetTypes, Layer.TYPE)
def set_types(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: SetTypes) -> None:
    """Adds types, or sets them; a new basic land type in place of the old ones takes the rules text too (CR 305.7)."""
    subtypes = set(change.subtypes)
    if change.chosen is not None:
        chosen = finding.chosen_value(view, context, change.chosen)
        if chosen is None:
            chosen = finding.chosen_value(view, context, "type")
        if isinstance(chosen, str):
            subtypes.add(chosen)
    if change.every == "creature type":
        subtypes |= CREATURE_TYPES
    elif change.every == "land type":
        subtypes |= LAND_TYPES
    elif change.every == "nonbasic land type":
        subtypes |= LAND_TYPES - set(BASIC_LAND_TYPES)
    elif change.every == "basic land type":
        subtypes |= set(BASIC_LAND_TYPES)
    if change.in_addition:
        seen.types |= set(change.types)
        seen.supertypes |= set(change.supertypes)
        # An object gains no subtype whose card type it has not (CR 205.3d).
        seen.subtypes |= set(that_fit(subtypes, frozenset(seen.types)))
        return
    seen.supertypes |= set(change.supertypes)
    if change.types:
        seen.types = frozenset(change.types)
        kept = {s for s in seen.subtypes if any(s in subtypes_of_type(t) for t in change.types)}
        if subtypes:
            kept -= {s for s in kept if any(s in subtypes_of_type(t) for t in change.types)}
        seen.subtypes = frozenset(kept | subtypes)
    elif subtypes:
        replaced = CREATURE_TYPES if subtypes <= CREATURE_TYPES else LAND_TYPES
        seen.subtypes = frozenset((seen.subtypes - replaced) | subtypes)
    if subtypes and subtypes <= set(BASIC_LAND_TYPES) and CardType.LAND in seen.types:
        # It loses what its rules text and old land types gave it; what other effects gave stays (CR 305.7).
        seen.abilities = ()
        seen.keywords = keyword_names(())


@applies(LoseTypes, Layer.TYPE)
def lose_types(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: LoseTypes) -> None:
    """Takes types away, with the subtypes that only they carry (CR 205.1a)."""
    seen.types -= set(change.types)
    seen.supertypes -= set(change.supertypes)
    seen.subtypes -= set(change.subtypes)
    if change.all_creature_types:
        seen.subtypes -= CREATURE_TYPES
    if change.all_land_types:
        seen.subtypes -= LAND_TYPES
    if change.types:
        seen.subtypes = frozenset(s for s in seen.subtypes if any(s in subtypes_of_type(t) for t in seen.types))
