"""Examples: a value with holes, which both makes and recognises what a phrase means.

What is here: making is substitution, recognising is matching, so the two can't disagree. Both are put together from
small functions once, where the phrase is declared. What is not: the forms (``rulings.oracle.holes``) and looking
through an example (``rulings.oracle.plan``).
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from rulings.abilities.node import Node
from rulings.oracle.holes import NO_DEFAULT, But, Guard, Hole, WorkedOut
from rulings.oracle.matching import (
    DoesNotApplyError,
    Maker,
    Matcher,
    Slots,
    changed_as_found,
    check_of,
    compared_fields,
    equal_to,
    field_defaults,
    maker_or_constant,
    part_of,
    together_of,
    vars_of,
    with_parts,
)
from rulings.oracle.plan import Plan
from rulings.oracle.template import GrammarError


@dataclass(frozen=True, slots=True)
class Example:
    """An example made ready."""

    make: Callable[..., Any | None]
    """Slots to meaning; ``None`` where a guard does not hold."""
    unmake: Callable[[Any], Mapping[str, Any] | None]
    """Meaning to slots; ``None`` where it is no such thing."""
    defaults: Mapping[str, Hashable]
    """Of the slots in optional groups."""
    guards: Mapping[str, Guard]
    """By slot."""


class ReadyLater:
    """An example that is made ready when it is asked for the first time: most phrases are not, in most runs."""

    __slots__ = ("_example", "_ready", "holder")

    def __init__(self, ready: Callable[[], Example]) -> None:
        self._ready = ready
        self._example: Example | None = None
        self.holder: Any = None
        """What has ``make`` and ``unmake`` of this in fields of that name: it gets the ready ones."""

    def example(self) -> Example:
        """Raises: GrammarError: the example is wrong (``ready``)."""
        if self._example is None:
            self._example = self._ready()
            if self.holder is not None:
                object.__setattr__(self.holder, "make", self._example.make)
                object.__setattr__(self.holder, "unmake", self._example.unmake)
        return self._example

    def make(self, **slots: Any) -> Any | None:
        """As ``Example.make``."""
        return self.example().make(**slots)

    def unmake(self, value: Any) -> Mapping[str, Any] | None:
        """As ``Example.unmake``."""
        return self.example().unmake(value)


def ready(
    value: Any,
    slots: Sequence[str],
    optional: Set[str],
    kinds: Callable[[str], frozenset[type]],
    *,
    wording: int,
    where: Callable[..., object] | None,
    also: Mapping[str, Any],
) -> Example:
    """An example made ready to make and to recognise.

    Shape: the value with holes; the slots of the template and those of them in optional groups; the classes that a
    slot's category makes, asked only as something is read or printed; ``wording`` of the outermost node, below 0 where
    it keeps its own; a guard over several slots, by the names of its parameters; what the slots hold that stand
    nowhere in the value, as examples of the others.
    Raises: GrammarError: a slot has no place, a hole no slot, an optional slot no default, or a part no class.
    """
    plan = Plan(frozenset(slots), optional, kinds)
    is_slot = type(value) in (Hole, But, WorkedOut)
    if wording > 0 and not is_slot and isinstance(value, Node):
        value = replace(value, wording=wording)
    make, match = plan.compile(value)
    plan.say_again(also)
    plan.check()
    if make is not None and wording > 0 and is_slot:
        make = _with_wording(make, wording)
    return Example(
        _maker(plan, maker_or_constant(make, value), where),
        _unmaker(plan, match or equal_to(value), where),
        plan.defaults,
        plan.guards,
    )


def _with_wording(make: Maker, wording: int) -> Maker:
    """For an example that is a slot, changed or not: its node in the phrase's wording."""

    def reworded(slots: Slots) -> Any:
        made = make(slots)
        return replace(made, wording=wording) if isinstance(made, Node) else made

    return reworded


def _maker(plan: Plan, build: Maker, where: Callable[..., object] | None) -> Callable[..., Any | None]:
    """The function that makes the value from keyword arguments."""
    guards = _guard_checks(plan)
    losses = [(name, _loss(plan, name)) for name in _restorable(plan)]
    defaults = dict(plan.defaults)
    together = None if where is None else together_of(where, plan.slots)
    also = list(plan.also.items())
    can_fail = bool(plan.worked_out)
    if not (guards or losses or defaults or together or also or can_fail):
        return lambda **slots: build(slots)

    def make(**slots: Any) -> Any | None:
        for name, default in defaults.items():
            slots.setdefault(name, default)
        for name, holds in guards:
            if not holds(slots[name]):
                return None
        if together is not None and not together(slots):
            return None
        for name, is_lost in losses:
            if is_lost(slots[name]):
                return None
        try:
            if any(again(slots) != slots[name] for name, again in also):
                return None
            return build(slots)
        except DoesNotApplyError:
            return None

    return make


