"""Twice as much for what was revealed (CR 614.15).

What is here: "... deals damage equal to A to any target. If the revealed land card was a Mountain, ~ deals double that
damage instead". What is not: other self-replacements (``branching``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, AmountIf
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import AnyTarget, ObjectRef, This, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _double(source: ObjectRef, amount: Amount, to: Node, subtype: str, again: ObjectRef) -> DealDamage | None:
    """One damage with one target: how much it is, is found as it would be dealt."""
    if not isinstance(source, This) or source != again or not isinstance(to, AnyTarget):
        return None
    condition = Fits(ThisWay("found"), Filter(Kind.CARD, (HasSubtype(subtype),)))
    return DealDamage(source, AmountIf(condition, Times(2, amount), amount), to)


def _undo_double(node: DealDamage) -> Slots:
    match node:
        case DealDamage(
            source=source,
            amount=AmountIf(condition=Fits(filter=Filter(predicates=(HasSubtype(subtype=subtype),))), otherwise=amount),
            to=to,
        ):
            found = {"source": source, "amount": amount, "to": to, "subtype": subtype, "again": source}
            return found if node == _double(**found) else None  # type: ignore[arg-type]
    return None


sentence.phrase(
    "{source:This} deals damage equal to {amount:Quantity} to {to:Object}. if the revealed land card was a "
    "{subtype:Subtype}, {again:This} deals double that damage instead.",
    _double,
    _undo_double,
    kind=DealDamage,
    carries={"instead": "amount"},
)
