"""Targets that another player chooses who was spoken of (CR 603.3d, 601.2c).

What is here: "target nonartifact creature that player controls of their choice". What is not: "of an opponent's choice"
(``chosen_by_opponents``).
"""

from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Target
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole

ORACLE.category("Object").phrase(
    "target {filter:Filter@singular} of {chooser:Player's} choice",
    Target(
        hole(
            "filter",
            where=lambda filter: any(
                isinstance(one, ControlledBy) and isinstance(one.player, ThatPlayer) for one in filter.predicates
            ),
        ),
        chooser=hole("chooser", ThatPlayer),
    ),
)
