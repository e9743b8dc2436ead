"""Carrying a projection over to a later state: only what changed is projected anew.

What is here: telling whether the rest stays as it is. That holds where every continuous effect is plain (``settled``):
what an object is then hangs on that object and on the list of effects alone, so that permanents which are no source of
any effect can be looked at by themselves. What is not: making projections (``projection``). Whatever can't be told
cheaply is projected as a whole; ``tests/kernel/test_carried_projections.py`` compares the two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from operator import is_
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.characteristics.layers import Layer, layer_of
from rulings.kernel.characteristics.settled import is_constant, takes_abilities
from rulings.kernel.state.base_values import base_characteristics, face_of
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState, battlefield, zone_key
from rulings.kernel.state.writes import changed_since

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection

_FEW = 16
"""So many permanents are looked at by themselves; with more of them all are."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What is otherwise in a later state, as far as a projection hangs on it."""

    touched: frozenset[ObjectId]
    """Permanents that are new, gone or changed, or that a new effect applies to."""
    added: tuple[FloatingEffect, ...]
    """Continuous effects that are new, each with fixed objects."""
    elsewhere: tuple[ObjectId, ...]
    """Changed objects that neither were nor are permanents."""


def difference(view: "Projection", state: GameState) -> Difference | None:
    """What is otherwise in a state that came from that of a projection; ``None``: too much to tell.

    Shape: cost linear in the number of changes and of objects on the stack.
    """
    old = view.state
    added = _added(old.effects, state.effects)
    if not view.is_plain or added is None:
        return None
    stack = state.zones.get((Zone.STACK, None), ())
    permanents = view.permanents
    if permanents.work_or_reach_beyond((*stack, *old.zones.get((Zone.STACK, None), ()))):
        return None
    changed = [i for i in changed_since(old, state) if state.objects.get(i) is not old.objects.get(i)]
    elsewhere = tuple(i for i in changed if not _is_permanent(view, state, i))
    reached = [i for effect in added for i in effect.affected or ()]
    touched = frozenset(i for i in (*changed, *reached) if i not in elsewhere)
    fixed = frozenset(ObjectId(i) for i in touched if isinstance(i, int))
    if len(fixed) < len(touched) or len(fixed) > _FEW or _are_sources_elsewhere(old, state, elsewhere):
        return None
    if any(not _is_permanent(view, state, i) for i in fixed) or not _are_same_permanents(old, state, fixed):
        return None
    return Difference(fixed, added, elsewhere)


def _added(old: Sequence[FloatingEffect], now: Sequence[FloatingEffect]) -> tuple[FloatingEffect, ...] | None:
    """The effects that came after the others; ``None``: one ended, or one may change what others apply to."""
    if now is old:
        return ()
    if len(now) < len(old) or not all(map(is_, old, now)):
        return None
    added = tuple(islice(now, len(old), None))
    return added if all(map(_is_for_itself, added)) else None


def _is_for_itself(effect: FloatingEffect) -> bool:
    """It changes a few fixed objects late in the layers, in the same way whatever else there is."""
    return (
        effect.affected is not None
        and effect.condition is None
        and is_constant(effect.changes)
        and not takes_abilities(effect.changes)
        and all((layer := layer_of(one)) is None or layer >= Layer.ABILITY for one in effect.changes)
    )


def _is_permanent(view: "Projection", state: GameState, object_id: ObjectId) -> bool:
    """It is one in either state."""
    found = state.objects.get(object_id)
    return object_id in view.permanents.seen or (found is not None and found.zone is Zone.BATTLEFIELD)


def _are_sources_elsewhere(old: GameState, state: GameState, ids: Sequence[ObjectId]) -> bool:
    """One of the changed objects outside the battlefield may be the source of an effect, or has counters."""
    for i in ids:
        obj = state.objects.get(i)
        if obj is None or obj.zone is Zone.LIBRARY:
            continue
        where = zone_key(obj.zone, obj.owner)
        if state.zones.get(where) is old.zones.get(where) and obj.zone is not Zone.COMMAND:
            # Only in the command zone does an object with abilities change where it lies: it is turned face up.
            continue
        if obj.counters or by_kind(printed_abilities(obj))[0]:
            return True
    return False


def _are_same_permanents(old: GameState, state: GameState, touched: frozenset[ObjectId]) -> bool:
    """All permanents but those touched lie there in the same order."""
    before, now = battlefield(old), battlefield(state)
    if before is now:
        return all(i in state.objects for i in touched)
    return [i for i in before if i not in touched] == [i for i in now if i not in touched]


def printed_abilities(obj: GameObject) -> tuple[Ability, ...]:
    """The abilities that the face which is up is printed with, or copied."""
    if obj.definition is None and obj.copiable is None:
        return ()
    return face_of(obj).abilities


def unreached(obj: GameObject) -> Characteristics:
    """A spell or ability that no continuous effect reaches."""
    seen = base_characteristics(obj)
    seen.text, seen.base_power, seen.base_toughness = seen.abilities, seen.power, seen.toughness
    return seen
