"""How permanents enter (CR 614.1c, 614.12)."""

import pytest

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.modifications import EntersWith
from rulings.abilities.references import Choose, This
from tests.oracle.asking import ability_of


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


def test_counters_for_each() -> None:
    counters = _counters(
        _entry("This creature enters with a +1/+1 counter on it for each creature card in your graveyard.")[1]
    )
    assert isinstance(counters.amount, Times)


def test_counters_if_kicked__702_33() -> None:
    ability, _ = _entry("If this creature was kicked, it enters with three +1/+1 counters on it.")
    assert ability.condition == WasPaid("kicker")


def test_others_enter_tapped_or_with_counters() -> None:
    ability, how = _entry("Artifacts your opponents control enter tapped.")
    assert isinstance(ability.event, Moves)
    assert isinstance(ability.event.object, Filter)
    assert how.tapped
    ability, _ = _entry("Each other Elf creature you control enters with an additional +1/+1 counter on it.")
    assert isinstance(ability.event, Moves)
    assert isinstance(ability.event.object, Filter)
    assert ability.event.object.predicates[0] == Another()


def test_a_choice_is_made_as_it_enters__614_12a() -> None:
    effect = _entry("As this creature enters, choose a color.")[1].effect
    assert isinstance(effect, MakeChoice)
    assert effect.what == "color"


def test_life_or_tapped() -> None:
    effect = _entry("As this land enters, you may pay 2 life. If you don't, it enters tapped.")[1].effect
    assert isinstance(effect, MayPay)
    assert (effect.cost, effect.otherwise) == (Cost((PayLife(Fixed(2)),)), Tap(This()))


def test_it_may_enter_as_a_copy__707_5() -> None:
    effect = _entry(
        "You may have Testing Bear enter as a copy of any creature on the battlefield, except it has flying."
    )[1].effect
    assert isinstance(effect, May)
    assert isinstance(effect.effect, Continuous)
    (change,) = effect.effect.changes
    assert isinstance(change, BecomeCopy)
    assert isinstance(change.of, Choose)
    assert len(change.exceptions) == 1
