"""Trigger events as phrases (CR 603)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.events.combat import BecomesBlocked, Blocks, PlayerAttacks
from rulings.abilities.events.event import AnyOfEvents, EventPattern, StateBecomes
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ThatPlayer, You
from rulings.abilities.references import Antecedent, It, Several, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of

CREATURE = HasType(CardType.CREATURE)


def trigger_of(text: str) -> TriggeredAbility:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    return one


def antecedents(node: Node) -> list[str]:
    """Roles that the pronouns of an effect stand for, in order."""
    found = [one.antecedent for one in walk(node) if isinstance(one, It | ThatPlayer)]
    return [one.role for one in found if isinstance(one, Antecedent)]


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("you surveil", Does("surveil", You())),
        ("you surveil for the first time each turn", Does("surveil", You(), first_each_turn=True)),
        ("you cycle this card", Does("cycle", You(), This("card"))),
        ("you cast your second spell each turn", CastsSpell(You(), Filter(Kind.SPELL), nth=2)),
        ("you attack with two or more creatures", PlayerAttacks(You(), Filter(predicates=(CREATURE,)), 2)),
        (
            "this creature or another creature dies",
            Moves(
                Several((This("creature"), Filter(predicates=(Another(), CREATURE)))),
                Zone.BATTLEFIELD,
                Zone.GRAVEYARD,
            ),
        ),
        (
            "one or more creature cards leave your graveyard",
            Moves(Filter(Kind.CARD, (CREATURE,)), Zone.GRAVEYARD, whose=You(), batch=True),
        ),
    ],
)
def test_events(words: str, event: EventPattern) -> None:
    assert trigger_of(f"Whenever {words}, draw a card.").event == event


def test_blocking_and_becoming_blocked_speak_of_the_creature_at_the_other_end__509_3() -> None:
    one = trigger_of("Whenever this creature blocks or becomes blocked by a creature, destroy that creature.")
    creature = Filter(predicates=(CREATURE,))
    assert one.event == AnyOfEvents((Blocks(This("creature"), creature), BecomesBlocked(This("creature"), creature)))
    assert antecedents(one.effect) == ["event other"]


def test_what_is_dealt_damage_is_not_its_source__120_1() -> None:
    one = trigger_of("Whenever a creature you control is dealt damage, put a +1/+1 counter on it.")
    assert antecedents(one.effect) == ["event damaged"]


def test_that_player_is_the_one_attacked__508_1() -> None:
    assert antecedents(trigger_of("Whenever this creature attacks a player, that player draws a card.").effect) == [
        "event damaged player"
    ]


def test_them_are_all_that_one_trigger_is_about__603_2c() -> None:
    event = trigger_of("Whenever one or more creatures you control die, exile them.").event
    assert isinstance(event, Moves)
    assert event.batch


def test_controlling_none_is_a_state__603_8() -> None:
    assert isinstance(trigger_of("When you control no Islands, sacrifice this creature.").event, StateBecomes)


def test_a_crime_is_an_event_of_its_player__700_13() -> None:
    one = trigger_of("Whenever you commit a crime, draw a card. This ability triggers only once each turn.")
    assert (one.event, one.limit_per_turn) == (Does("commit a crime", You()), 1)


def test_it_is_what_was_equipped_then__608_2h() -> None:
    one = trigger_of("Whenever equipped creature is dealt damage, it deals that much damage to any target.")
    assert antecedents(one.effect) == ["event damaged"]
