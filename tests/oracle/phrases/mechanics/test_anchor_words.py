"""What is read: anchor words (CR 614.12c)."""

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.conditions.condition import WordChosen
from tests.oracle.asking import abilities_of, reading_of

_LINES = "\n• North — Whenever you draw a card, you gain 1 life.\n• South — Creatures you control get +1/+1."


def test_each_word_has_its_ability__614_12c() -> None:
    choice, *words = abilities_of("As this enchantment enters, choose North or South." + _LINES)
    assert isinstance(choice, Replacement)
    assert [one.condition for one in words if isinstance(one, StaticAbility)] == [
        WordChosen("North"),
        WordChosen("South"),
    ]


def test_the_words_are_those_of_the_choice() -> None:
    assert not reading_of("As this enchantment enters, choose North or West." + _LINES).is_understood
