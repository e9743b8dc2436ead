"""Many effects that add the same to the power and toughness of the same creatures, added up in layer 7c (CR 613.4c).

What is here: twenty Glorious Anthems done as one, so that many of them on many creatures cost no more than both
together. What is not: effects of which one may depend on another, which are applied one by one (``dependency``).
"""

from collections import defaultdict
from typing import TYPE_CHECKING

from rulings.abilities.changes import ModifyPT
from rulings.abilities.filters import Another, Filter
from rulings.abilities.node import walk
from rulings.abilities.references import Attached, This
from rulings.abilities.vocabulary import Kind
from rulings.kernel import matching
from rulings.kernel.layers.layer7_power_toughness import modification
from rulings.kernel.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.active_effects import ActiveEffect
    from rulings.kernel.projection import Projection

_OTHERS = Another()
"""Any but the source of the effect."""


def add_up_alike(view: "Projection", effects: "list[ActiveEffect]") -> "list[ActiveEffect]":
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
    return isinstance(effect.reference, Filter) and _said_of_all(effect.reference) is not None


@remember
def _is_sum(changes: tuple[object, ...]) -> bool:
    return all(isinstance(change, ModifyPT) for change in changes)


@remember
def _said_of_all(filter_: Filter) -> Filter | None:
    """The filter without "other", where nothing else in it is about the source."""
    if filter_.kind is not Kind.PERMANENT:
        return None
    rest = Filter(filter_.kind, tuple(p for p in filter_.predicates if p != _OTHERS))
    return None if any(isinstance(node, (This, Attached, Another)) for node in walk(rest)) else rest


def _add(view: "Projection", group: "list[ActiveEffect]") -> None:
    if not group:
        return
    first = group[0]
    assert isinstance(first.reference, Filter)
    rest = _said_of_all(first.reference)
    assert rest is not None
    spares_itself = rest.predicates != first.reference.predicates
    found = matching.candidates(view, first.context, rest)
    times = dict.fromkeys(found, len(group))
    for effect in group:
        if spares_itself and effect.source in times:
            times[effect.source] -= 1
            effect.locked = tuple(i for i in found if i != effect.source)
        else:
            effect.locked = found
    for change in first.changes:
        assert isinstance(change, ModifyPT)
        power, toughness = modification(view, first.context, change)
        for i in found:
            seen = view.characteristics(i)
            if seen.power is not None:
                seen.power += power * times[i]
            if seen.toughness is not None:
                seen.toughness += toughness * times[i]
