"""What goes on with something done only "if you do" is done only then (CR 608.2c)."""

from rulings.abilities.effects import Delayed, IfDone, MayPay, Sequence
from rulings.abilities.node import walk
from rulings.abilities.verbs import ShuffleInto

from .asking import effect_of


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
