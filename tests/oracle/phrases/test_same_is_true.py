"""What holds of one keyword and likewise of others, as phrases."""

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.node import walk
from tests.oracle.asking import abilities_of, declined_words, effect_of


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


def test_an_effect_for_each_keyword() -> None:
    one = effect_of(
        "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true "
        "for haste and lifelink."
    )
    assert _given(one) == ["flying", "haste", "lifelink"]


def test_keywords_that_are_many_are_not_understood() -> None:
    declined_words(
        "As long as a creature you control has flying, Testing Bear has flying. The same is true for protection."
    )
