"""Mana of colours and types that are found among permanents (CR 106.7).

What is here: what lands could produce, colours among permanents. What is not: mana of colours of exiled cards
(``imprinting``).
"""

from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.filters.characteristics import HasSupertype, HasType
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind, Supertype
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole


def _declare(template: str, option: str) -> None:

    effect.phrase(template, AddMana(hole("who"), (ManaOption((option,)),), among=hole("among")))


_declare(
    "{who:Subject} add[s] one mana of any color that a {among:Filter@singular} could produce", "could produce color"
)
_declare("{who:Subject} add[s] one mana of any type that a {among:Filter@singular} could produce", "could produce")
_declare("{who:Subject} add[s] one mana of any color among {among:Filter@plural}", "colors among")


effect.phrase(
    "{who:Subject} add[s] one mana of any color among legendary {first:CardType@plural} and {second:CardType@plural} "
    "you control",
    AddMana(
        hole("who"),
        (ManaOption(("colors among",)),),
        among=Filter(
            Kind.PERMANENT,
            (
                HasSupertype(Supertype.LEGENDARY),
                Either((HasType(hole("first")), HasType(hole("second")))),
                ControlledBy(You()),
            ),
        ),
    ),
)
