"""What mana may be spent on the X of a cost (CR 106.6): "spend only black mana on X"."""

from rulings.abilities.ability import ActivatedAbility, SpendOnX
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.holes import hole

colors = ORACLE.category("ColorsForX")


colors.phrase("{color:Color}", (hole("color"),))
colors.phrase("{first:Color} and/or {second:Color}", (hole("first"), hole("second")))

ability.phrase("spend only {colors:ColorsForX} mana on X.", SpendOnX, carries={"only": "colors"})


ability.phrase(
    "{cost:Cost}: {effect:Paragraph} spend only {colors:ColorsForX} mana on X.",
    ActivatedAbility(cost=hole("cost"), effect=hole("effect"), x_mana=hole("colors")),
    carries={"only": "x_mana"},
)
