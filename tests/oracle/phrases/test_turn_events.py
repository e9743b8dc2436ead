"""Conditions about what happened this turn (CR 608.2h)."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts import Fixed, ManaSpent
from rulings.abilities.conditions import Compare, Condition, Happened
from rulings.abilities.filters import Another, ControlledBy, Filter, HasSubtype, HasType, IsColor, Not
from rulings.abilities.patterns import AnyOfEvents, CastsSpell, GainsLife, LosesLife, Moves
from rulings.abilities.players import You
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Zone
from tests.oracle.asking import ability_of, declined_words

YOURS = ControlledBy(You())


def permanents(*predicates: object) -> Filter:
    return Filter(Kind.PERMANENT, predicates)  # type: ignore[arg-type]


def condition_of(words: str) -> Condition:
    one = ability_of(f"At the beginning of your end step, if {words}, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.condition is not None
    return one.condition


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        (
            "two or more nonland permanents entered the battlefield under your control this turn",
            Happened(
                Moves(permanents(Not(HasType(CardType.LAND)), YOURS), destination=Zone.BATTLEFIELD),
                Fixed(2),
            ),
        ),
        (
            "another Human died under your control this turn",
            Happened(
                Moves(
                    permanents(Another(), HasSubtype("Human"), YOURS),
                    origin=Zone.BATTLEFIELD,
                    destination=Zone.GRAVEYARD,
                )
            ),
        ),
        (
            "a permanent left the battlefield under your control this turn",
            Happened(Moves(permanents(YOURS), origin=Zone.BATTLEFIELD)),
        ),
        (
            "a permanent you controlled left the battlefield this turn",
            Happened(Moves(permanents(YOURS), origin=Zone.BATTLEFIELD)),
        ),
        (
            "you've cast another black spell this turn",
            Happened(CastsSpell(You(), Filter(Kind.SPELL, (Another(), IsColor(Color.BLACK))))),
        ),
        ("you gained or lost life this turn", Happened(AnyOfEvents((GainsLife(You()), LosesLife(You()))))),
        ("{G} was spent to cast it", Compare(ManaSpent(Color.GREEN), Comparison.AT_LEAST, Fixed(1))),
        ("{R}{R} was spent to cast this spell", Compare(ManaSpent(Color.RED), Comparison.AT_LEAST, Fixed(2))),
    ],
)
def test_what_happened_this_turn_is_an_event_that_fits__608_2h(words: str, condition: Condition) -> None:
    assert condition_of(words) == condition


def test_it_may_be_asked_all_the_time__611_3a() -> None:
    one = ability_of(
        "As long as an artifact entered the battlefield under your control this turn, creatures you control get +2/+2."
    )
    assert isinstance(one, StaticAbility)
    assert isinstance(one.condition, Happened)


def test_counters_of_what_entered_earlier_are_not_remembered() -> None:
    words = declined_words(
        "At the beginning of your end step, if a creature with a +1/+1 counter on it died under your control this turn,"
        " draw a card."
    )
    assert words
