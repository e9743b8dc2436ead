"""Prevention and redirection of damage as phrases (CR 614.9, 615)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import AllOf, Fixed
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.effect import Replace
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import Prevent, Redirect
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import AnyTarget, It, Target, This
from rulings.abilities.vocabulary import Color, Kind
from tests.oracle.asking import ability_of, effect_of


def test_a_shield_counts_what_it_prevents__615_7() -> None:
    effect = effect_of("Prevent the next 3 damage that would be dealt to any target this turn.")
    assert effect == PreventDamage(Fixed(3), AnyTarget(slot=0), duration=UntilEndOfTurn(), next=True)


def test_all_combat_damage__615_1() -> None:
    effect = effect_of("Prevent all combat damage that would be dealt this turn.")
    assert effect == PreventDamage(AllOf(), combat=True, duration=UntilEndOfTurn())


def test_a_source_of_your_choice__609_7() -> None:
    effect = effect_of(
        "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
    )
    red = Filter(Kind.SOURCE, (IsColor(Color.RED),))
    assert effect == PreventDamage(AllOf(), You(), duration=UntilEndOfTurn(), next=True, chosen_source=red)


def test_to_and_by_the_same_creature_is_one_target__115_1() -> None:
    effect = effect_of("Prevent all combat damage that would be dealt to and dealt by target creature this turn.")
    assert {one.slot for one in walk(effect) if isinstance(one, Target)} == {0}


def test_static_prevention_and_redirection__614_9() -> None:
    one = ability_of("Prevent all damage that would be dealt to Testing Bear.")
    assert isinstance(one, Replacement)
    assert (one.event, one.instead) == (IsDealtDamage(This()), Prevent())
    other = ability_of("All damage that would be dealt to you is dealt to this creature instead.")
    assert isinstance(other, Replacement)
    assert (other.event, other.instead) == (IsDealtDamage(You()), Redirect(This("creature")))


def test_a_part_of_the_damage__615_1() -> None:
    one = ability_of("If a source would deal damage to you, prevent 1 of that damage.")
    assert isinstance(one, Replacement)
    assert (one.event, one.instead) == (DealsDamage(Filter(Kind.SOURCE), You()), Prevent(Fixed(1)))


def test_a_replacement_for_a_time_speaks_of_the_target_before__614_1() -> None:
    effect = effect_of(
        "Testing Bear deals 3 damage to target creature. If that creature would die this turn, exile it instead."
    )
    (replace,) = [one for one in walk(effect) if isinstance(one, Replace)]
    event = next(one for one in walk(replace) if isinstance(one, Moves))
    assert isinstance(event.object, It)
    assert isinstance(event.object.antecedent, Target)
