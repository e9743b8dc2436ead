"""Particular words about life and damage: excess damage, damage that can't be prevented, exchanged life totals.

What is here: sentences that say how damage goes on or what life totals become. What is not: dealing damage (``verbs``),
preventing it (``preventing``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.changes.permissions import CantBePrevented
from rulings.abilities.durations import Duration
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.effects.life import DoubleLife, ExchangeLife
from rulings.abilities.players import PlayerRef, TargetPlayer
from rulings.abilities.references import Target
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Excess damage (CR 120.4a).


def _excess(first: DealDamage, excess_to: PlayerRef) -> DealDamage | None:
    if not isinstance(first, DealDamage) or not isinstance(first.to, Target) or first.excess_to is not None:
        return None
    return replace(first, excess_to=excess_to)


def _undo_excess(node: DealDamage) -> Slots:
    if not isinstance(node.excess_to, PlayerRef):
        return None
    return {"first": replace(node, excess_to=None), "excess_to": node.excess_to}


sentence.phrase(
    "{first:Effect}. excess damage is dealt to {excess_to:Player} instead.",
    _excess,
    _undo_excess,
    kind=DealDamage,
    is_transparent=True,
    carries={"instead": "excess_to"},
)

# Damage that can't be prevented (CR 615.12).


def _unpreventable(duration: Duration) -> RuleChange:
    return RuleChange((CantBePrevented(),), duration)


def _undo_unpreventable(node: RuleChange) -> Slots:
    return {"duration": node.duration} if node == _unpreventable(node.duration) else None


effect.phrase("damage can't be prevented {duration:Duration}", _unpreventable, _undo_unpreventable, kind=RuleChange)


def _this_unpreventable(first: DealDamage) -> DealDamage | None:
    is_plain = isinstance(first, DealDamage) and not first.unpreventable
    return replace(first, unpreventable=True) if is_plain else None


sentence.phrase(
    "{first:Effect}. the damage can't be prevented.",
    _this_unpreventable,
    lambda node: {"first": replace(node, unpreventable=False)} if node.unpreventable else None,
    kind=DealDamage,
    is_transparent=True,
)

# Exchanging life totals (CR 701.12c).

_TWO: dict[str, Value] = {"who": TargetPlayer(minimum=2, maximum=2), "other": None}
effect.phrase("two target players exchange life totals", ExchangeLife, fixed=_TWO)

# Doubled life totals (CR 701.10d).

effect.phrase("double {who:Player's} life total", DoubleLife)

effect.phrase("{source:Object} also deal[s:source] {amount:Quantity} damage to {to:Recipient}", DealDamage)
