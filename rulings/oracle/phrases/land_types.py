"""Land types that effects give, and permanents that lose part of their abilities (CR 305.6, 305.7, 613.1d).

What is here: every basic land type, losing all abilities but mana abilities. What is not: becoming one type
(``animating``).
"""

from rulings.abilities.changes.change import LoseAllButMana, SetTypes
from rulings.oracle.categories import change

for _end in ("types", "land types"):
    change.phrase(
        f"[is|are] every basic land type in addition to (its|their:self) other {_end}",
        SetTypes,
        fixed={"every": "basic land type"},
    )
change.phrase("lose[s] all abilities except mana abilities", LoseAllButMana, carries={"except": "LoseAllButMana"})
