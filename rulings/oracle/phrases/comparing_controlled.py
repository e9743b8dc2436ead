"""Who controls more of something (CR 109.5).

What is here: "you control more creatures than defending player". What is not: comparisons with a number
(``comparing_numbers``).
"""

from rulings.abilities.amounts.counting import Count
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AttackingPlayer, DefendingPlayer, PlayerRef, You
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole


def _declare(words: str, than: PlayerRef) -> None:

    condition.phrase(
        f"you control more {{filter:Filter@plural}} than {words}",
        Compare(_controlled(hole("filter"), You()), Comparison.GREATER, _controlled(hole("filter"), than)),
    )


def _controlled(filter: Filter, player: PlayerRef) -> Count:
    return Count(Filter(filter.kind, (*filter.predicates, ControlledBy(player))))


_declare("defending player", DefendingPlayer())
_declare("attacking player", AttackingPlayer())
