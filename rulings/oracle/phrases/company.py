"""What a creature must have beside it to attack or block (CR 508.1c, 509.1b).

What is here: "can't attack unless a creature with greater power also attacks", "can't block unless at least two other
creatures block", "can't be blocked unless all creatures defending player controls block it". What is not: "can't attack
alone" (``changes``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import DefendingPlayer
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import change
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(verb: str) -> None:
    def beside(filter: Filter) -> CantDo:
        return CantDo(verb, unless=InCompany(filter))

    def undo_beside(node: CantDo) -> Slots:
        match node.unless:
            case InCompany(filter=filter) if node == beside(filter):
                return {"filter": filter}
        return None

    change.phrase(
        f"can't {verb} unless a {{filter:Filter@singular}} also {verb}s",
        beside,
        undo_beside,
        kind=CantDo,
        carries={"unless": "unless"},
    )

    def among(number: Amount, filter: Filter) -> CantDo | None:
        return CantDo(verb, unless=InCompany(filter, number)) if number != Fixed(1) else None

    def undo_among(node: CantDo) -> Slots:
        match node.unless:
            case InCompany(filter=filter, number=number) if node == among(number, filter):
                return {"number": number, "filter": filter}
        return None

    change.phrase(
        f"can't {verb} unless at least {{number:Amount}} other {{filter:Filter@plural}} {verb}",
        among,
        undo_among,
        kind=CantDo,
        carries={"unless": "unless"},
    )


for _verb in ("attack", "block"):
    _declare(_verb)


def _by_all() -> CantDo:
    mine = Filter(predicates=(HasType(CardType.CREATURE), ControlledBy(DefendingPlayer())))
    return CantDo("be blocked", minimum=Count(mine))


change.phrase(
    "can't be blocked unless all creatures defending player controls block it",
    _by_all,
    lambda node: {} if node == _by_all() else None,
    kind=CantDo,
    carries={"unless": "minimum"},
)
