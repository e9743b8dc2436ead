"""What replaces something the next time it would happen."""

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.damage import PreventDamage, RedirectDamage
from rulings.abilities.effects.effect import Replace
from rulings.abilities.events.moving import Draws
from rulings.abilities.modifications import Redirect
from tests.oracle.asking import ability_of, effect_of


def test_the_damage_goes_elsewhere() -> None:
    effect = effect_of(
        "The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is "
        "dealt to any target instead."
    )
    assert isinstance(effect, RedirectDamage)
    assert effect.next
    assert effect.chosen_source is not None


def test_part_of_the_damage_is_prevented() -> None:
    effect = effect_of(
        "The next time a source of your choice would deal damage to you this turn, prevent half that damage, rounded "
        "down."
    )
    assert isinstance(effect, PreventDamage)
    assert effect.portion is not None


def test_what_follows_depends_on_the_source() -> None:
    effect = effect_of(
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage from "
        "a red source is prevented this way, draw a card."
    )
    assert isinstance(effect, PreventDamage)
    assert isinstance(effect.then, If)


def test_another_effect_in_place_of_a_draw() -> None:
    effect = effect_of("The next time you would draw a card this turn, you gain 5 life instead.")
    assert isinstance(effect, Replace)
    assert effect.once
    assert isinstance(effect.replacement, Replacement)
    assert isinstance(effect.replacement.event, Draws)


def test_redirection_while_something_is_so() -> None:
    ability = ability_of(
        "As long as this creature is untapped, all damage that would be dealt to you by artifacts is dealt to this "
        "creature instead."
    )
    assert isinstance(ability, Replacement)
    assert ability.condition is not None
    assert isinstance(ability.instead, Redirect)
