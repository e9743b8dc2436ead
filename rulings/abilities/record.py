"""Trees of nodes as plain records, for whoever keeps them in a file.

What is here: every kind of value that a model holds, to JSON values and back. What is not: where the records are kept
(``rulings.corpus``) and when a kept one is out of date (``rulings.oracle.model``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import walk_packages
from typing import Any, Final, TypeAlias

import rulings.abilities

Record: TypeAlias = bool | int | str | list[Any] | dict[str, Any] | None
"""A JSON value."""

_CLASS: Final = "$"


class RecordError(ValueError):
    """A value that no model holds, or a record that no model was written to."""


def to_record(value: object) -> Record:
    """A value of a model as JSON values.

    Shape: a node -> its class's name under ``$`` beside the fields that differ from their defaults; an enum's member ->
    ``{"$": "Zone", "name": "GRAVEYARD"}``; tuples -> lists. Equal values give equal records in every process.
    Raises: RecordError: a kind of value that has no place in a model.
    """
    match value:
        case Enum():
            return {_CLASS: type(value).__name__, "name": value.name}
        case None | bool() | int() | str():
            return value
        case tuple():
            return [to_record(one) for one in value]
        case _ if is_dataclass(value) and _classes().get(type(value).__name__) is type(value):
            return {_CLASS: type(value).__name__, **dict(_fields_to_record(value))}
    raise RecordError(f"{type(value).__name__} in a model")


def _fields_to_record(node: Any) -> Iterator[tuple[str, Record]]:
    for one in fields(node):
        value = getattr(node, one.name)
        if one.default is MISSING or value != one.default or type(value) is not type(one.default):
            yield one.name, to_record(value)


def from_record(record: Record) -> Any:
    """The value that was written as this record; what it costs is what building the nodes costs.

    Raises: RecordError: not a record of a model of this program.
    """
    if isinstance(record, list):
        return tuple([from_record(one) for one in record])
    if not isinstance(record, dict):
        return record
    kind = _classes().get(record.get(_CLASS, ""))
    try:
        if kind is None:
            raise RecordError(f"no class of a model: {record.get(_CLASS)}")
        if issubclass(kind, Enum):
            return kind[record["name"]]
        return kind(**{name: from_record(one) for name, one in record.items() if name != _CLASS})
    except (KeyError, TypeError) as fault:
        raise RecordError(str(fault)) from fault


@cache
def _classes() -> Mapping[str, type[Any]]:
    """Every class of ``rulings.abilities`` that a model can hold, by name."""
    found: dict[str, type[Any]] = {}
    for module in walk_packages(rulings.abilities.__path__, "rulings.abilities."):
        for name, kind in getmembers(import_module(module.name), isclass):
            if kind.__module__ != module.name or not (is_dataclass(kind) or issubclass(kind, Enum)):
                continue
            if name in found:
                raise RecordError(f"two classes named {name}")
            found[name] = kind
    return found
