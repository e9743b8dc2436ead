"""Who may block whom, in rarer words (CR 509.1b, 509.1c).

What is here: "can't block this creature this turn", "can't be blocked this turn except by Walls", "can't block or be
blocked by creatures with power 2 or greater". What is not: the usual restrictions (``changes``).
"""

from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import This
from rulings.oracle.categories import SeveralChanges, change, effect
from rulings.oracle.holes import hole

# This creature; "it" might be the blocking one, and "creatures can't block it" is said of it (``lines``).


change.phrase("can't block {whom:Object}", CantDo("block", whom=hole("whom", This)))

# Evasion for a turn.


effect.phrase(
    "{objects:Object} can't be blocked this turn except by {unless:Filter@plural}",
    Continuous(hole("objects"), (CantDo("be blocked", unless=hole("unless")),), UntilEndOfTurn()),
    carries={"except": "changes"},
)


effect.phrase(
    "{objects:Object} can't be blocked this turn by {by:Filter@plural}",
    Continuous(hole("objects"), (CantDo("be blocked", by=hole("by")),), UntilEndOfTurn()),
)

# Neither way.


@dataclass(frozen=True, slots=True)
class NoBlocksWith(SeveralChanges):
    """ "Can't block or be blocked by creatures with power 2 or greater": both prohibitions are about those."""

    filter: Filter

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (CantDo("block", whom=self.filter), CantDo("be blocked", by=self.filter))


change.phrase("can't block or be blocked by {filter:Filter@plural}", NoBlocksWith)


@dataclass(frozen=True, slots=True)
class NeitherAlone(SeveralChanges):
    """ "Can't attack or block alone"."""

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (CantDo("attack alone"), CantDo("block alone"))


change.phrase("can't attack or block alone", NeitherAlone)
