"""What is read: damage and life replaced and prevented by static abilities (CR 614, 615, 119)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.events.damage_and_life import IsDealtDamage, LosesGame
from rulings.abilities.modifications import Prevent, Redirect
from rulings.abilities.players import You
from rulings.abilities.references import This
from tests.oracle.asking import ability_of, reading_of


def test_a_floor_that_is_not_the_number_before_is_declined() -> None:
    assert not reading_of(
        "Damage that would reduce your life total to less than 1 reduces it to 5 instead."
    ).is_understood


def test_redirection_while_something_is_so() -> None:
    ability = ability_of(
        "As long as this creature is untapped, all damage that would be dealt to you by artifacts is dealt to this "
        "creature instead."
    )
    assert isinstance(ability, Replacement)
    assert ability.condition is not None
    assert isinstance(ability.instead, Redirect)


def test_what_is_done_about_prevented_damage__615_5() -> None:
    one = ability_of(
        "If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that "
        "creature for each 1 damage prevented this way."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, Prevent)
    assert one.instead.then is not None


def test_static_prevention_and_redirection__614_9() -> None:
    one = ability_of("Prevent all damage that would be dealt to Testing Bear.")
    assert isinstance(one, Replacement)
    assert (one.event, one.instead) == (IsDealtDamage(This()), Prevent())
    other = ability_of("All damage that would be dealt to you is dealt to this creature instead.")
    assert isinstance(other, Replacement)
    assert (other.event, other.instead) == (IsDealtDamage(You()), Redirect(This("creature")))


def test_losing_the_game_is_replaced__614_1a() -> None:
    ability = ability_of("If you would lose the game, instead draw seven cards and your life total becomes 1.")
    assert isinstance(ability, Replacement)
    assert ability.event == LosesGame(You())
