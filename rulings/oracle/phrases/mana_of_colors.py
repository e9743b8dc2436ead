"""Mana whose amount goes with its color (CR 106.4, 700.5).

What is here: "for each color among permanents you control, add one mana of that color", "choose a color. Add an
amount of mana of that color equal to ...". What is not: one mana of any of them (``mana_of_lands``).
"""

from rulings.abilities.amounts.counting import Devotion
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import effect, sentence
from rulings.oracle.holes import hole

_OF_EACH = (ManaOption(("each color among",)),)
_BY_DEVOTION = AddMana(You(), (ManaOption(("devotion",)),))
_ANY_ONE = (ManaOption(("any one",)),)


effect.phrase(
    "for each color among {among:Filter@plural}, add one mana of that color",
    AddMana(You(), _OF_EACH, among=hole("among", where=lambda one: one.kind is Kind.PERMANENT)),
    carries={"each": "options"},
)


_CHOOSE = "choose a color. add a amount of mana of that color equal to"
# The color is chosen as the mana is added; how much does not depend on it.
sentence.phrase(f"{_CHOOSE} {{times:Quantity}}.", AddMana(You(), _ANY_ONE, times=hole("times", unless=Devotion)))
sentence.phrase(f"{_CHOOSE} your devotion to that color.", _BY_DEVOTION)
