"""What is made true of cards in all zones, as phrases (CR 109.2, 611.3)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import SetColors, SetTypes
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.characteristics import HasType, IsPermanentCard
from rulings.abilities.filters.filter import Either, Filter, Not
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import CardType, Color, Kind, Zone
from tests.oracle.asking import ability_of, reading_of

OFF = Not(InZone(Zone.BATTLEFIELD))


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def test_cards_spells_and_permanents() -> None:
    one = static_of("All cards that aren't on the battlefield, spells, and permanents are colorless.")
    assert one.affected == Several((Filter(Kind.CARD, (OFF,)), Filter(Kind.SPELL), Filter(Kind.PERMANENT)))
    assert one.changes == (SetColors(),)


def test_the_same_for_spells_and_cards_one_owns() -> None:
    text = (
        "Creatures you control are the chosen type. The same is true for creature spells you control and creature "
        "cards you own that aren't on the battlefield."
    )
    one = static_of(text)
    creature = HasType(CardType.CREATURE)
    assert one.affected == Several(
        (
            Filter(Kind.PERMANENT, (creature, ControlledBy(You()))),
            Filter(Kind.SPELL, (creature, ControlledBy(You()))),
            Filter(Kind.CARD, (creature, OwnedBy(You()), OFF)),
        )
    )
    assert one.changes == (SetTypes(chosen="creature type", in_addition=False),)
    assert not reading_of(text.replace("Creatures you control", "Artifacts you control")).is_understood


def test_cards_that_cannot_enter__101_2() -> None:
    one = static_of("Creature cards in graveyards and libraries can't enter the battlefield.")
    places = Either((InZone(Zone.GRAVEYARD), InZone(Zone.LIBRARY)))
    assert one.affected == Filter(Kind.CARD, (HasType(CardType.CREATURE), places))
    assert one.changes == (CantDo("enter the battlefield"),)


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("All creatures are black.", SetColors((Color.BLACK,))),
        ("Each nonland permanent you control is all colors.", SetColors(tuple(Color))),
        ("Lands you control are the chosen color.", SetColors(chosen=True)),
    ],
)
def test_colours_of_groups__105_3(text: str, change: SetColors) -> None:
    assert static_of(text).changes == (change,)


def test_the_same_for_permanent_spells_and_nonland_permanent_cards() -> None:
    text = (
        "Nonland permanents you control are artifacts in addition to their other types. The same is true for permanent "
        "spells you control and nonland permanent cards you own that aren't on the battlefield."
    )
    one = static_of(text)
    nonland = Not(HasType(CardType.LAND))
    assert one.affected == Several(
        (
            Filter(Kind.PERMANENT, (nonland, ControlledBy(You()))),
            Filter(Kind.SPELL, (IsPermanentCard(), ControlledBy(You()))),
            Filter(Kind.CARD, (nonland, IsPermanentCard(), OwnedBy(You()), OFF)),
        )
    )
    assert not reading_of(text.replace("and nonland permanent cards", "and nonland cards")).is_understood
