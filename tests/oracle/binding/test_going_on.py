"""What goes on with something done only "if you do" is done only then (CR 608.2c)."""

from rulings.abilities.effects.cards import ShuffleInto
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Delayed, Sequence
from rulings.abilities.effects.moving import Destroy, PutInto
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.node import walk
from rulings.abilities.references import It, Target
from tests.oracle.asking import abilities_of, effect_of


def test_the_rest_is_shuffled_only_if_cards_were_revealed__608_2c() -> None:
    effect = effect_of(
        "You may sacrifice a creature. If you do, reveal cards from the top of your library until you reveal a "
        "creature card. Put that card onto the battlefield, then shuffle the rest into your library."
    )
    assert isinstance(effect, IfDone)
    assert any(isinstance(part, ShuffleInto) for part in walk(effect.then))


def test_nothing_is_set_up_for_a_token_that_was_not_made__603_7a() -> None:
    effect = effect_of(
        "You may pay {1}. If you do, create a 1/1 white Soldier creature token. It gains haste. "
        "Sacrifice it at the beginning of the next end step."
    )
    assert isinstance(effect, MayPay)
    assert effect.then is not None
    assert any(isinstance(part, Delayed) for part in walk(effect.then))


def test_what_stands_for_itself_is_done_in_any_case__608_2c() -> None:
    effect = effect_of("You may discard a card. If you do, create a 1/1 white Soldier creature token. Draw a card.")
    assert isinstance(effect, Sequence)
    assert len(effect.effects) == 2


def test_the_rest_is_put_away_though_nothing_was_revealed__608_2c() -> None:
    effect = effect_of(
        "Look at the top five cards of your library. You may reveal a creature card from among them, then put the rest "
        "on the bottom of your library in a random order."
    )
    assert isinstance(effect, Sequence)
    _, second = effect.effects
    assert isinstance(second, Sequence)
    may, rest = second.effects
    assert isinstance(may, May)
    assert isinstance(rest, PutInto)


def test_a_target_of_what_is_done_later_is_named_now__601_2c() -> None:
    effect = effect_of("Destroy target creature at end of combat.")
    assert isinstance(effect, Delayed)
    assert len(effect.named) == 1
    assert isinstance(effect.effect, Destroy)
    assert effect.effect.what == It("it", effect.named[0])


def test_a_target_said_after_the_time_is_that_of_the_later_trigger__603_3d() -> None:
    effect = effect_of("At the beginning of the next end step, destroy target creature.")
    assert isinstance(effect, Delayed)
    assert effect.named == ()


def test_if_it_is_this_and_if_it_is_that_are_about_one_object__608_2c() -> None:
    (ability,) = abilities_of(
        "Whenever this creature attacks, tap another target creature or land. If it's a creature, it becomes a copy of "
        "this creature. If it's a land, it becomes an Island in addition to its other types."
    )
    its = [one.antecedent for one in walk(ability) if isinstance(one, It)]
    assert all(isinstance(one, Target) for one in its)
