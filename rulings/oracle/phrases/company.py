"""What a creature must have beside it to attack or block (CR 508.1c, 509.1b).

What is here: "can't attack unless a creature with greater power also attacks", "can't block unless at least two other
creatures block", "can't be blocked unless all creatures defending player controls block it". What is not: "can't attack
alone" (``changes``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import DefendingPlayer
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import change
from rulings.oracle.holes import hole


def _declare(verb: str) -> None:

    change.phrase(
        f"can't {verb} unless a {{filter:Filter@singular}} also {verb}s",
        CantDo(verb, unless=InCompany(hole("filter"))),
        carries={"unless": "unless"},
    )

    change.phrase(
        f"can't {verb} unless at least {{number:Amount}} other {{filter:Filter@plural}} {verb}",
        CantDo(verb, unless=InCompany(hole("filter"), hole("number", where=lambda one: one != Fixed(1)))),
        carries={"unless": "unless"},
    )


for _verb in ("attack", "block"):
    _declare(_verb)


change.phrase(
    "can't be blocked unless all creatures defending player controls block it",
    CantDo(
        "be blocked", minimum=Count(Filter(predicates=(HasType(CardType.CREATURE), ControlledBy(DefendingPlayer()))))
    ),
    carries={"unless": "minimum"},
)
