"""Attacking alone and blocking alone, as something that is so (CR 506.5)."""

from rulings.abilities.unusual import IsAttackingAlone, IsBlockingAlone
from rulings.oracle.categories import ORACLE

_WORDS = {"attacking alone": IsAttackingAlone(), "blocking alone": IsBlockingAlone()}
ORACLE.category("Adjective").words(_WORDS)
