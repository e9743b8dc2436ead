"""Payments that are offered only where something is so (CR 608.2d).

What is here: "you may pay {1}{G} if this permanent is attached to a creature you control. If you do, ...", "if you
didn't create a token this way". What is not: payments that are always offered (``effects``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import Clauses, condition, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _pay_if(who: PlayerRef, cost: Cost, condition: Condition, then: Effect) -> Clauses:
    """The condition is looked at as the ability resolves; it is none of the trigger (CR 603.4)."""
    return Clauses((If(condition, MayPay(who, cost, then)),))


def _undo_pay_if(node: Clauses) -> Slots:
    match node.effects:
        case (If(condition=condition, then=MayPay(who=who, cost=cost, then=Effect() as then)),):
            slots: dict[str, Value] = {"who": who, "cost": cost, "condition": condition, "then": then}
            return slots if node == _pay_if(who, cost, condition, then) else None
    return None


sentence.phrase(
    "{who:Subject} may pay {cost:ManaOnly} if {condition:Condition}. if you do, {then:Clauses}.",
    _pay_if,
    _undo_pay_if,
    kind=Clauses,
    carries={"may": "effects"},
)
condition.words({"you didn't create a token this way": Negated(DidIt("created"))})
