"""What is read: sentences on what something becomes as it comes (CR 611.2, 205, 707)."""

from rulings.abilities.changes.change import ReplaceWords
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import Kind
from tests.oracle.asking import effect_of

START = "Change the text of target permanent by replacing all instances of"


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
