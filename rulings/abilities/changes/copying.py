"""Becoming a copy, with its exceptions (CR 707)."""

from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node


@dataclass(frozen=True, slots=True)
class BecomeCopy(Change):
    """Layer 1: copiable values become those of ``of``, except as ``exceptions`` say (CR 707)."""

    of: Node
    exceptions: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepsColors(Change):
    """Exception of a copy effect: it does not copy the colours (CR 707.9c)."""


@dataclass(frozen=True, slots=True)
class EntersWithMore(Change):
    """Exception of a copy effect: it enters with counters besides (CR 707.9e); ``filter``: only if it then fits."""

    counters: Node
    """``PutCounters`` on it."""
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class ExceptIf(Change):
    """ "And, if it's a creature, it ...": the changes are exceptions only if what the permanent would be without them
    fits."""

    filter: Filter
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class ExceptIfCopied(Change):
    """ "It has vanishing 3 if that creature doesn't have vanishing": only if what is copied fits."""

    filter: Filter
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class ExceptIfEmbalmed(Change):
    """ "If this creature was embalmed, the token has no mana cost, it's white, and it's a Zombie ..." (CR 702.128a)."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class NoManaCost(Change):
    """ "The token has no mana cost"."""