def _guard_checks(plan: Plan) -> list[tuple[str, Callable[[Any], object]]]:
    return [
        (name, check_of(guard, plan.defaults.get(name, NO_DEFAULT)))
        for name, guard in plan.guards.items()
        if guard.classes or guard.unless or guard.where
    ]


def _restorable(plan: Plan) -> Iterator[str]:
    """The slots of which only parts stand in the example, or what they hold with other fields."""
    for name in sorted(plan.slots):
        if name not in plan.whole and name not in plan.also:
            yield name


def _loss(plan: Plan, name: str) -> Callable[[Any], bool]:
    """Whether something of a slot's value is lost that is put together again from what the example says of it."""
    put_together = _assembler(plan, name)
    parts = [(key, attrgetter(".".join(path))) for path, key in plan.parts.get(name, {}).items()]
    changed = plan.changed.get(name)
    is_whole: bool | None = None

    def is_lost(value: Any) -> bool:
        nonlocal is_whole
        if is_whole is None:
            is_whole = _is_said_by_parts(plan, name)
        if is_whole:
            return False
        try:
            found = {key: get(value) for key, get in parts}
        except AttributeError:
            return True
        if changed is not None:
            found[changed[0]] = value
        return bool(put_together(found) != value)

    return is_lost


def _is_said_by_parts(plan: Plan, name: str) -> bool:
    """Whether the example names all fields that a slot's value has."""
    if name in plan.changed or plan.guards[name].like is not None:
        return False
    kind: Any = _only_kind(plan, name)
    paths = plan.parts.get(name, {})
    return hasattr(kind, "__dataclass_fields__") and all((field,) in paths for field in compared_fields(kind))


def _only_kind(plan: Plan, name: str) -> type:
    kinds = plan.guards[name].classes or tuple(plan.kinds(name))
    if len(kinds) != 1:
        raise GrammarError(f"hole({name!r}): say the class of what it holds")
    return kinds[0]


def _assembler(plan: Plan, name: str) -> Callable[[Slots], Any]:
    """How a slot's value is put together from its parts, or from the node whose fields were changed."""
    paths = plan.parts.get(name, {})
    guard = plan.guards[name]
    if name in plan.changed:
        key, changed = plan.changed[name]

        def unchanged(found: Slots) -> Any:
            value = found[key]
            kind: Any = type(value)
            plain = field_defaults(kind) if guard.like is None else vars_of(guard.like)
            fresh = {field: plain.get(field) for field in changed if (field,) not in paths}
            said = [(path, found[part]) for path, part in paths.items()]
            return with_parts(replace(value, **fresh), said)

        return unchanged
    if guard.like is not None:
        return lambda found: with_parts(guard.like, [(path, found[key]) for path, key in paths.items()])
    deep = [path for path in paths if len(path) > 1]
    if deep:
        raise GrammarError(f"hole({name!r}).{'.'.join(deep[0])}: give what the rest is like")
    if len(guard.classes) > 1:
        raise GrammarError(f"hole({name!r}): of several classes, and nowhere whole")
    known = guard.classes[0] if guard.classes else None

    def build(found: Slots) -> Any:
        nonlocal known
        known = known or _only_kind(plan, name)
        return known(**{path[0]: found[key] for path, key in paths.items()})

    return build


def _unmaker(
    plan: Plan, match: Matcher, where: Callable[..., object] | None
) -> Callable[[Any], Mapping[str, Any] | None]:
    """The function that gives the slots of a value."""
    names = tuple(sorted(plan.slots))
    assemblers = [(name, _assembler(plan, name)) for name in _restorable(plan)]
    compared = list(plan.compared)
    for name in plan.whole:
        compared += [(key, part_of(name, path)) for path, key in plan.parts.get(name, {}).items()]
        if name in plan.changed:
            key, changed = plan.changed[name]
            compared.append((key, changed_as_found(name, key, changed)))
    guards = _guard_checks(plan)
    together = None if where is None else together_of(where, plan.slots)
    also = list(plan.also.items())
    is_plain = not (assemblers or compared or guards or together or also)

    def unmake(value: Any) -> Mapping[str, Any] | None:
        found: Slots = {}
        if not match(value, found):
            return None
        if is_plain:
            return found
        try:
            for name, put_together in assemblers:
                found[name] = put_together(found)
            for name, holds in guards:
                if not holds(found[name]):
                    return None
            if any(make(found) != found[key] for key, make in compared):
                return None
            for name, again in also:
                found[name] = again(found)
            if together is not None and not together(found):
                return None
        except (DoesNotApplyError, AttributeError, TypeError):
            return None  # a value that no slot of the phrase holds: it lacks what a guard asks of those that do
        return {name: found[name] for name in names}

    return unmake
