"""Spells and abilities that counter, as events (CR 701.6a).

What is here: "whenever a spell or ability you control counters a spell". What is not: countering (``verbs``).
"""

from rulings.abilities.events.spells import CountersSpell
from rulings.abilities.players import You
from rulings.oracle.categories import event

event.words({"a spell or ability you control counters a spell": CountersSpell(You())})
