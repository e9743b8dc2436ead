"""A second target of the same player: "another target creature with the same controller" (CR 115.3, 601.2c).

What is here: these words after one earlier target. What is not: hosts of Auras with the same controller
(``moving_auras``).
"""

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import It, Target
from rulings.oracle.binding.described import EARLIER
from rulings.oracle.categories import thing
from rulings.oracle.holes import hole

_SAME = ControlledBy(ControllerOf(It(EARLIER)))


thing.phrase(
    "another target {filter:Filter@singular} with the same controller",
    Target(Filter(hole("filter").kind, (Another(), *hole("filter").predicates, _SAME))),
    carries={"another": "filter"},
)
