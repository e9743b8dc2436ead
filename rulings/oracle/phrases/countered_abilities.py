"""What becomes of a permanent whose ability is countered (CR 701.6a, 113.7).

What is here: "if a permanent's ability is countered this way", "its activated abilities can't be
activated this turn". What is not: spells that are countered (``casting``).
"""

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import FromSource
from rulings.abilities.references import It, Target, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, effect, qualifier
from rulings.oracle.holes import hole

_ITS_SOURCE = ThisWay("source of countered")
"""The permanent, where it is on the battlefield still."""

condition.words({"a permanent's ability is countered this way": Fits(_ITS_SOURCE, Filter(Kind.PERMANENT))})


condition.phrase(
    "a ability of a {filter:Filter@singular} is countered this way",
    Fits(_ITS_SOURCE, hole("filter", where=lambda one: one.kind is Kind.PERMANENT and one.predicates)),
)

# Its activated abilities.


for _template in (
    "activated abilities of {objects:Object} can't be activated this turn",
    "{objects:Object's} activated abilities can't be activated this turn",
):
    # Not of "creatures": then no set of objects would be fixed for (CR 611.2c).
    effect.phrase(_template, Continuous(hole("objects", It, Target), (CantDo("activate"),), UntilEndOfTurn()))

# "An activated or triggered ability from an artifact or enchantment source".


qualifier.phrase("from a {either:TypeAlternatives@singular} source", FromSource(Filter(Kind.SOURCE, (hole("either"),))))
