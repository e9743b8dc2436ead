"""Targets that all have one controller: "two target creatures controlled by the same player" (CR 115.1, 601.2c)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledByOne
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef
from rulings.abilities.references import Target
from rulings.oracle.categories import thing
from rulings.oracle.holes import but, hole
from rulings.oracle.template import Number


def _declare(words: str, player: PlayerRef) -> None:

    thing.phrase(
        f"{{amount:Amount}} target {{filter:Filter@plural}} controlled by the same {words}",
        Target(
            but(hole("filter", Filter), predicates=(*hole("filter").predicates, ControlledByOne(player))),
            hole("amount", Fixed, where=lambda one: one != Fixed(1)),
            hole("amount"),
        ),
        number=Number.PLURAL,
    )


_declare("player", AnyPlayer())
_declare("opponent", Opponent())
