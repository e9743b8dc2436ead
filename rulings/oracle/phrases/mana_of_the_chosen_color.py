"""Mana of the chosen color that makes for more of it (CR 605.1b, 607.2d).

What is here: "whenever a land's ability causes you to add one or more mana of the chosen color", "is tapped for mana of
the chosen color". What is not: mana of any kind that something is tapped for (``mana_additions``).
"""

from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.events.spells import ManaProduced
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.categories import effect, event
from rulings.oracle.holes import hole

_LAND = Filter(Kind.PERMANENT, (HasType(CardType.LAND),))


event.phrase(
    "a land's ability causes {who:Player} to add one or more mana of the chosen color",
    ManaProduced(hole("who"), _LAND, of_chosen_color=True, by_any_ability=True),
)


event.phrase(
    "a {source:Filter@singular} is tapped for mana of the chosen color",
    ManaProduced(AnyPlayer(), hole("source"), of_chosen_color=True),
)
effect.phrase(
    "{who:Subject} add[s] a additional one mana of that color", AddMana, fixed={"options": (ManaOption(("chosen",)),)}
)
