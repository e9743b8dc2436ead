"""Cards outside the battlefield and the stack: what they are there, and whose abilities work (CR 113.6, 604.3, 611.3b).

What is not here: permanents and spells (``projection``).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.references import Several, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.characteristics.active_effects import ActiveEffect, layer_in
from rulings.kernel.characteristics.layers import Layer, apply_change
from rulings.kernel.characteristics.permanents import Placed
from rulings.kernel.questions import matching
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection

OBJECT_RULES = (CantDo, MustDo, CanDo)
"""Changes that are rules about objects and no characteristics (CR 613.11)."""


def working_elsewhere(view: "Projection") -> list[Placed]:
    """Objects outside the battlefield whose abilities may function: spells, and elsewhere those that say so."""
    zones, objects = view.state.zones, view.state.objects
    found = [
        (i, Zone.STACK, view.characteristics(i))
        for i in zones.get((Zone.STACK, None), ())
        if (record := objects[i].stack) is None or record.kind == "spell"
    ]
    for (zone, _), ids in zones.items():
        if zone not in (Zone.BATTLEFIELD, Zone.STACK, Zone.LIBRARY):
            view.effort.spend(len(ids))
            found.extend((i, zone, view.characteristics(i)) for i in ids if view.functioning(i))
    return found


def own_effects(obj: GameObject, seen: Characteristics) -> list[ActiveEffect]:
    """The effects by which a card says itself what it is where it lies."""
    statics = [a for a in by_kind(seen.abilities)[0] if a.is_characteristic_defining or _says_what_it_is(a, obj)]
    return [ActiveEffect(0, Context(obj.owner, obj.id), a.changes, None, This(), obj.id, ability=a) for a in statics]


def _says_what_it_is(ability: StaticAbility, obj: GameObject) -> bool:
    is_own = isinstance(ability.affected, This) and ability.condition is None
    return is_own and obj.zone in ability.zones and Zone.LIBRARY in ability.zones


def change_elsewhere(view: "Projection", obj: GameObject, seen: Characteristics, own: Sequence[ActiveEffect]) -> None:
    """Changes the characteristics of a card in place by its own effects and by those that reach it there."""
    reaching = [e for e in view.static_effects() if _reaches(view, e, obj)]
    for layer in Layer:
        for effect in (*own, *sorted(reaching, key=lambda e: e.timestamp)):
            for change in effect.changes:
                if layer_in(effect, change) is layer:
                    apply_change(view, effect.context, obj.id, seen, change)
    for effect in reaching:
        rules = tuple((c, effect.source) for c in effect.changes if isinstance(c, OBJECT_RULES))
        seen.restrictions = seen.restrictions + rules


def _reaches(view: "Projection", effect: ActiveEffect, obj: GameObject) -> bool:
    if effect.affected is not None:
        return obj.id in effect.affected
    references = effect.reference.parts if isinstance(effect.reference, Several) else (effect.reference,)
    cards = [r for r in references if isinstance(r, Filter) and r.kind in (Kind.CARD, Kind.TOKEN_OR_CARD)]
    if not cards or not view.applies_now(effect):
        return False
    return any(
        (obj.zone is not Zone.LIBRARY or _names_a_zone(one)) and matching.fits(view, effect.context, obj.id, one)
        for one in cards
    )


@remember
def _names_a_zone(filter_: Filter) -> bool:
    """It says where the cards are, or are not: then libraries may be meant too."""
    return any(isinstance(node, InZone) for node in walk(filter_))
