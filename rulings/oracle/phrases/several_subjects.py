"""Events whose subject or object is several things at once (CR 603.2c).

What is here: "~ and/or one or more other creatures", "damage to one or more permanents and/or players", "attacks a
planeswalker you control with one or more creatures". What is not: single ones (``events``, ``triggers``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AnyHolds, Compare, Negated
from rulings.abilities.conditions.history import WasCast
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Antecedent, ObjectRef, Several
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import ORACLE, condition, event
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# This object and others at the same time.


def _this_and_others(first: ObjectRef, rest: Filter) -> Several:
    return Several((first, Filter(rest.kind, (Another(), *rest.predicates))))


def _undo_this_and_others(node: Several) -> Slots:
    match node.parts:
        case (ObjectRef() as first, Filter(kind=kind, predicates=(Another(than=None), *rest))):
            return {"first": first, "rest": Filter(kind, tuple(rest))}
    return None


ORACLE.category("EventBatch").phrase(
    "{first:This} and/or one or more other {rest:Filter@plural}",
    _this_and_others,
    _undo_this_and_others,
    kind=Several,
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


def _attacks_permanent(who: PlayerRef, whom: Filter) -> PlayerAttacks:
    return PlayerAttacks(who, None, 1, whom)


def _undo_attacks_permanent(node: PlayerAttacks) -> Slots:
    match node:
        case PlayerAttacks(who=who, whom=Filter() as whom) if node == _attacks_permanent(who, whom):
            return {"who": who, "whom": whom}
    return None


event.phrase(
    "{who:Player} attack[s] a {whom:Filter@singular} with one or more creatures",
    _attacks_permanent,
    _undo_attacks_permanent,
    kind=PlayerAttacks,
)
