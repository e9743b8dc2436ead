"""What is read: how permanents enter: tapped, with counters, as a copy, with a choice (CR 614.1c-d, 614.12)."""

import pytest

from rulings.abilities.ability import KeywordAbility, Replacement
from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.modifications import EntersWith
from tests.oracle.asking import abilities_of, ability_of, reading_of


def _entry(text: str) -> tuple[Replacement, EntersWith]:
    ability = ability_of(text)
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert isinstance(ability.instead, EntersWith)
    return ability, ability.instead


def _counters(how: EntersWith) -> PutCounters:
    (counters,) = how.counters
    assert isinstance(counters, PutCounters)
    return counters


def test_entering_tapped_as_a_copy_is_one_choice__707_5() -> None:
    one = ability_of("You may have this land enter tapped as a copy of any land on the battlefield.", ("Land",))
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, EntersWith)
    assert isinstance(one.instead.effect, May)
    assert isinstance(one.instead.effect.effect, Sequence)
    assert isinstance(one.instead.effect.effect.effects[1], Tap)


def test_others_enter_with_counters_while_something_is_so() -> None:
    ability = ability_of(
        "As long as this creature is in your graveyard, each Human creature you control enters with an additional "
        "+1/+1 counter on it."
    )
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert ability.condition is not None


def test_it_enters_tapped__614_1d() -> None:
    ability, how = _entry("This land enters tapped.")
    assert ability.condition is None
    assert how == EntersWith(tapped=True)
    assert reading_of("This land enters frozen.", ("Land",)).lines[0].declined is not None


def test_others_enter_tapped_or_with_counters() -> None:
    ability, how = _entry("Artifacts your opponents control enter tapped.")
    assert isinstance(ability.event, Moves)
    assert isinstance(ability.event.object, Filter)
    assert how.tapped
    ability, _ = _entry("Each other Elf creature you control enters with an additional +1/+1 counter on it.")
    assert isinstance(ability.event, Moves)
    assert isinstance(ability.event.object, Filter)
    assert ability.event.object.predicates[0] == Another()


def test_unless_turns_the_condition_round() -> None:
    ability, how = _entry("This land enters tapped unless you control two or more other lands.")
    assert how.tapped
    assert isinstance(ability.condition, Negated)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("This creature enters with two +1/+1 counters on it.", Fixed(2)),
        ("This artifact enters with X charge counters on it.", X()),
    ],
)
def test_it_enters_with_counters__614_1c(text: str, amount: object) -> None:
    assert _counters(_entry(text)[1]).amount == amount


def test_counters_if_kicked__702_33() -> None:
    ability, _ = _entry("If this creature was kicked, it enters with three +1/+1 counters on it.")
    assert ability.condition == WasPaid("kicker")


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
