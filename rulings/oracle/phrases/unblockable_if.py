"""Can't be blocked if something is so, said with "if" instead of "as long as" (CR 509.1b, 604.1)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

ability.phrase(
    "{affected:This} can't be blocked if {condition:Condition}.",
    StaticAbility(affected=hole("affected"), changes=(CantDo("be blocked"),), condition=hole("condition")),
)
