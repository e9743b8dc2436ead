"""Remembering what was worked out for a value, by its identity.

Ability trees are large and frozen: hashing one costs more than most questions about it, and the same instance comes
back again and again. The value is kept alive as long as the entry, so that an identity can't be reused.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from rulings.abilities.node import Node

A = TypeVar("A")
T = TypeVar("T")
P = ParamSpec("P")

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


def remember_all(function: Callable[P, T]) -> Callable[P, T]:
    """As ``remember``, of several arguments by place: nodes are the same if they are one instance, others if they are
    equal."""
    memory: dict[tuple[object, ...], tuple[object, T]] = {}

    def look_up(*arguments: P.args, **named: P.kwargs) -> T:
        key = tuple([id(one) if isinstance(one, Node) else one for one in arguments])
        entry = memory.get(key)
        if entry is not None:
            return entry[1]
        result = function(*arguments, **named)
        if len(memory) >= _LIMIT:
            memory.clear()
        # The nodes are kept too, so that the identity of none can be taken by another.
        memory[key] = (arguments, result)
        return result

    return look_up
