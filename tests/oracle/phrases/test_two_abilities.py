"""Lines that say two abilities, as phrases."""

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.modifications import EntersWith
from tests.oracle.asking import abilities_of


def test_otherwise_it() -> None:
    first, second = abilities_of("Testing Bear gets +2/+2 as long as you control a Zombie. Otherwise, it gets -1/-1.")
    assert isinstance(first, StaticAbility)
    assert isinstance(second, StaticAbility)
    assert first.condition is not None
    assert second.condition == Negated(first.condition)


def test_counters_and_tapped() -> None:
    first, second = abilities_of(
        "Testing Bear enters with two +1/+1 counters on it. If an opponent controls a Forest, it enters tapped."
    )
    assert isinstance(first, Replacement)
    assert first.condition is None
    assert isinstance(second, Replacement)
    assert second.instead == EntersWith(tapped=True)
    assert second.condition is not None
