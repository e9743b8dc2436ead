"""Many effects that add the same to the power and toughness of the same creatures, added up in layer 7c (CR 613.4c).

What is here: twenty Glorious Anthems done as one, so that many of them on many creatures cost no more than both
together. What is not: effects of which one may depend on another, which are applied one by one (``dependency``).
"""

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from rulings.abilities.changes.change import Change, ModifyPT
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Kind
from rulings.kernel.characteristics.effects_in_force import EffectsInForce
from rulings.kernel.characteristics.layers.layer7_power_toughness import modification
from rulings.kernel.characteristics.settled import is_constant, said_of_all
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.characteristics.active_effects import ActiveEffect


def add_up_alike(view: EffectsInForce, effects: "list[ActiveEffect]") -> "list[ActiveEffect]":
    """Applies at once those that come from the same words under the same player; returns the others.

    Shape: ``effects`` are those of layer 7c, none of which may depend on another: sums don't hang on their order.
    """
    alike: dict[tuple[int, object], list[ActiveEffect]] = defaultdict(list)
    others: list[ActiveEffect] = []
    for effect in effects:
        if effect.ability is not None and effect.locked is None and _is_sum(effect.changes) and _is_common(effect):
            alike[id(effect.ability), effect.context.controller].append(effect)
        else:
            others.append(effect)
    for group in alike.values():
        if len(group) == 1:
            others += group
        else:
            _add(view, [one for one in group if view.applies_now(one)])
    return sorted(others, key=lambda e: e.timestamp)


def _is_common(effect: "ActiveEffect") -> bool:
    """What it applies to is the same for every source of the words, but for the source itself."""
    reference = effect.reference
    if not isinstance(reference, Filter) or reference.kind is not Kind.PERMANENT:
        return False
    return said_of_all(reference) is not None


@remember
def _is_sum(changes: tuple[Change, ...]) -> bool:
    return is_constant(changes) and all(isinstance(change, ModifyPT) for change in changes)


def _add(view: EffectsInForce, group: "list[ActiveEffect]") -> None:
    times: Counter[ObjectId] = Counter()
    for effect in group:
        effect.locked = view.affected_by(effect)
        times.update(effect.locked)
    for change in group[0].changes if group else ():
        assert isinstance(change, ModifyPT)
        power, toughness = modification(view, group[0].context, change)
        for i, number in times.items():
            seen = view.characteristics(i)
            if seen.power is not None:
                seen.power += power * number
            if seen.toughness is not None:
                seen.toughness += toughness * number
