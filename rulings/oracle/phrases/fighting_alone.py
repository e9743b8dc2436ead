"""Attacking alone and blocking alone, as something that is so (CR 506.5)."""

from rulings.abilities.filters import Either
from rulings.abilities.unusual import IsAttackingAlone, IsBlockingAlone
from rulings.oracle.categories import ORACLE

_WORDS = {"attacking alone": IsAttackingAlone(), "blocking alone": IsBlockingAlone()}
ORACLE.category("Adjective").words(_WORDS)


def _either_alone() -> Either:
    """ "Attacking or blocking alone": the last word belongs to both."""
    return Either((IsAttackingAlone(), IsBlockingAlone()))


ORACLE.category("AdjectiveGroup").phrase(
    "attacking or blocking alone",
    _either_alone,
    lambda node: {} if node == _either_alone() else None,
    kind=Either,
)
