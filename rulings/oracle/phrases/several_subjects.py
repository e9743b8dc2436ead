"""Events whose subject or object is several things at once (CR 603.2c).

What is here: "~ and/or one or more other creatures", "damage to one or more permanents and/or players", "attacks a
planeswalker you control with one or more creatures". What is not: single ones (``events``, ``triggers``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AnyHolds, Compare, Negated
from rulings.abilities.conditions.history import WasCast
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.references import Antecedent, Several
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import ORACLE, condition, event
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

# This object and others at the same time.


ORACLE.category("EventBatch").phrase(
    "{first:This} and/or one or more other {rest:Filter@plural}",
    Several((hole("first"), Filter(hole("rest").kind, (Another(), *hole("rest").predicates)))),
    number=Number.PLURAL,
)

# What entered together was cast together or not at all, so that any one of them tells it of all.

_ENTERED = Antecedent("event object")
condition.words(
    {
        "none of them were cast or no mana was spent to cast them": AnyHolds(
            (Negated(WasCast(_ENTERED)), Compare(ManaSpent(of=_ENTERED), Comparison.EQUAL, Fixed(0)))
        )
    }
)

# Damage to whatever: the source deals it once.

for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    event.phrase(
        f"{{source:EventObject}} deal[s] {_damage} to one or more permanents and/or players",
        DealsDamage,
        fixed={"combat": _combat},
    )

# Attacks on one permanent.


event.phrase(
    "{who:Player} attack[s] a {whom:Filter@singular} with one or more creatures",
    PlayerAttacks(hole("who"), None, 1, hole("whom")),
)
