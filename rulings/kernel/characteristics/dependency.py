"""Which of several effects in one layer goes first: dependency, then timestamp (CR 613.7, 613.8)."""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.changes.change import SetController
from rulings.abilities.node import walk
from rulings.abilities.references import This
from rulings.kernel.characteristics.layers import Layer, layer_of
from rulings.kernel.characteristics.settled import is_constant, looks_at_settled, sees_no_size, takes_abilities
from rulings.kernel.questions import finding, numbers

if TYPE_CHECKING:
    from rulings.kernel.characteristics.active_effects import ActiveEffect
    from rulings.kernel.characteristics.projection import Projection


def _may_depend(layer: Layer, effect: "ActiveEffect", takes: bool) -> bool:
    """A cheap no: what it applies to, whether it exists and what it does hangs on nothing that the layer changes."""
    if layer >= Layer.PT_DEFINING and sees_no_size(effect):
        # From layer 7 on nothing but power and toughness changes.
        return False
    if not is_constant(effect.changes):
        return True
    if effect.locked is not None or effect.affected is not None:
        return False
    if layer < Layer.ABILITY or (layer is Layer.ABILITY and takes):
        # Its own object could lose it, or what it looks for could become something else.
        return True
    source = effect.ability or effect.floating
    has_condition = source is not None and source.condition is not None
    return has_condition or (effect.reference is not None and not looks_at_settled(effect.reference))


def _footprint(view: "Projection", layer: Layer, effect: "ActiveEffect") -> tuple[object, ...]:
    """Whether it exists, what it applies to, and what it does to them (CR 613.8a)."""
    if not view.applies_now(effect):
        return (False,)
    affected = view.affected_by(effect)
    values: list[object] = []
    for change in effect.changes:
        if layer_of(change) is layer:
            if isinstance(change, SetController):
                # "You control enchanted creature": who that is hangs on who controls the Aura.
                values.append(finding.find_players(view, view.context_of(effect), change.player))
            for node in walk(change):
                if isinstance(node, Amount) and not isinstance(node, Fixed) and numbers.is_known_amount(type(node)):
                    values.append(numbers.signed(view, effect.context, node))
    return (True, affected, tuple(values))


def any_may_depend(layer: Layer, effects: "list[ActiveEffect]") -> bool:
    """Whether dependency has to be looked for among these at all: a cheap no.

    Shape: what is so of some effects is so of fewer of them.
    """
    takes = layer is Layer.ABILITY and any(takes_abilities(e.changes) for e in effects)
    return any(_may_depend(layer, e, takes) for e in effects)


def order_by_dependency(view: "Projection", layer: Layer, remaining: "list[ActiveEffect]") -> "ActiveEffect":
    """The effect to apply next: the earliest that depends on no other; in a loop the earliest of all (CR 613.8b).

    Shape: ``remaining`` is in timestamp order and not empty.
    """
    if len(remaining) == 1:
        return remaining[0]
    takes = layer is Layer.ABILITY and any(takes_abilities(e.changes) for e in remaining)
    if not any(_may_depend(layer, e, takes) for e in remaining):
        return remaining[0]
    before = {id(e): _footprint(view, layer, e) for e in remaining}
    trials: dict[int, Projection] = {}
    for effect in remaining:
        if not _may_depend(layer, effect, takes) or not _depends_on_any(view, layer, effect, remaining, before, trials):
            return effect
    return _first_of_a_loop(
        remaining, {id(e): _those_it_depends_on(view, layer, e, remaining, before, trials) for e in remaining}
    )


def _first_of_a_loop(remaining: "list[ActiveEffect]", depends: "dict[int, list[ActiveEffect]]") -> "ActiveEffect":
    """The earliest effect of a loop that waits for nothing outside of it; what depends on a loop waits for it."""
    reached: dict[int, set[int]] = {}
    for effect in remaining:
        found: set[int] = set()
        open_ = [effect]
        while open_:
            for other in depends[id(open_.pop())]:
                if id(other) not in found:
                    found.add(id(other))
                    open_.append(other)
        reached[id(effect)] = found
    return next(e for e in remaining if all(id(e) in reached[other] for other in reached[id(e)]))


def _those_it_depends_on(
    view: "Projection",
    layer: Layer,
    effect: "ActiveEffect",
    remaining: "list[ActiveEffect]",
    before: dict[int, tuple[object, ...]],
    trials: "dict[int, Projection]",
) -> "list[ActiveEffect]":
    return [one for one in remaining if _depends_on_any(view, layer, effect, [one], before, trials)]


def _depends_on_any(
    view: "Projection",
    layer: Layer,
    effect: "ActiveEffect",
    remaining: "list[ActiveEffect]",
    before: dict[int, tuple[object, ...]],
    trials: "dict[int, Projection]",
) -> bool:
    for other in remaining:
        if other is effect or not _can_influence(view, other, effect):
            continue
        if id(other) not in trials:
            trials[id(other)] = view.trial(layer, other)
        if _footprint(trials[id(other)], layer, effect) != before[id(effect)]:
            return True
    return False


def _can_influence(view: "Projection", other: "ActiveEffect", effect: "ActiveEffect") -> bool:
    """A cheap no: a constant effect on itself is influenced only by what touches that object."""
    if (
        isinstance(effect.reference, This)
        and is_constant(effect.changes)
        and (effect.ability is not None and effect.ability.condition is None)
    ):
        return effect.source in view.affected_by(other)
    return True
