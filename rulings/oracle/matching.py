"""The small functions of which the making and the matching of an example are put together.

What is here: one function a form. What is not: which of them an example needs (``rulings.oracle.example``).
"""

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import MISSING, fields, replace
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

from rulings.oracle.holes import NO_DEFAULT, Guard
from rulings.oracle.template import GrammarError

Slots: TypeAlias = dict[str, Any]
"""What the slots hold, by name; while a value is matched also parts of them, under names with a dot."""
Maker: TypeAlias = Callable[[Slots], Any]
Matcher: TypeAlias = Callable[[Any, Slots], bool]


class DoesNotApplyError(Exception):
    """A value worked out is none."""


@cache
def compared_fields(kind: Any) -> tuple[str, ...]:
    """The fields that make two values of a class equal."""
    return tuple(one.name for one in fields(kind) if one.compare)


@cache
def field_defaults(kind: Any) -> Mapping[str, Any]:
    """The defaults of a class's fields, of those that have one."""
    return {one.name: one.default for one in fields(kind) if one.default is not MISSING}


def vars_of(value: Any) -> dict[str, Any]:
    """The fields of a dataclass's instance."""
    return {one.name: getattr(value, one.name) for one in fields(value)}


def with_parts(like: Any, parts: list[tuple[tuple[str, ...], Any]]) -> Any:
    """The value with these parts, each by its path."""
    for path, value in parts:
        inner = value if len(path) == 1 else with_parts(getattr(like, path[0]), [(path[1:], value)])
        like = replace(like, **{path[0]: inner})
    return like


def changed_as_found(name: str, key: str, changed: tuple[str, ...]) -> Maker:
    """Makes what a slot holds with the fields of what was found."""

    def make(found: Slots) -> Any:
        return replace(found[name], **{field: getattr(found[key], field) for field in changed})

    return make


def part_of(name: str, path: tuple[str, ...]) -> Maker:
    """Makes a part of what a slot holds."""
    get = attrgetter(".".join(path))
    return lambda slots: get(slots[name])


def maker_or_constant(make: Maker | None, value: Any) -> Maker:
    """The maker, or one of the value itself where it has no holes."""
    return make or (lambda slots: value)


def equal_to(constant: Any) -> Matcher:
    """Matches one value."""
    return lambda value, found: bool(value == constant)


def binding(key: str) -> Matcher:
    """Matches anything and notes it; where something is noted, what is equal to it."""

    def match(value: Any, found: Slots) -> bool:
        if key in found:
            return bool(found[key] == value)
        found[key] = value
        return True

    return match


def building(value: Any, makers: Sequence[tuple[str, Maker]]) -> Maker:
    """Makes a node: fields of the example at their defaults are left to the class."""
    kind: Any = type(value)
    made = {field for field, _ in makers}
    plain = field_defaults(kind)
    constants = {
        field: constant
        for field, constant in vars_of(value).items()
        if field not in made and not (field in plain and plain[field] is constant)
    }

    def make(slots: Slots) -> Any:
        return kind(**{field: one(slots) for field, one in makers}, **constants)

    return make


def matching_fields(kind: type, value: Any, constant: list[str], matchers: list[tuple[str, Matcher]]) -> Matcher:
    """Matches a node of that very class: constant fields equal to those of the value, the others as they say."""
    said = attrgetter(*constant) if constant else None
    wanted = said(value) if said is not None else None
    if len(matchers) == 1:
        ((only, inner),) = matchers

        def match_one(node: Any, found: Slots) -> bool:
            if type(node) is not kind or (said is not None and said(node) != wanted):
                return False
            return inner(getattr(node, only), found)

        return match_one

    def match(node: Any, found: Slots) -> bool:
        if type(node) is not kind or (said is not None and said(node) != wanted):
            return False
        return all(inner(getattr(node, field), found) for field, inner in matchers)

    return match


def matching_items(matchers: Sequence[Matcher]) -> Matcher:
    """Matches a tuple of so many items."""
    count = len(matchers)

    def match(value: Any, found: Slots) -> bool:
        if type(value) is not tuple or len(value) != count:
            return False
        return all(inner(item, found) for inner, item in zip(matchers, value, strict=True))

    return match


def items_with_rest(before: Sequence[Matcher], rest: Matcher, after: Sequence[Matcher]) -> Matcher:
    """Matches a tuple with any number of items between the first and the last ones."""
    first, last = matching_items(before), matching_items(after)
    front, back = len(before), len(after)

    def match(value: Any, found: Slots) -> bool:
        if type(value) is not tuple or len(value) < front + back:
            return False
        end = len(value) - back
        return first(value[:front], found) and last(value[end:], found) and rest(value[front:end], found)

    return match


def check_of(guard: Guard, default: Any) -> Callable[[Any], object]:
    """Whether a value may stand in a hole."""
    classes, unless, where = guard.classes or (object,), guard.unless, guard.where

    def holds(value: Any) -> bool:
        if default is not NO_DEFAULT and value == default:
            return True
        return isinstance(value, classes) and not isinstance(value, unless) and (where is None or bool(where(value)))

    if default is NO_DEFAULT and not unless:
        if where is None:
            return lambda value: isinstance(value, classes)
        if not guard.classes:
            return where
    return holds


def together_of(where: Callable[..., object], slots: Set[str]) -> Callable[[Slots], object]:
    """Whether the values of several slots go together.

    Raises: GrammarError: a parameter is no slot.
    """
    code = where.__code__
    names = code.co_varnames[: code.co_argcount]
    unknown = set(names) - slots
    if unknown:
        raise GrammarError(f"where: the template has no slot {sorted(unknown)[0]!r}")
    return lambda found: where(*[found[name] for name in names])
