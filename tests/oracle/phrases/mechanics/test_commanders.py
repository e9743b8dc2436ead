"""What is read: commanders (CR 903)."""

from rulings.abilities.ability import AlternativeCost
from rulings.abilities.amounts.players import CommanderCasts
from rulings.abilities.conditions.condition import Exists
from rulings.abilities.effects.mana import ManaOption
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.node import walk
from rulings.abilities.players import You
from tests.oracle.asking import abilities_of, ability_of


def test_your_commander_is_the_one_you_own__903_3d() -> None:
    found = ability_of("At the beginning of combat on your turn, if you control your commander, draw a card.")
    (exists,) = [n for n in walk(found) if isinstance(n, Exists)]
    assert {OwnedBy(You()), ControlledBy(You()), HasProperty("commander")} == set(exists.filter.predicates)


def test_how_often_it_was_cast__903_8() -> None:
    found = ability_of(
        "Creatures you control get +1/+1 for each time you've cast your commander from the command zone this game."
    )
    assert CommanderCasts() in walk(found)


def test_casting_without_paying__118_9() -> None:
    text = "If you control a commander, you may cast this spell without paying its mana cost.\nDraw a card."
    first = abilities_of(text, ("Instant",))[0]
    assert isinstance(first, AlternativeCost)
    assert not first.cost.parts


def test_mana_of_the_colour_identity__903_4() -> None:
    assert ManaOption(("commander",)) in walk(
        ability_of("{T}: Add one mana of any color in your commander's color identity.")
    )
