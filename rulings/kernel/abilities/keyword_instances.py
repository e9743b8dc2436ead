"""Several instances of a keyword whose optional cost is paid for each by itself (CR 702.56b, 702.78b, 702.153a,
702.157b, 702.175b).

日本語: 複数持つキーワード能力の、それぞれのコストの支払い
"""

from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.history import TimesPaid
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.node import Node, rewrite

PAID_SEPARATELY = frozenset({"casualty", "conspire", "offspring", "replicate", "squad"})
"""Each instance triggers for the payments made for it alone."""


def payment_key(name: str, instance: int) -> str:
    """What the payments for an instance are noted as; the first is 0."""
    return name if instance == 0 else f"{name} #{instance + 1}"


def for_instance(abilities: tuple[Ability, ...], name: str, instance: int) -> tuple[Ability, ...]:
    """What the keyword stands for, asking for the payments of this instance."""
    if instance == 0 or name not in PAID_SEPARATELY:
        return abilities

    def change(node: Node) -> Node:
        if isinstance(node, WasPaid) and node.keyword == name:
            return replace(node, cost=f"#{instance + 1}")
        if isinstance(node, TimesPaid) and node.keyword == name:
            return replace(node, keyword=payment_key(name, instance))
        return node

    return tuple(rewrite(one, change) for one in abilities)
