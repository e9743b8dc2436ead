"""What is read: what happened this turn or as it was cast: an event in the past (CR 603.4, 608.2h)."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import Compare, Condition, Exists
from rulings.abilities.conditions.history import Happened, WasCast, WasPaid
from rulings.abilities.effects.conditional import Instead
from rulings.abilities.events.damage_and_life import GainsLife, LosesLife
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves, PlaysLand
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasSubtype, HasType, IsColor
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import Opponent, You
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Zone
from tests.oracle.asking import abilities_of, ability_of, declined_words

YOURS = ControlledBy(You())


def permanents(*predicates: object) -> Filter:
    return Filter(Kind.PERMANENT, predicates)  # type: ignore[arg-type]


def condition_of(words: str) -> Condition:
    one = ability_of(f"At the beginning of your end step, if {words}, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.condition is not None
    return one.condition


def test_what_an_opponent_cast_this_turn() -> None:
    one = ability_of("When this creature enters, if an opponent has cast a blue spell this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Happened)
    assert isinstance(one.condition.event, CastsSpell)
    assert one.condition.event.who == Opponent()


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("a creature died this turn", Happened),
        ("you attacked this turn", Happened),
        ("you cast it from your hand", WasCast),
        ("there are seven or more cards in your graveyard", Exists),
        ("it was kicked", WasPaid),
    ],
)
def test_facts_that_triggers_ask_for(words: str, kind: type) -> None:
    ability = ability_of(f"When this creature enters, if {words}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, kind)


def test_a_land_was_played__305_1() -> None:
    one = ability_of("At the beginning of your end step, if you played a land this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.condition == Happened(PlaysLand(You()))


def test_a_card_went_to_the_graveyard_this_turn() -> None:
    words = "As long as a creature card was put into your graveyard from anywhere this turn, this creature has haste."
    found = ability_of(words)
    assert isinstance(found, StaticAbility)
    assert isinstance(found.condition, Happened)


def test_a_line_after_an_ability_word_goes_on_from_the_line_before__614_15() -> None:
    (one,) = abilities_of(
        "Target creature gets +2/+2 until end of turn.\nLandfall — If you had a land enter the battlefield under your "
        "control this turn, that creature gets +4/+4 until end of turn instead.",
        ("Instant",),
    )
    assert any(isinstance(node, Instead) for node in walk(one))


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("a permanent was put into your hand from the battlefield this turn", Zone.HAND),
        ("three or more creature cards were put into graveyards from anywhere this turn", Zone.GRAVEYARD),
    ],
)
def test_where_things_went_this_turn(words: str, zone: Zone) -> None:
    read = ability_of(f"At the beginning of your end step, if {words}, draw a card.")
    assert isinstance(read, TriggeredAbility)
    assert isinstance(read.condition, Happened)
    assert isinstance(read.condition.event, Moves)
    assert read.condition.event.destination is zone


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
