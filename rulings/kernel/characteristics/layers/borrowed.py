"""What an object has from other objects: their activated abilities, their creature types (CR 613.1d, 613.1f)."""

from rulings.abilities.ability import Ability, ActivatedAbility
from rulings.abilities.changes.change import CreatureTypesOf, GainActivatedAbilities
from rulings.abilities.subtypes import CREATURE_TYPES
from rulings.kernel.abilities.keyword_abilities import functional
from rulings.kernel.abilities.linked import link_of_effect, with_link
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.characteristics.layers.layer6_abilities import add
from rulings.kernel.questions import numbers
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@applies(GainActivatedAbilities, Layer.ABILITY)
def gain_activated_abilities(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: GainActivatedAbilities
) -> None:
    """Gives every activated ability of the others, also those that keywords stand for."""
    found: list[Ability] = []
    for other in numbers.objects_in(view, context, change.of):
        if other != object_id:
            link = link_of_effect(context, other)
            theirs = functional(view.characteristics(other).abilities)
            found += [with_link(one, link) for one in theirs if _is_activated(one)]
    add(seen, tuple(found))


def _is_activated(ability: Ability) -> bool:
    return isinstance(ability, ActivatedAbility)


@applies(CreatureTypesOf, Layer.TYPE)
def creature_types_of(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: CreatureTypesOf
) -> None:
    """Takes the creature types of another object in place of its own."""
    found = numbers.objects_in(view, context, change.of)
    if found:
        taken = view.characteristics(found[0]).subtypes & CREATURE_TYPES
        seen.subtypes = frozenset((seen.subtypes - CREATURE_TYPES) | taken)
