"""Payments that are offered only where something is so."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.node import walk
from rulings.abilities.references import Attached, It
from tests.oracle.asking import ability_of, reading_of

_TEXT = (
    "Whenever a land you control enters, you may pay {1}{G} if this permanent is attached to a creature you control. "
    "If you do, create a token that's a copy of that creature. If you didn't create a token this way, draw a card."
)


def test_the_payment_is_offered_only_while_attached() -> None:
    read = ability_of(_TEXT)
    assert isinstance(read, TriggeredAbility)
    assert read.condition is None, "it is looked at on resolution"
    assert isinstance(read.effect, Sequence)
    first, second = read.effect.effects
    assert isinstance(first, If)
    assert isinstance(first.condition, Fits)
    assert isinstance(first.then, MayPay)
    assert isinstance(second, If)
    assert second.condition == Negated(DidIt("created"))


def test_that_creature_is_the_one_it_is_attached_to() -> None:
    named = [one for one in walk(ability_of(_TEXT)) if isinstance(one, It) and one.words == "that creature"]
    assert [one.antecedent for one in named] == [Attached("enchanted", "creature")]


def test_without_the_condition_that_creature_is_nothing() -> None:
    text = _TEXT.replace(" if this permanent is attached to a creature you control", "")
    assert not reading_of(text).is_understood
