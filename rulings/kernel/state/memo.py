"""Remembering what was worked out for a value, by its identity.

Ability trees are large and frozen: hashing one costs more than most questions about it, and the same instance comes
back again and again. The value is kept alive as long as the entry, so that an identity can't be reused.
"""

from collections.abc import Callable
from typing import TypeVar

A = TypeVar("A")
T = TypeVar("T")

_LIMIT = 100_000


def remember(function: Callable[[A], T]) -> Callable[[A], T]:
    """A function of one frozen argument that works each instance out once.

    Shape: the memory is dropped as a whole when it holds 100,000 entries.
    """
    memory: dict[int, tuple[A, T]] = {}

    def look_up(argument: A) -> T:
        entry = memory.get(id(argument))
        if entry is not None:
            return entry[1]
        result = function(argument)
        if len(memory) >= _LIMIT:
            memory.clear()
        memory[id(argument)] = (argument, result)
        return result

    return look_up
