"""Creatures that become Auras, as a phrase (CR 116.2c)."""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.effects.permanents import BecomeAura
from rulings.abilities.references import Target, This
from tests.oracle.asking import ability_of, declined_words

_TEXT = (
    "{U}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to "
    "target creature. You may pay {U} to end this effect."
)


def test_the_effect_is_ended_by_paying__116_2c() -> None:
    one = ability_of(_TEXT)
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, BecomeAura)
    assert isinstance(one.effect.what, This)
    assert isinstance(one.effect.to, Target)


def test_without_the_end_it_is_another_effect() -> None:
    assert declined_words(_TEXT.replace(" You may pay {U} to end this effect.", "")) == ""
