"""Facts about keyword abilities that texts ask for (CR 702.1d)."""

from dataclasses import dataclass

from rulings.abilities.filters import Predicate


@dataclass(frozen=True, slots=True)
class HasKeywordAbility(Predicate):
    """ "With a cycling ability": it has the keyword or a variant of it; ``name`` as in ``KeywordAbility``."""

    name: str


@dataclass(frozen=True, slots=True)
class WasKicked(Predicate):
    """ "A kicked spell" (CR 702.33d)."""
