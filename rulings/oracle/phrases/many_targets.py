"""Spells with many targets: what each one costs, and damage shared evenly among them (CR 601.2c, 601.2f).

What is here: "for each target beyond the first", "divided evenly, rounded down". What is not: damage divided as you
choose (``verbs``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.arithmetic import SharedEvenly
from rulings.abilities.amounts.counting import TargetsBeyondFirst
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.node import Node
from rulings.abilities.references import AnyTarget, ObjectRef, Target
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

ORACLE.category("CountedSingly").phrase("target beyond the first", TargetsBeyondFirst)


def _evenly(source: ObjectRef, amount: Amount, to: Node) -> DealDamage | None:
    return DealDamage(source, SharedEvenly(amount), to) if isinstance(to, AnyTarget | Target) else None


def _undo_evenly(node: DealDamage) -> Slots:
    match node.amount:
        case SharedEvenly(amount=amount) if node == _evenly(node.source, amount, node.to):
            return {"source": node.source, "amount": amount, "to": node.to}
    return None


effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage divided evenly, rounded down, among {to:Recipient}",
    _evenly,
    _undo_evenly,
    kind=DealDamage,
)
