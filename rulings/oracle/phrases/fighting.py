"""Creatures that fight each other, and damage that creatures deal to themselves (CR 701.14, 120.1).

What is here: "those creatures fight each other", "each creature deals damage to itself equal to its power". What is
not: a fight of two that are named (``verbs``).
"""

from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.references import Antecedent, Every, It, Target
from rulings.abilities.vocabulary import Stat
from rulings.oracle.binding.described import FIRST, SECOND
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

for _words in ("those creatures", "the chosen creatures"):
    effect.phrase(
        f"{_words} fight each other", Fight(It(FIRST), It(SECOND)), carries={"each": "first", "other": "second"}
    )

_EACH = Antecedent("each")


effect.phrase(
    "{each:Object} deal[s] damage to itself equal to its power",
    ForEach(hole("each", Every, Target), DealDamage(_EACH, StatOf(Stat.POWER, _EACH), _EACH)),
)
