"""Further wordings, as phrases."""

import pytest

from rulings.abilities.ability import ActivatedAbility, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.arithmetic import Greater
from rulings.abilities.amounts.history import DoneThisTurn, DoneThisWay
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.life import ExchangeLife
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Discards
from rulings.abilities.filters.spells import CastFromOther
from rulings.abilities.modifications import OtherTokens
from rulings.abilities.node import walk
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of


def test_other_tokens_instead() -> None:
    one = ability_of(
        "If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens "
        "with flying and vigilance are created instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, OtherTokens)


def test_cast_from_elsewhere__601_2a() -> None:
    one = ability_of("Spells you cast from anywhere other than your hand cost {1} less to cast.")
    assert any(node == CastFromOther() for node in walk(one))


def test_the_greater_of_two_numbers() -> None:
    one = effect_of("You gain life equal to 2 or the greatest power among creatures you control, whichever is greater.")
    assert any(isinstance(node, Greater) for node in walk(one))


def test_eminence_works_in_both_zones__113_6b() -> None:
    one = ability_of(
        "As long as Testing Bear is in the command zone or on the battlefield, other Cats you control get +1/+1.",
    )
    assert isinstance(one, StaticAbility)
    assert one.zones == (Zone.COMMAND, Zone.BATTLEFIELD)


def test_cost_less_by_a_found_number() -> None:
    one = ability_of(
        "{4}, {T}: Draw a card. This ability costs {X} less to activate, where X is the number of Cats you control."
    )
    assert isinstance(one, ActivatedAbility)
    assert one.cost_changes


@pytest.mark.parametrize("verb", ["gained", "lost"])
def test_so_much_life_this_turn(verb: str) -> None:
    one = ability_of(f"At the beginning of your end step, if you {verb} 3 or more life this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)
    assert isinstance(one.condition.left, DoneThisTurn)


def test_cycle_or_discard_another() -> None:
    one = ability_of("Whenever you cycle or discard another card, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, Discards)


def test_a_land_or_a_spell() -> None:
    one = ability_of("Whenever an opponent plays a Mountain or casts a red spell, you gain 1 life.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, AnyOfEvents)


def test_one_thing_or_another() -> None:
    one = ability_of("Whenever a Cat you control or a Dog you control attacks, you gain 1 life.")
    assert any(isinstance(node, Several) for node in walk(one))


def test_small_effects() -> None:
    assert any(
        isinstance(node, ExchangeLife) for node in walk(effect_of("Target player exchanges life totals with you."))
    )
    assert isinstance(effect_of("Put another +1/+1 counter on target creature."), PutCounters)


def test_cards_drawn_this_way() -> None:
    one = effect_of("Each player draws a card, then you lose 1 life for each card drawn this way.")
    assert any(node == DoneThisWay("drawn") for node in walk(one))


def test_a_token_whose_size_is_in_its_abilities() -> None:
    one = effect_of(
        "Create a green Plant creature token with \"This creature's power and toughness are each equal to the number "
        'of lands you control."'
    )
    (spec,) = [node for node in walk(one) if isinstance(node, TokenSpec)]
    assert spec.power is None
    assert spec.abilities
