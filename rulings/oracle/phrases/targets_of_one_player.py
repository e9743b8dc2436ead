"""Targets that all have one controller: "two target creatures controlled by the same player" (CR 115.1, 601.2c)."""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledByOne
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef
from rulings.abilities.references import Target
from rulings.oracle.categories import thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _declare(words: str, player: PlayerRef) -> None:
    def make(amount: Amount, filter: Filter) -> Target | None:
        if not isinstance(amount, Fixed) or amount == Fixed(1):
            return None
        return Target(replace(filter, predicates=(*filter.predicates, ControlledByOne(player))), amount, amount)

    def unmake(node: Target) -> Slots:
        match node.filter.predicates:
            case (*others, ControlledByOne()):
                filter = replace(node.filter, predicates=tuple(others))
                if replace(node, slot=-1) == make(node.minimum, filter):
                    return {"amount": node.minimum, "filter": filter}
        return None

    thing.phrase(
        f"{{amount:Amount}} target {{filter:Filter@plural}} controlled by the same {words}",
        make,
        unmake,
        kind=Target,
        number=Number.PLURAL,
    )


_declare("player", AnyPlayer())
_declare("opponent", Opponent())
