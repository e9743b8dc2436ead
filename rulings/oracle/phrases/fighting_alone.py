"""Attacking alone and blocking alone, as something that is so (CR 506.5).

What is not: "attacking or blocking alone", in which the last word may or may not belong to both: declined
(``filters``).
"""

from rulings.abilities.filters.combat import IsAttackingAlone, IsBlockingAlone
from rulings.oracle.categories import ORACLE

_WORDS = {"attacking alone": IsAttackingAlone(), "blocking alone": IsBlockingAlone()}
ORACLE.category("Adjective").words(_WORDS)
