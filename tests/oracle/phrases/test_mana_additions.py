"""What tapping for mana adds, and what it makes instead."""

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.modifications import OtherMana, ScaleAmount
from tests.oracle.asking import ability_of, declined_words


def test_additional_mana_is_added_mana() -> None:
    for text, symbols in (
        ("Whenever you tap a Swamp for mana, add an additional {B}.", ("{B}",)),
        ("Whenever a Forest is tapped for mana, its controller adds an additional {G}{G}.", ("{G}", "{G}")),
        ("Whenever you tap a land for mana, add one mana of any type that land produced.", ("produced",)),
    ):
        ability = ability_of(text)
        assert isinstance(ability, TriggeredAbility)
        assert isinstance(ability.effect, AddMana)
        assert ability.effect.options == (ManaOption(symbols),)


def test_more_or_other_mana_instead() -> None:
    for text, instead in (
        ("If you tap a permanent for mana, it produces three times as much of that mana instead.", ScaleAmount(3)),
        ("If a land is tapped for mana, it produces {B} instead of any other type and amount.", OtherMana("{B}", True)),
        ("If a land is tapped for mana, it produces colorless mana instead of any other type.", OtherMana("{C}")),
    ):
        ability = ability_of(text)
        assert isinstance(ability, Replacement)
        assert ability.instead == instead


def test_a_choice_of_colour_is_declined() -> None:
    text = "If a land is tapped for mana, it produces mana of a color of your choice instead of any other type."
    assert declined_words(text)
