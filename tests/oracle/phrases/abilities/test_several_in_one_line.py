"""What is read: lines that say several abilities, or one inside quotes (CR 113.2c)."""

from rulings.abilities.ability import KeywordAbility, Replacement, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from tests.oracle.asking import abilities_of, declined_words


def _given(node: object) -> list[str]:
    return [
        ability.name
        for one in walk(node)  # type: ignore[arg-type]
        if isinstance(one, GainAbilities)
        for ability in one.abilities
        if isinstance(ability, KeywordAbility)
    ]


def test_a_static_ability_for_each_keyword() -> None:
    abilities = abilities_of(
        "As long as a creature you control has flying, Testing Bear has flying. The same is true for first strike and "
        "trample."
    )
    assert all(isinstance(one, StaticAbility) for one in abilities)
    assert [_given(one) for one in abilities] == [["flying"], ["first strike"], ["trample"]]


def test_two_abilities_of_entering() -> None:
    assert len(abilities_of("This land enters tapped. As it enters, choose a color.", ("Land",))) == 2


def test_counters_and_tapped() -> None:
    first, second = abilities_of(
        "Testing Bear enters with two +1/+1 counters on it. If an opponent controls a Forest, it enters tapped."
    )
    assert isinstance(first, Replacement)
    assert first.condition is None
    assert isinstance(second, Replacement)
    assert second.instead == EntersWith(tapped=True)
    assert second.condition is not None


def test_only_triggers_on_revealing_follow_the_revealing() -> None:
    text = "Reveal the first card you draw each turn. Whenever you draw a card, you gain 1 life."
    assert declined_words(text, ("Enchantment",)) == ""
