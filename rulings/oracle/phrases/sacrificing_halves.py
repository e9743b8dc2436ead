"""Sacrificing half of what one controls (CR 107.1a, 701.21): "half the creatures they control, rounded up"."""

from collections.abc import Mapping

from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.counting import Count
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Choose
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(rounded: str) -> None:
    def make(who: PlayerRef, filter: Filter) -> Sacrifice | None:
        if not any(isinstance(one, ControlledBy) for one in filter.predicates):
            return None
        return Sacrifice(who, Choose(filter, Half(Count(filter), rounded)))

    def unmake(node: Sacrifice) -> Slots:
        match node.what:
            case Choose(filter=filter) if node == make(node.who, filter):
                return {"who": node.who, "filter": filter}
        return None

    for choice in ("", " of <their|your> choice"):
        effect.phrase(
            f"{{who:Subject}} sacrifice[s] half the {{filter:Filter@plural}}{choice}, rounded {rounded}",
            make,
            unmake,
            kind=Sacrifice,
        )


_declare("up")
_declare("down")
