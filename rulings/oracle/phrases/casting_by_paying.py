"""Casting from elsewhere for another cost or a further one: "by paying {2}{W} rather than paying its mana cost".

What is here: the words of such costs, and permissions with them (CR 118.8, 118.9). What is not: permissions without
(``permitting``), and what happens to a spell cast this way (``cast_this_way``).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rulings.abilities.ability import AlternativeCost
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import AllHold
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import ManaCost, PayLife
from rulings.abilities.costs.objects import DiscardCost, ExileCost, SacrificeCost
from rulings.abilities.filters.filter import Filter
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

part = ORACLE.category("CostDoing")
"""One part of a cost after "by": "paying 3 life"; a ``CostPart``."""
costs = ORACLE.category("CostDoings")
"""One part or two joined by "and"; a ``Cost``."""


def _declare_part(template: str, kind: type[CostPart]) -> None:
    part.phrase(template, kind)


_declare_part("paying {symbols:ManaSymbols}", ManaCost)
_declare_part("paying {amount:Numeral} life", PayLife)
_declare_part("discarding {what:Object}", DiscardCost)
_declare_part("exiling {what:Object}", ExileCost)
_declare_part("sacrificing {what:Object}", SacrificeCost)


costs.phrase("{part:CostDoing}", Cost((hole("part"),)))
costs.phrase("{first:CostDoing} and {second:CostDoing}", Cost((hole("first"), hole("second"))))


_OF_SEVERAL = ("in addition to paying their", "rather than paying their")


def _declare(words: str, put: Callable[[PlayerMay, Cost], PlayerMay], get: Callable[[PlayerMay], Cost | None]) -> None:
    def make(rule: Change, price: Cost) -> PlayerMay | None:
        if not isinstance(rule, PlayerMay) or rule.what != "cast" or rule.cost or rule.more or rule.using:
            return None
        if isinstance(rule.filter, Filter) is not words.startswith(_OF_SEVERAL):
            return None
        return put(rule, price)

    def unmake(node: PlayerMay) -> Slots:
        price = get(node)
        if price is None or not price.parts:
            return None
        rule = replace(node, cost=None, more=None)
        return {"rule": rule, "price": price} if make(rule, price) == node else None

    ORACLE.category("PlayerRule").phrase(
        f"{{rule:PlayerRule}} by {{price:CostDoings}} {words}", make, unmake, kind=PlayerMay, is_transparent=True
    )


def _instead(rule: PlayerMay, price: Cost) -> PlayerMay:
    return replace(rule, cost=price)


def _besides(rule: PlayerMay, price: Cost) -> PlayerMay:
    return replace(rule, more=price)


_declare("rather than paying its mana cost", _instead, lambda node: node.cost if node.more is None else None)
_declare("rather than paying their mana costs", _instead, lambda node: node.cost if node.more is None else None)
_declare("in addition to paying its other costs", _besides, lambda node: node.more if node.cost is None else None)
_declare("in addition to paying their other costs", _besides, lambda node: node.more if node.cost is None else None)

# "If an opponent controls a Swamp and you control a Plains, you may cast this spell without paying its mana cost."


ability.phrase(
    "if {first:Condition} and {second:Condition}, you may cast this spell without paying its mana cost.",
    AlternativeCost(condition=AllHold((hole("first", unless=AllHold), hole("second", unless=AllHold)))),
    carries={"may": "AlternativeCost"},
)
