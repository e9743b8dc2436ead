"""Targets that an opponent chooses for the controller of the spell or ability (CR 601.6, 602.3).

What is here: "target creature of an opponent's choice", "any target of an opponent's choice". What is not: what players
choose as the spell or ability resolves (``choices``).
"""

from rulings.abilities.filters.filter import narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import Opponent
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

thing = ORACLE.category("Object")
_CHOOSER: dict[str, Value] = {"chooser": Opponent()}
thing.phrase("target {filter:Filter@singular} of a opponent's choice", Target, fixed=_CHOOSER)
thing.phrase("any target of a opponent's choice", AnyTarget, fixed=_CHOOSER)


thing.phrase(
    "target {filter:Filter@singular} of a opponent's choice they control",
    Target(narrowed(hole("filter"), ControlledBy(Opponent())), chooser=Opponent()),
)


# What is said of the target behind "of an opponent's choice": "you don't control", "from your graveyard".
thing.phrase(
    "target {filter:Filter@singular} of a opponent's choice {qualifier:Qualifier}",
    Target(narrowed(hole("filter"), hole("qualifier", unless=ControlledBy)), chooser=Opponent()),
)
