"""Join forces: what every player may pay, and all that was paid (CR 207.2c)."""

from rulings.abilities.amounts.history import ManaPaidInAll
from rulings.abilities.effects.optional import EachMayPayMana
from rulings.oracle.categories import effect, quantity

for _order in ("starting with you, each player", "each player starting with you"):
    effect.phrase(
        f"{_order} may pay any amount of mana",
        EachMayPayMana,
        carries={"may": "EachMayPayMana", "each": "EachMayPayMana"},
    )
quantity.phrase("the total amount of mana paid this way", ManaPaidInAll)
