"""Making and recognising by the fields of a class, and by functions with their inverse.

What is here: phrases whose slots are the fields, constants, and hand-written functions. What is not: examples
(``rulings.oracle.example``).
"""

import inspect
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass, replace
from types import FunctionType
from typing import Any, TypeAlias

from rulings.abilities.node import Node
from rulings.oracle.template import GrammarError

Value: TypeAlias = Hashable


def check_fields(kind: type, slots: Sequence[str], fixed: Mapping[str, Value], source: str) -> dict[str, Value]:
    """Defaults of the fields; refuses slots that are no fields and fields that nothing fills."""
    if not is_dataclass(kind):
        raise GrammarError(f"{source}: {kind.__name__} is no dataclass; give the inverse of the function")
    known = {one.name: one for one in fields(kind) if one.init and one.name != "wording"}
    for name in (*slots, *fixed):
        if name not in known:
            raise GrammarError(f"{source}: {kind.__name__} has no field {name!r}")
    defaults: dict[str, Value] = {}
    for name, one in known.items():
        if one.default is not MISSING:
            defaults[name] = one.default
        elif one.default_factory is not MISSING:
            defaults[name] = one.default_factory()
        elif name not in slots and name not in fixed:
            raise GrammarError(f"{source}: nothing fills the field {name!r} of {kind.__name__}")
    return defaults


def builder(kind: type, fixed: Mapping[str, Value], wording: int) -> Callable[..., Value]:
    """Makes the class from its slots."""
    constants = dict(fixed)
    if issubclass(kind, Node) and wording:
        constants["wording"] = wording
    if not constants:
        return kind

    def build(**slots: Value) -> Value:
        made: Value = kind(**slots, **constants)
        return made

    return build


def constant(value: Value) -> tuple[Callable[[], Value], Callable[[Value], Mapping[str, Value] | None]]:
    """Makes and recognises one value."""

    def make() -> Value:
        return value

    def unmake(other: Value) -> Mapping[str, Value] | None:
        return {} if other == value else None

    return make, unmake


def worded(
    make: Callable[..., Value | None], kind: type, fixed: Mapping[str, Value], wording: int
) -> Callable[..., Value | None]:
    """The function with the fixed fields and the phrase's wording; it must make just that class."""

    def build(**slots: Value) -> Value | None:
        made = make(**slots, **fixed)
        if wording < 0 or not isinstance(made, Node):
            return made
        if type(made) is not kind:
            raise GrammarError(f"{make.__qualname__} makes {type(made).__name__}, not {kind.__name__}")
        return replace(made, wording=wording) if wording else made

    return build


def field_reader(
    kind: type, slots: Sequence[str], fixed: Mapping[str, Value], defaults: Mapping[str, Value]
) -> Callable[[Any], Mapping[str, Value] | None]:
    """The slots of a node of the class whose other fields are as the phrase has them."""
    silent = {**{name: value for name, value in defaults.items() if name not in slots}, **fixed}

    def unmake(node: Any) -> Mapping[str, Value] | None:
        if type(node) is not kind:
            return None
        for name, value in silent.items():
            if getattr(node, name) != value:
                return None
        return {name: getattr(node, name) for name in slots}

    return unmake


def parameter_defaults(make: Callable[..., object]) -> dict[str, Value]:
    """What the parameters of a function are by default."""
    if isinstance(make, FunctionType) and not make.__defaults__ and not make.__kwdefaults__:
        return {}  # nearly all of them; asking for the whole signature takes a tenth of the time to load the grammar
    return {
        name: one.default
        for name, one in inspect.signature(make).parameters.items()
        if one.default is not inspect.Parameter.empty
    }
