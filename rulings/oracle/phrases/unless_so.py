"""Static abilities that apply unless something is so (CR 604.2).

What is here: "~ has hexproof unless it's attacking", "attacks each combat if able unless you control another Ally".
What is not: restrictions, whose "unless" says what lifts them (``permitting``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import IsInZones, Negated
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

ability.phrase(
    "{affected:Affected} {changes:Change+and@affected} unless {condition:Condition}.",
    StaticAbility(
        affected=hole("affected"),
        changes=hole("changes", where=lambda changes: not any(isinstance(one, CantDo) for one in changes)),
        condition=Negated(hole("condition", unless=IsInZones)),
    ),
    carries={"unless": "condition"},
)
