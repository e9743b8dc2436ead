"""Layer 6: all abilities but mana abilities are lost (CR 605.1, 613.1f)."""

from rulings.abilities.ability import Ability, ActivatedAbility, TriggeredAbility
from rulings.abilities.changes.change import LoseAllButMana
from rulings.kernel.abilities.mana_abilities import is_mana_ability, is_triggered_mana_ability
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.state.base_values import keyword_names
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@applies(LoseAllButMana, Layer.ABILITY)
def lose_all_but_mana(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: LoseAllButMana
) -> None:
    """Keeps activated and triggered mana abilities (CR 605.1a, 605.1b)."""
    seen.abilities = tuple(a for a in seen.abilities if _is_mana(a))
    seen.granted = tuple(a for a in seen.granted if any(a is b for b in seen.abilities))
    seen.keywords = keyword_names(seen.abilities)


def _is_mana(ability: Ability) -> bool:
    if isinstance(ability, ActivatedAbility):
        return is_mana_ability(ability)
    return isinstance(ability, TriggeredAbility) and is_triggered_mana_ability(ability)
