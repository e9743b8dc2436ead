"""Whether an entry of a JSON file has the shape that its reader relies on.

What is here: the check, so that one malformed entry is left out and named instead of ending a build. What is not: what
the entries mean.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Check = Callable[[object], bool]
"""Whether a value is of some sort."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What an object must have and may have; keys that are not named may hold anything."""

    required: Mapping[str, Check] = field(default_factory=dict)
    optional: Mapping[str, Check] = field(default_factory=dict)
    lists: Mapping[str, "Shape"] = field(default_factory=dict)
    """Keys that may be absent or hold lists of objects."""

    def fits(self, value: object) -> bool:
        """Whether a value has this shape.

        Example:
            >>> shape = Shape({"name": is_text}, lists={"faces": Shape({"name": is_text})})
            >>> shape.fits({"name": "x", "faces": [{"name": "y"}]}), shape.fits({"name": "x", "faces": [{}]})
            (True, False)
        """
        if not isinstance(value, dict):
            return False
        return (
            all(key in value and check(value[key]) for key, check in self.required.items())
            and all(check(value[key]) for key, check in self.optional.items() if key in value)
            and all(
                isinstance(value[key], list) and all(map(shape.fits, value[key]))
                for key, shape in self.lists.items()
                if key in value
            )
        )


def is_text(value: object) -> bool:
    """A text."""
    return isinstance(value, str)


def is_text_or_nothing(value: object) -> bool:
    """A text or ``null``."""
    return value is None or isinstance(value, str)


def is_texts(value: object) -> bool:
    """A list of texts."""
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def is_texts_or_nothing(value: object) -> bool:
    """A list of texts or ``null``."""
    return value is None or is_texts(value)


def is_table_of_texts(value: object) -> bool:
    """An object whose values are texts."""
    return isinstance(value, dict) and all(isinstance(text, str) for text in value.values())
