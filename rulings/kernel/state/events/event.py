"""The base of all events."""

from dataclasses import dataclass

from rulings.cite import Citation


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened."""

    citations: tuple[Citation, ...] = ()
    """The rules that make it so."""
    group: int = 0
    """Events with the same number happened at the same time."""
