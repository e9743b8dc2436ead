"""Rare ways to say what other phrases say too."""

import pytest

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import AnyHolds, Fits, Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.events.damage_and_life import IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.permanents import BecomesTapped
from rulings.abilities.filters.characteristics import HasKeyword, HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Did, OfChosen
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.players import You
from rulings.abilities.references import Attached, Every, This
from rulings.abilities.vocabulary import CardType, Kind
from tests.oracle.asking import ability_of, effect_of


def test_a_mountain_or_a_forest() -> None:
    """Rootbound Crag: either will do."""
    ability = ability_of("This land enters tapped unless you control a Mountain or a Forest.")
    assert isinstance(ability, Replacement)
    assert isinstance(ability.condition, Negated)
    assert isinstance(ability.condition.condition, AnyHolds)


def test_cast_but_not_owned() -> None:
    """Gonti: one casts another's card."""
    ability = ability_of("Spells you cast but don't own cost {1} less to cast.")
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, CostChange)
    assert isinstance(change.filter, Filter)
    assert change.filter.predicates == (CastBy(You()), Not(OwnedBy(You())))


@pytest.mark.parametrize(
    "text",
    [
        "Other creatures you control but don't own get +2/+2.",
        "Each creature you control but don't own gets +2/+2.",
        "When this creature dies, draw a card for each creature you control but don't own.",
        "This creature gets +1/+1 for each creature card in your opponents' graveyards.",
    ],
)
def test_controlled_but_not_owned(text: str) -> None:
    """One reading each."""
    assert ability_of(text)


def test_not_of_the_chosen_type() -> None:
    """Kindred Dominance: everything else is destroyed."""
    assert effect_of("Destroy all creatures that aren't of the chosen type.") == Destroy(
        Every(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), Not(OfChosen("type")))))
    )


def test_tapped_or_dealt_damage() -> None:
    """Cryoshatter: one ability, two events."""
    ability = ability_of("When enchanted creature becomes tapped or is dealt damage, destroy it.")
    assert isinstance(ability, TriggeredAbility)
    object = Attached("enchanted")
    assert ability.event == AnyOfEvents((BecomesTapped(object), IsDealtDamage(object)))


def test_facts() -> None:
    """Manor Gargoyle, Hixus, Crimestopper Sprite."""
    gargoyle = ability_of("This creature has indestructible as long as it has defender.")
    assert isinstance(gargoyle, StaticAbility)
    assert isinstance(gargoyle.condition, Fits)
    assert gargoyle.condition.filter.predicates == (HasKeyword("defender"),)
    hixus = ability_of(
        "Whenever a creature deals combat damage to you, if this creature entered this turn, draw a card."
    )
    assert isinstance(hixus, TriggeredAbility)
    assert hixus.condition == Fits(This("creature"), Filter(Kind.PERMANENT, (Did("entered"),)))
    assert effect_of("If evidence was collected, draw a card.") == If(WasPaid("additional"), Draw(You()))


@pytest.mark.parametrize(
    "text",
    [
        "Counter target spell unless its controller pays {1} for each card in your graveyard.",
        "Counter target spell unless its controller pays {X}, where X is the number of cards in your graveyard.",
        "All lands become 2/2 creatures until end of turn. They're still lands.",
        "Target land becomes a 2/2 creature until end of turn. It's still a land.",
    ],
)
def test_said_back(text: str) -> None:
    """Two wordings of one meaning are each said back as they were."""
    assert ability_of(text, ("Sorcery",))
