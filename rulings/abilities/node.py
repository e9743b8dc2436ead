"""The base of every node, and walking and rewriting trees of nodes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from typing import TypeVar

N = TypeVar("N", bound="Node")


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of the meaning of an Oracle text."""

    wording: int = field(default=0, compare=False, kw_only=True, repr=False)
    """Which of several wordings with the same meaning the text used; 0 is the canonical one. Meaning never depends on
    it."""


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below, in the order of the words."""
    for name in _field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    yield item


def walk(node: Node) -> Iterator[Node]:
    """The node and all below it, depth first, in the order of the words."""
    yield node
    for child in children(node):
        yield from walk(child)


def rewrite(node: N, change: Callable[[Node], Node]) -> N:
    """The tree with ``change`` applied to every node, parents before children; equal trees are returned as they are."""
    changed = change(node)
    updates: dict[str, object] = {}
    for name in _field_names(type(changed)):
        value = getattr(changed, name)
        if isinstance(value, Node):
            new: object = rewrite(value, change)
            if new is not value:
                updates[name] = new
        elif isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
            items = tuple(rewrite(item, change) if isinstance(item, Node) else item for item in value)
            if any(a is not b for a, b in zip(items, value, strict=True)):
                updates[name] = items
    return replace(changed, **updates) if updates else changed  # type: ignore[return-value, arg-type]  # its own fields


_names: dict[type, tuple[str, ...]] = {}


def _field_names(kind: type[Node]) -> tuple[str, ...]:
    """The fields of a class of nodes; asked of every node of every text, so each class is looked at once."""
    found = _names.get(kind)
    if found is None:
        found = _names[kind] = tuple(one.name for one in fields(kind))
    return found
