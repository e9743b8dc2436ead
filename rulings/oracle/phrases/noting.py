"""Information that is noted for an object (CR 607.2e).

What is here: life totals, types that have not been noted. What is not: names of cards (``oracle_reference``).
"""

from rulings.abilities.amounts.players import LastNotedLifeTotal
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.life import NoteLifeTotal
from rulings.abilities.players import You
from rulings.oracle.categories import ORACLE, effect

for _category in (effect, ORACLE.category("EntryChoice")):
    _category.phrase("note {of:Player's} life total", NoteLifeTotal)
ORACLE.category("Quantity").phrase("the last noted life total for {for_:This}", LastNotedLifeTotal)
effect.phrase(
    "note a creature type that hasn't been noted for this Saga",
    MakeChoice,
    fixed={"who": You(), "what": "creature type", "new_only": True},
)
