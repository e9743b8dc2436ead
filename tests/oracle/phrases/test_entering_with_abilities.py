"""Entering with counters and an ability (CR 614.1c)."""

from rulings.abilities.ability import KeywordAbility, Replacement
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.modifications import EntersWith
from tests.oracle.asking import abilities_of


def test_counters_and_an_ability__614_1c() -> None:
    *_, ability = abilities_of(
        "Kicker {2}\nIf this creature was kicked, it enters with two +1/+1 counters on it and with flying."
    )
    assert isinstance(ability, Replacement)
    assert isinstance(ability.instead, EntersWith)
    (gains,) = ability.instead.changes
    assert isinstance(gains, GainAbilities)
    (flying,) = gains.abilities
    assert isinstance(flying, KeywordAbility)
    assert flying.name == "flying"
