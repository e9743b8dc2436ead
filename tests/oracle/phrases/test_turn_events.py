"""Conditions about what happened this turn (CR 608.2h)."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AllHold, AnyHolds, Compare, Condition
from rulings.abilities.conditions.history import EnteredFrom, Happened, WasPaid
from rulings.abilities.events.damage_and_life import GainsLife, LosesLife
from rulings.abilities.events.event import AnyOfEvents, FirstEachTurn, StateBecomes
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasSubtype, HasType, IsColor
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, It, This
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


def test_mana_spent_on_it_is_asked_of_it__400_7d() -> None:
    one = ability_of("When this creature enters, if {G} was spent to cast it, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)
    left = one.condition.left
    assert isinstance(left, ManaSpent)
    assert left.of == It("it", This("creature"))


def test_the_first_time_wraps_the_event__603_2() -> None:
    one = ability_of("Whenever you lose life for the first time each turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.event == FirstEachTurn(LosesLife(You()))


def test_what_entered_from_a_graveyard__603_6a() -> None:
    one = ability_of(
        "Whenever another creature you control enters, if it entered from your graveyard or you cast it from your "
        "graveyard, draw a card."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, AnyHolds)
    assert isinstance(one.condition.parts[0], EnteredFrom)


def test_either_event_speaks_of_that_creature__603_4() -> None:
    one = ability_of(
        "Whenever another creature you control enters or dies, if that creature's power is greater than this "
        "creature's, draw a card."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)


def test_where_the_card_is_and_more__113_6() -> None:
    one = ability_of(
        "As long as this card is in your graveyard and you control an Island, creatures you control have flying."
    )
    assert isinstance(one, StaticAbility)
    assert one.zones == (Zone.GRAVEYARD,)
    assert isinstance(one.condition, AllHold)


def test_it_is_asked_whether_it_was_kicked__702_33d() -> None:
    one = ability_of("Whenever you cast a spell, if it was kicked, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, WasPaid)
    assert one.condition.of == It("it", Antecedent("event object"))


def test_a_state_trigger_about_many__603_8() -> None:
    one = ability_of("When you control seven or more Thrulls, sacrifice this creature.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, StateBecomes)


def test_so_much_mana_was_spent_on_that_spell__601_2h() -> None:
    one = ability_of(
        "Whenever you cast an instant spell, draw a card. If five or more mana was spent to cast that spell, draw two "
        "cards instead."
    )
    amounts = [node for node in walk(one) if isinstance(node, ManaSpent)]
    assert [node.of for node in amounts] == [It("that spell", Antecedent("event object"))]
