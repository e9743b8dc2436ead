"""What the rules themselves do between the layers of a projection (CR 613.1-613.4): what hangs on no effect.

What is here: counters, intrinsic mana abilities, values that a creature lacks, and what is remembered of a layer for
those who ask later. What is not: effects and their order (``projection``).
"""

import copy
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from rulings.abilities.vocabulary import CardType
from rulings.kernel.abilities.intrinsic_mana import COLOR_OF_LAND_TYPE, intrinsic_abilities
from rulings.kernel.abilities.rule_counters import change_of_counter
from rulings.kernel.characteristics.active_effects import ActiveEffect, Applied
from rulings.kernel.characteristics.layers import Layer
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject


def refresh_controllers(effects: Iterable[ActiveEffect], seen: Mapping[ObjectId, Characteristics]) -> None:
    """ "You" of a static ability is whoever controls its object after layer 2."""
    for effect in effects:
        if effect.ability is not None and effect.source in seen:
            controller = seen[effect.source].controller
            if controller != effect.context.controller:
                effect.context = replace(effect.context, controller=controller)


def add_intrinsic_mana_abilities(permanents: Iterable[Characteristics]) -> None:
    """Lands with a basic land type have that type's mana ability (CR 305.6)."""
    for seen in permanents:
        if CardType.LAND in seen.types and seen.subtypes & COLOR_OF_LAND_TYPE.keys():
            seen.abilities = seen.abilities + intrinsic_abilities(seen.subtypes)


def keyword_counters(obj: GameObject, controller: PlayerId) -> Iterator[ActiveEffect]:
    """A keyword counter gives its keyword (CR 122.1b), with the timestamp at which it was put there (CR 613.7c)."""
    for kind, number in obj.counters.items():
        change = change_of_counter(kind)
        if change is not None and number > 0:
            stamp = obj.counter_times.get(kind, obj.timestamp)
            here = Context(controller, obj.id)
            yield ActiveEffect(stamp, here, (change,) * number, (obj.id,), None, obj.id, is_counter=True)


def fill_missing_pt(objects: Iterable[Characteristics]) -> None:
    """A creature that has no value for its power or toughness has 0 (CR 208.5)."""
    for seen in objects:
        if CardType.CREATURE in seen.types:
            seen.power = 0 if seen.power is None else seen.power
            seen.toughness = 0 if seen.toughness is None else seen.toughness


def note_texts(objects: Iterable[Characteristics]) -> None:
    """Remembers the rules text as it is after layer 3."""
    for seen in objects:
        seen.text = seen.abilities


def note_base_pt(objects: Iterable[Characteristics]) -> None:
    """Remembers power and toughness as they are before layer 7b (CR 208.4)."""
    for seen in objects:
        seen.base_power, seen.base_toughness = seen.power, seen.toughness


def add_pt_counters(obj: GameObject, seen: Characteristics, watch: Callable[[Applied], None] | None) -> None:
    """Counters that change power and toughness do so in 7c (CR 122.1a, 613.4c)."""
    before = copy.copy(seen) if watch is not None else seen
    for kind, number in obj.counters.items():
        power, slash, toughness = kind.partition("/")
        if slash and kind[0] in "+-" and toughness[0] in "+-":
            if seen.power is not None:
                seen.power += int(power) * number
            if seen.toughness is not None:
                seen.toughness += int(toughness) * number
    if watch is not None and (before.power, before.toughness) != (seen.power, seen.toughness):
        watch(Applied(Layer.PT_MODIFY, None, obj.id, before, copy.copy(seen)))
