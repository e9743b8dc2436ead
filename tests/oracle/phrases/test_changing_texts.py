"""Words of a text exchanged, and colours for good, as phrases."""

import pytest

from rulings.abilities.changes.change import ReplaceWords, SetColors
from rulings.abilities.durations import Forever, UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import Color, Kind
from tests.oracle.asking import effect_of

START = "Change the text of target permanent by replacing all instances of"


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("one color word with another", "color"),
        ("one basic land type with another", "land"),
        ("one color word with another or one basic land type with another", "color or land"),
    ],
)
def test_which_words__612_2(words: str, what: str) -> None:
    effect = effect_of(f"{START} {words}.")
    assert isinstance(effect, Continuous)
    assert effect.changes == (ReplaceWords(what),)
    assert effect.duration == Forever()


def test_for_a_time__612_1() -> None:
    effect = effect_of(f"{START} one color word with another until end of turn.")
    assert isinstance(effect, Continuous)
    assert effect.duration == UntilEndOfTurn()


def test_creature_types__612_2() -> None:
    fixed = effect_of(f"{START} one creature type with Vampire.")
    assert isinstance(fixed, Continuous)
    assert fixed.changes == (ReplaceWords("creature", None, "Vampire"),)
    free = effect_of(
        "Change the text of target spell or permanent by replacing all instances of one creature type with another. "
        "The "
        "new creature type can't be Wall."
    )
    assert isinstance(free, Continuous)
    assert free.changes == (ReplaceWords("creature, not Wall"),)
    assert isinstance(free.objects, Target)
    assert free.objects.filter.kind is Kind.SPELL_OR_PERMANENT


def test_a_color_for_good__105_3() -> None:
    effect = effect_of("Target spell or permanent becomes black.")
    assert isinstance(effect, Continuous)
    assert effect.changes == (SetColors((Color.BLACK,)),)
