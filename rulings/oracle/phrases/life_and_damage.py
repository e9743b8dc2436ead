"""Particular words about life and damage: excess damage, damage that can't be prevented, exchanged life totals.

What is here: sentences that say how damage goes on or what life totals become. What is not: dealing damage (``verbs``),
preventing it (``preventing``).
"""

from rulings.abilities.changes.permissions import CantBePrevented
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.effects.life import DoubleLife, ExchangeLife
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import Target
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

# Excess damage (CR 120.4a).


sentence.phrase(
    "{first:Effect}. excess damage is dealt to {excess_to:Player} instead.",
    but(
        hole("first", DealDamage, where=lambda one: isinstance(one.to, Target) and one.excess_to is None),
        excess_to=hole("excess_to"),
    ),
    kind=DealDamage,
    is_transparent=True,
    carries={"instead": "excess_to"},
)

# Damage that can't be prevented (CR 615.12).


effect.phrase("damage can't be prevented {duration:Duration}", RuleChange((CantBePrevented(),), hole("duration")))


sentence.phrase(
    "{first:Effect}. the damage can't be prevented.",
    but(hole("first", DealDamage, where=lambda one: not one.unpreventable), unpreventable=True),
    kind=DealDamage,
    is_transparent=True,
)

# Exchanging life totals (CR 701.12c).

_TWO: dict[str, Value] = {"who": TargetPlayer(minimum=2, maximum=2), "other": None}
effect.phrase("two target players exchange life totals", ExchangeLife, fixed=_TWO)

# Doubled life totals (CR 701.10d).

effect.phrase("double {who:Player's} life total", DoubleLife)

effect.phrase("{source:Object} also deal[s:source] {amount:Quantity} damage to {to:Recipient}", DealDamage)
