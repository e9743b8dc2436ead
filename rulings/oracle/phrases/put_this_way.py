"""What was put into a graveyard this way.

What is here: "permanents put into a graveyard this way", "a creature card put into your graveyard this way". What is
not: "destroyed this way" (``this_way``).
"""

from rulings.abilities.filters.filter import Among
from rulings.abilities.players import You
from rulings.abilities.references import It, PutIntoGraveyard
from rulings.oracle.categories import qualifier


def _graveyard(whose: str) -> Among:
    player = You() if whose == "your" else None
    return Among(PutIntoGraveyard(It(f"those put into {whose} graveyard this way"), player))


def _declare(whose: str) -> None:
    node = _graveyard(whose)
    qualifier.phrase(f"put into {whose} graveyard this way", node)


for _whose in ("a", "your"):
    _declare(_whose)
