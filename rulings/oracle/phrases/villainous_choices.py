"""Facing a villainous choice (CR 701.55): "each opponent faces a villainous choice — A, or B".

What is here: the sentence with its two options, for each player one after the other. What is not: what they do.
"""

from rulings.abilities.effects.choosing import VillainousChoice
from rulings.abilities.effects.repeating import ForEach
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

effect.phrase(
    "{over:Player} face[s] a villainous choice — {first:Clauses}, or {second:Clauses}",
    ForEach(hole("over"), VillainousChoice(hole("first"), hole("second"))),
)
