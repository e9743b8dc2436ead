"""Eminence of triggered abilities: the zones from which they work stand in their condition (CR 113.6b).

What is here: that condition, and "whenever you cast another Vampire spell". What is not: static abilities with eminence
(``wordings``).
"""

from rulings.abilities.conditions.condition import IsInZones
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import condition, event
from rulings.oracle.holes import hole

condition.words({"~ is in the command zone or on the battlefield": IsInZones((Zone.COMMAND, Zone.BATTLEFIELD))})


event.phrase(
    "{who:Player} cast[s] another {spell:SpellCast@singular}",
    CastsSpell(hole("who"), Filter(hole("spell").kind, (Another(), *hole("spell").predicates))),
    carries={"another": "spell"},
)
