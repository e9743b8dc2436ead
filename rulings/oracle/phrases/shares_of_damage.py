"""Several amounts of damage that one verb says; they are dealt at the same time (CR 120.4).

What is here: "4 damage to any target and 2 damage to you", "to itself", "to another target, and 3 damage to a third
target". What is not: damage divided as you choose (``verbs``).
"""

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.damage import DamageShare, DealShares
from rulings.abilities.node import Node
from rulings.abilities.references import AnyTarget, Attached, It, ObjectRef, This
from rulings.oracle.categories import effect, recipient, thing
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole


def _two(source: ObjectRef, amount: Amount, to: Node, more: Amount, also: Node) -> DealShares:
    return DealShares(source, (DamageShare(amount, to), DamageShare(more, also)))


_FIRST = "{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}"
effect.phrase(
    f"{_FIRST} and {{more:Quantity}} damage to {{also:Recipient}}",
    DealShares(hole("source"), (DamageShare(hole("amount"), hole("to")), DamageShare(hole("more"), hole("also")))),
)


effect.phrase(
    f"{_FIRST} and {{more:Quantity}} damage to itself",
    _two(hole("source", This, It, Attached), hole("amount"), hole("to"), hole("more"), hole("source")),
)


effect.phrase(
    f"{_FIRST}, {{more:Quantity}} damage to {{also:Recipient}}, and {{most:Quantity}} damage to {{third:Recipient}}",
    DealShares(
        hole("source"),
        (
            DamageShare(hole("amount"), hole("to")),
            DamageShare(hole("more"), hole("also")),
            DamageShare(hole("most"), hole("third")),
        ),
    ),
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
