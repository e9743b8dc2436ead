"""Answers as JSON: the same records, field by field.

What is here: the plain form of any record. What is not: the report of a table, whose shape the table format fixes
(``bot.render.table_report``).
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Any

from rulings.controls import CONTROLS


def render_json(value: object) -> str:
    """One line of JSON for a record; Japanese stays readable."""
    return print_json(plain(value))


def print_json(value: object) -> str:
    """One line of JSON for a plain value; control characters of every sort are written as escapes."""
    return CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(value, ensure_ascii=False))


def plain(value: object) -> Any:
    """A record as dictionaries, lists and scalars, fields by their names.

    Raises: TypeError: something in it has no plain form.
    """
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, date | Path):
        return str(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {row.name: plain(getattr(value, row.name)) for row in fields(value)}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(each) for each in value]
    raise TypeError(f"no plain form of {type(value).__name__}")
