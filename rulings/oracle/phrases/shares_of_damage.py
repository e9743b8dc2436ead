"""Several amounts of damage that one verb says; they are dealt at the same time (CR 120.4).

What is here: "4 damage to any target and 2 damage to you", "to itself", "to another target, and 3 damage to a third
target". What is not: damage divided as you choose (``verbs``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.damage import DamageShare, DealShares
from rulings.abilities.node import Node
from rulings.abilities.references import AnyTarget, Attached, It, ObjectRef, This
from rulings.oracle.categories import effect, recipient, thing
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _two(source: ObjectRef, amount: Amount, to: Node, more: Amount, also: Node) -> DealShares:
    return DealShares(source, (DamageShare(amount, to), DamageShare(more, also)))


def _undo_two(node: DealShares) -> Slots:
    if len(node.shares) != 2:
        return None
    first, second = node.shares
    return {"source": node.source, "amount": first.amount, "to": first.to, "more": second.amount, "also": second.to}


_FIRST = "{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}"
effect.phrase(f"{_FIRST} and {{more:Quantity}} damage to {{also:Recipient}}", _two, _undo_two, kind=DealShares)


def _itself(source: ObjectRef, amount: Amount, to: Node, more: Amount) -> DealShares | None:
    return _two(source, amount, to, more, source) if isinstance(source, This | It | Attached) else None


def _undo_itself(node: DealShares) -> Slots:
    slots = _undo_two(node)
    if slots is None or slots["also"] != node.source:
        return None
    return {name: slots[name] for name in ("source", "amount", "to", "more")}


effect.phrase(f"{_FIRST} and {{more:Quantity}} damage to itself", _itself, _undo_itself, kind=DealShares)


def _three(
    source: ObjectRef, amount: Amount, to: Node, more: Amount, also: Node, most: Amount, third: Node
) -> DealShares:
    return DealShares(source, (DamageShare(amount, to), DamageShare(more, also), DamageShare(most, third)))


def _undo_three(node: DealShares) -> Slots:
    if len(node.shares) != 3:
        return None
    found = _undo_two(DealShares(node.source, node.shares[:2]))
    assert found is not None
    return {**found, "most": node.shares[2].amount, "third": node.shares[2].to}


effect.phrase(
    f"{_FIRST}, {{more:Quantity}} damage to {{also:Recipient}}, and {{most:Quantity}} damage to {{third:Recipient}}",
    _three,
    _undo_three,
    kind=DealShares,
)
_OTHER: dict[str, Value] = {"other": True}
thing.phrase("another target", AnyTarget, fixed=_OTHER, carries={"another": "other"})
thing.phrase("a third target", AnyTarget, fixed=_OTHER)

# What was targeted by "target player or planeswalker", "any target".

recipient.words(
    {
        words: It(words)
        for words in ("that player or planeswalker", "that player or permanent", "that permanent or player")
    }
)
