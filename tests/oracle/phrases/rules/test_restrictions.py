"""What is read: how often and when something may be done (CR 602.5, 601.3)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.vocabulary import CardType, Kind
from tests.oracle.asking import ability_of


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def test_a_life_total_that_cant_change_neither_grows_nor_shrinks__119_7() -> None:
    one = static_of("Your life total can't change.")
    assert one.changes == (PlayerCant(You(), "gain life"), PlayerCant(You(), "lose life"))


def test_activated_abilities_are_mana_abilities_too__605_1a() -> None:
    artifacts = Filter(Kind.PERMANENT, (HasType(CardType.ARTIFACT),))
    one = static_of("Activated abilities of artifacts can't be activated.")
    assert one.changes == (
        PlayerCant(AnyPlayer(), "activate", artifacts),
        PlayerCant(AnyPlayer(), "activate mana", artifacts),
    )
