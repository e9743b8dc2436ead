"""What is read: sentences with a choice to do or to pay (CR 118.12, 608.2d)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.spells import CounterSpell
from tests.oracle.asking import ability_of, effect_of


def test_if_they_do_after_unless_is_about_the_payment() -> None:
    effect = effect_of("Counter target spell unless its controller pays {2}. If they do, you draw a card.")
    assert isinstance(effect, MayPay)
    assert isinstance(effect.then, Draw)
    assert isinstance(effect.otherwise, CounterSpell)


def test_who_does_not_pay__118_12() -> None:
    one = ability_of(
        "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you gain 1 life."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, MayPay)
    assert one.effect.otherwise is not None
