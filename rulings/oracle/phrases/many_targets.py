"""Spells with many targets: what each one costs, and damage shared evenly among them (CR 601.2c, 601.2f).

What is here: "for each target beyond the first", "divided evenly, rounded down". What is not: damage divided as you
choose (``verbs``).
"""

from rulings.abilities.amounts.arithmetic import SharedEvenly
from rulings.abilities.amounts.counting import TargetsBeyondFirst
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.holes import hole

ORACLE.category("CountedSingly").phrase("target beyond the first", TargetsBeyondFirst)


effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage divided evenly, rounded down, among {to:Recipient}",
    DealDamage(hole("source"), SharedEvenly(hole("amount")), hole("to", AnyTarget, Target)),
)
