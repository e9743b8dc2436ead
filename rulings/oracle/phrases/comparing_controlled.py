"""Who controls more of something (CR 109.5).

What is here: "you control more creatures than defending player". What is not: comparisons with a number
(``comparing_numbers``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.counting import Count
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AttackingPlayer, DefendingPlayer, PlayerRef, You
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(words: str, than: PlayerRef) -> None:
    def make(filter: Filter) -> Compare:
        return Compare(_controlled(filter, You()), Comparison.GREATER, _controlled(filter, than))

    def unmake(node: Compare) -> Slots:
        match node.left:
            case Count(filter=Filter(predicates=(*rest, ControlledBy(player=You()))) as filter):
                bare = Filter(filter.kind, tuple(rest))
                return {"filter": bare} if node == make(bare) else None
        return None

    condition.phrase(f"you control more {{filter:Filter@plural}} than {words}", make, unmake, kind=Compare)


def _controlled(filter: Filter, player: PlayerRef) -> Count:
    return Count(Filter(filter.kind, (*filter.predicates, ControlledBy(player))))


_declare("defending player", DefendingPlayer())
_declare("attacking player", AttackingPlayer())
