"""What is read: destroy and sacrifice (CR 701.8, 701.21)."""

import pytest

from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.counting import Count
from rulings.abilities.effects.moving import Destroy, Sacrifice
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Either, Filter, Not, Predicate
from rulings.abilities.filters.status import IsToken
from rulings.abilities.players import EachPlayer, You
from rulings.abilities.references import Choose, Every
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import declined_words, effect_of

CREATURE = HasType(CardType.CREATURE)


def test_all_and_each_are_the_same_thing() -> None:
    assert effect_of("Destroy all creatures.") == effect_of("Destroy each creature.")
    assert effect_of("Destroy all creatures.") == Destroy(Every(Filter(predicates=(CREATURE,))))


@pytest.mark.parametrize(
    ("words", "predicates"),
    [
        ("creatures except for Dragons", (CREATURE, Not(HasSubtype("Dragon")))),
        ("permanents except for lands and tokens", (Not(Either((HasType(CardType.LAND), IsToken()))),)),
    ],
)
def test_kinds_that_are_left_out(words: str, predicates: tuple[Predicate, ...]) -> None:
    assert effect_of(f"Destroy all {words}.") == Destroy(Every(Filter(predicates=predicates)))


def test_what_is_left_out_has_no_controller() -> None:
    assert declined_words("Destroy all creatures except for Dragons you control.", ("Sorcery",)).startswith(
        "you control"
    )


def test_one_of_their_choice() -> None:
    one = Choose(Filter(predicates=(CREATURE,)), Fixed(1))
    assert effect_of("Each player sacrifices a creature of their choice.") == Sacrifice(EachPlayer(), one)
    assert effect_of("Sacrifice a creature.") == Sacrifice(You(), one)


def test_so_many_sacrifices() -> None:
    effect = effect_of("Target player sacrifices a permanent of their choice for each artifact you control.")
    assert isinstance(effect, Sacrifice)
    assert isinstance(effect.what, Choose)
    assert effect.what.amount not in (Fixed(1), X())


@pytest.mark.parametrize("rounded", ["up", "down"])
def test_half_of_what_they_control(rounded: str) -> None:
    effect = effect_of(f"Each player sacrifices half the lands they control, rounded {rounded}.")
    assert isinstance(effect, Sacrifice)
    assert isinstance(effect.what, Choose)
    assert effect.what.amount == Half(Count(effect.what.filter), rounded)


def test_half_of_what_nobody_controls_is_declined() -> None:
    assert declined_words("Each player sacrifices half the lands, rounded up.", ("Sorcery",))
