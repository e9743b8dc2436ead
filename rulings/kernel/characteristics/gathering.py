"""Continuous effects gathered for a projection: of spells and abilities, and of static abilities (CR 611.2, 611.3).

What is here: which there are, and from when each counts. What is not: applying them (``projection``).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.functions import by_kind, zones_of
from rulings.kernel.abilities.keyword_abilities import expand
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.characteristics.carrying import printed_abilities
from rulings.kernel.characteristics.layers import Layer
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState

StaticKey = tuple[ObjectId, int, int]
"""A static ability of an object: the object, the ability by its identity, and the how-manieth such one it is."""
Given = dict[StaticKey, tuple[Layer, int]]
"""Static abilities that effects gave to objects -> in which layer, and the timestamp of the effect."""


def floating_effects(state: GameState) -> Iterator[ActiveEffect]:
    """The continuous effects that resolved spells and abilities left behind."""
    for effect in state.effects:
        if effect.changes:
            yield ActiveEffect(
                effect.timestamp,
                effect.context,
                effect.changes,
                effect.affected,
                effect.filter,
                effect.context.source,
                floating=effect,
            )


def sources_of_statics(state: GameState, layered: Sequence[ObjectId]) -> list[ObjectId]:
    """The objects whose static abilities may function: permanents and spells, and cards elsewhere that say so."""
    found = list(layered)
    for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.HAND):
        for (place, _), ids in state.zones.items():
            if place is zone:
                found.extend(i for i in ids if _has_static_elsewhere(state.objects[i], zone))
    return found


def _has_static_elsewhere(obj: GameObject, zone: Zone) -> bool:
    return any(zone in a.zones and not a.is_characteristic_defining for a in by_kind(printed_abilities(obj))[0])


def new_static_effects(
    obj: GameObject, seen: Characteristics, done: set[StaticKey], given: Given
) -> Iterator[ActiveEffect]:
    """Effects of the static abilities that an object has now and had not before; they are noted in ``done``."""
    places: Counter[int] = Counter()
    for ability in by_kind(seen.abilities)[0]:
        # Two effects may have given it the same ability: each is an ability of its own.
        key = (obj.id, id(ability), places[id(ability)])
        places[id(ability)] += 1
        if key in done or obj.zone not in zones_of(ability):
            continue
        done.add(key)
        given_in, given_at = given.get(key, (None, 0))
        yield ActiveEffect(
            max(obj.timestamp, given_at),
            Context(seen.controller, obj.id, payment=obj.payment),
            ability.changes,
            None,
            ability.affected,
            obj.id,
            ability=ability,
            is_granted=given_in is Layer.ABILITY,
        )


def note_given(
    given: Given,
    layer: Layer,
    effect: ActiveEffect,
    object_id: ObjectId,
    *,
    before: tuple[Ability, ...],
    now: tuple[Ability, ...],
) -> None:
    """Static abilities that an effect has just created make effects that are not older than it (CR 613.7a)."""
    if now is before:
        return
    had = Counter(id(one) for one in before)
    for one in now:
        had[id(one)] -= 1
        if had[id(one)] < 0:
            for ability in (one, *(expand(one) if isinstance(one, KeywordAbility) else ())):
                if isinstance(ability, StaticAbility):
                    place = sum(1 for other in before if other is one) - had[id(one)] - 1
                    given[object_id, id(ability), place] = (layer, effect.timestamp)


@remember
def has_static(abilities: tuple[Ability, ...]) -> bool:
    """One of them is a static ability, or a keyword that stands for one."""
    meant = (part for one in abilities for part in (one, *(expand(one) if isinstance(one, KeywordAbility) else ())))
    return any(isinstance(one, StaticAbility) for one in meant)
