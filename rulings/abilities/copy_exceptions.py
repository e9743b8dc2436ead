"""Exceptions of copy effects that hold only sometimes (CR 707.9f)."""

from dataclasses import dataclass

from rulings.abilities.changes import Change
from rulings.abilities.filters import Filter


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
