"""What an example says of each slot: found by looking through it once.

What is here: how to make and how to match each form, and which slots stand where. What is not: putting that together
(``rulings.oracle.example``).
"""

from collections.abc import Callable, Hashable, Mapping, Set
from dataclasses import fields, is_dataclass, replace
from operator import itemgetter
from typing import Any

from rulings.oracle.holes import NO_DEFAULT, But, Guard, Hole, Rest, WorkedOut, joined
from rulings.oracle.matching import (
    DoesNotApplyError,
    Maker,
    Matcher,
    Slots,
    binding,
    building,
    compared_fields,
    equal_to,
    field_defaults,
    items_with_rest,
    maker_or_constant,
    matching_fields,
    matching_items,
    part_of,
)
from rulings.oracle.template import GrammarError


class Plan:
    """What is known of an example while it is looked through."""

    def __init__(self, slots: Set[str], optional: Set[str], kinds: Callable[[str], frozenset[type]]) -> None:
        self.slots = slots
        self.optional = optional
        self.kinds = kinds
        self.guards: dict[str, Guard] = {}
        self.whole: set[str] = set()
        self.parts: dict[str, dict[tuple[str, ...], str]] = {}
        self.changed: dict[str, tuple[str, tuple[str, ...]]] = {}
        self.compared: list[tuple[str, Maker]] = []
        self.worked_out: set[str] = set()
        self.defaults: dict[str, Hashable] = {}
        self.also: dict[str, Maker] = {}

    def compile(self, value: Any) -> tuple[Maker | None, Matcher | None]:
        """How to make and how to match it; ``None`` for what has no holes."""
        kind: Any = type(value)
        if kind is Hole:
            return self._hole(value)
        if kind is But:
            return self._but(value)
        if kind is WorkedOut:
            return self._worked_out(value)
        if kind is Rest:
            raise GrammarError(f"*{value.hole!r} stands outside a tuple")
        if kind is tuple:
            return self._tuple(value)
        if is_dataclass(kind):
            return self._node(value)
        return None, None

    def _note(self, one: Hole) -> tuple[str, tuple[str, ...]]:
        name, path = one._hole_name, one._hole_path
        if name not in self.slots:
            raise GrammarError(f"{one!r}: the template has no such slot")
        known = self.guards.get(name)
        self.guards[name] = one._hole_guard if known is None else joined(known, one._hole_guard, name)
        return name, path

    def _hole(self, one: Hole) -> tuple[Maker, Matcher]:
        name, path = self._note(one)
        if path:
            key = ".".join((name, *path))
            self.parts.setdefault(name, {})[path] = key
            return part_of(name, path), binding(key)
        self.whole.add(name)
        return itemgetter(name), binding(name)

    def _worked_out(self, one: WorkedOut) -> tuple[Maker, Matcher]:
        makers = []
        for argument in one.arguments:
            if type(argument) is not Hole:
                raise GrammarError(f"worked_out() takes holes, not {argument!r}")
            name, path = self._note(argument)
            self.worked_out.add(name)
            makers.append(part_of(name, path) if path else itemgetter(name))
        function = one.function

        def make(slots: Slots) -> Any:
            made = function(*[make(slots) for make in makers])
            if made is None:
                raise DoesNotApplyError
            return made

        return make, self._compared_later(make)

    def _compared_later(self, make: Maker) -> Matcher:
        key = f"={len(self.compared)}"
        self.compared.append((key, make))

        def match(value: Any, found: Slots) -> bool:
            found[key] = value
            return True

        return match

    def _but(self, one: But) -> tuple[Maker, Matcher]:
        name, _ = self._note(one.hole)
        compiled = {field: (*self.compile(value), value) for field, value in one.fields.items()}
        makers = [(field, maker_or_constant(made, value)) for field, (made, _, value) in compiled.items()]
        matchers = [(field, match or equal_to(value)) for field, (_, match, value) in compiled.items()]

        def make(slots: Slots) -> Any:
            return replace(slots[name], **{field: one(slots) for field, one in makers})

        if name in self.changed:
            raise GrammarError(f"{one.hole!r} is changed in two places")
        key = f"but {name}"
        self.changed[name] = (key, tuple(one.fields))

        def match(value: Any, found: Slots) -> bool:
            if not isinstance(value, self.guards[name].classes):
                return False
            found[key] = value
            return all(match(getattr(value, field), found) for field, match in matchers)

        return make, match

    def _tuple(self, value: tuple[Any, ...]) -> tuple[Maker | None, Matcher | None]:
        rests = [place for place, one in enumerate(value) if type(one) is Rest]
        if len(rests) > 1:
            raise GrammarError("a tuple with two holes for its further items")
        compiled = [self._hole(one.hole) if type(one) is Rest else self.compile(one) for one in value]
        if all(made is None for made, _ in compiled):
            return None, None
        makers = [maker_or_constant(made, one) for (made, _), one in zip(compiled, value, strict=True)]
        matchers = [match or equal_to(one) for (_, match), one in zip(compiled, value, strict=True)]
        if not rests:
            return (lambda slots: tuple([make(slots) for make in makers])), matching_items(matchers)
        at = rests[0]
        before, rest, after = makers[:at], makers[at], makers[at + 1 :]

        def make(slots: Slots) -> Any:
            return (*[one(slots) for one in before], *rest(slots), *[one(slots) for one in after])

        return make, items_with_rest(matchers[:at], matchers[at], matchers[at + 1 :])

    def _node(self, value: Any) -> tuple[Maker | None, Matcher | None]:
        kind: Any = type(value)
        if type(getattr(value, "wording", 0)) is not int:
            raise GrammarError(f"{value.wording!r} as a wording: no text tells it from another")
        makers: list[tuple[str, Maker]] = []
        matchers: list[tuple[str, Matcher]] = []
        constant: list[str] = []
        for field in compared_fields(kind):
            inner = getattr(value, field)
            make, match = self.compile(inner)
            if make is None or match is None:
                constant.append(field)
                continue
            makers.append((field, make))
            matchers.append((field, match))
            if type(inner) is Hole and not inner._hole_path:
                self._default_from(kind, field, inner._hole_name)
        if not makers:
            return None, None
        return building(value, makers), matching_fields(kind, value, constant, matchers)

    def _default_from(self, kind: type, field: str, name: str) -> None:
        if name in self.optional and field in field_defaults(kind):
            self.defaults.setdefault(name, field_defaults(kind)[field])

    def say_again(self, also: Mapping[str, Any]) -> None:
        """Notes how to make what the slots hold that stand nowhere in the example itself."""
        for name, value in also.items():
            if name not in self.slots:
                raise GrammarError(f"the template has no slot {name!r}")
            other = Plan(self.slots, self.optional, self.kinds)
            make, _ = other.compile(value)
            if make is None or name in other.guards:
                raise GrammarError(f"the slot {name!r} says nothing of the others")
            self.also[name] = make
            self.worked_out |= other.worked_out

    def check(self) -> None:
        """Raises GrammarError where a slot can't be told from what it made."""
        for name, guard in self.guards.items():
            if guard.default is not NO_DEFAULT:
                self.defaults[name] = guard.default
        for name in sorted(self.slots):
            has_place = name in self.whole or name in self.parts or name in self.changed
            if has_place is (name in self.also):
                raise GrammarError(f"the slot {name!r} has {'two places' if has_place else 'no place in the example'}")
            if name in self.changed and not self.guards[name].classes:
                raise GrammarError(f"but(hole({name!r})): say the class of what it holds")
            if name in self.optional and name not in self.defaults:
                raise GrammarError(f"the optional slot {name!r} has no default")
        for name, paths in self.parts.items():
            guard = self.guards[name]
            for kind in guard.classes or ((type(guard.like),) if guard.like is not None else ()):
                for path in paths:
                    if is_dataclass(kind) and path[0] not in {one.name for one in fields(kind)}:
                        raise GrammarError(f"hole({name!r}).{path[0]}: {kind.__name__} has no such field")
