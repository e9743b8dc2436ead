"""What is read: cards that change zones: enters, dies, is put, drawn, discarded, milled, sacrificed (CR 603.6)."""

import pytest

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.cards import Draw
from rulings.abilities.events.moving import Discards, Draws, Mills, Moves, PlaysLand, RevealsDrawn
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.status import IsToken
from rulings.abilities.modifications import EntersWith, GoTo
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import CardType, Kind, Supertype, Zone
from tests.oracle.asking import abilities_of, ability_of, declined_words


def replacement_of(text: str) -> Replacement:
    one = ability_of(text)
    assert isinstance(one, Replacement)
    return one


def _entry(text: str) -> tuple[Replacement, EntersWith]:
    ability = ability_of(text)
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert isinstance(ability.instead, EntersWith)
    return ability, ability.instead


def trigger_of(text: str) -> TriggeredAbility:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    return one


def test_a_permanent_that_enters_tapped__603_6a() -> None:
    one = ability_of("Whenever a permanent you control enters tapped, untap it.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, Moves)
    assert one.event.tapped is True


def test_unknown_words_are_named() -> None:
    assert declined_words("Flying\nWhen this creature enters, juggle two cards.").startswith("juggle two cards")


def test_that_many_is_how_many_there_were__603_2c() -> None:
    for text in (
        "Whenever you discard one or more cards for the first time each turn, draw that many cards.",
        "Whenever one or more tokens you control enter, put that many +1/+1 counters on this creature.",
    ):
        one = ability_of(text)
        assert isinstance(one, TriggeredAbility)
        assert [node.antecedent for node in walk(one) if isinstance(node, ThatMany)] == [Antecedent("event amount")]


def test_an_unknown_condition_is_named() -> None:
    assert declined_words("When this creature enters, if the moon is full, draw a card.").startswith("moon")


def test_a_skipped_draw_and_another_effect__614_11() -> None:
    text = (
        "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that "
        "player skips that draw and you draw a card."
    )
    one = replacement_of(text)
    assert (one.event, one.instead) == (Draws(Opponent(), except_first=True), Draw(You()))


def test_exiled_from_the_battlefield() -> None:
    one = ability_of("Whenever a creature is exiled from the battlefield, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, Moves)
    assert (one.event.origin, one.event.destination) == (Zone.BATTLEFIELD, Zone.EXILE)


def test_an_action_without_its_number_is_declined() -> None:
    assert declined_words("When this creature enters, bolster.")


def test_events_and_rules() -> None:
    played = ability_of("When you play another land, draw a card.", ("Land",))
    assert isinstance(played, TriggeredAbility)
    assert isinstance(played.event, PlaysLand)
    enters = ability_of("When this land enters untapped, draw a card.", ("Land",))
    assert isinstance(enters, TriggeredAbility)
    assert isinstance(enters.event, Moves)
    assert enters.event.tapped is False
    rule = ability_of("You have protection from the chosen card name.", ("Enchantment",))
    assert any(isinstance(node, PlayerHas) and node.what == "protection" and node.node for node in walk(rule))
    legends = ability_of("All nonland permanents are legendary.", ("Enchantment",))
    assert any(isinstance(node, SetTypes) and node.supertypes == (Supertype.LEGENDARY,) for node in walk(legends))


def test_milling_several_cards_is_one_event() -> None:
    read = ability_of("Whenever one or more creature cards are milled, draw a card.")
    assert isinstance(read, TriggeredAbility)
    assert read.event == Mills(AnyPlayer(), Filter(Kind.CARD, (HasType(CardType.CREATURE),)), batch=True)


def test_cards_and_tokens_are_exiled_instead_of_dying__614_1a() -> None:
    text = "If a card or token would be put into a graveyard from anywhere, exile it instead."
    assert ability_of(text) == Replacement(
        text, Moves(Filter(Kind.TOKEN_OR_CARD), destination=Zone.GRAVEYARD), instead=GoTo(Zone.EXILE)
    )


@pytest.mark.parametrize(
    ("words", "origin", "whose"),
    [
        ("a graveyard", Zone.GRAVEYARD, None),
        ("your graveyard", Zone.GRAVEYARD, You()),
        ("exile", Zone.EXILE, None),
    ],
)
def test_where_it_enters_from(words: str, origin: Zone, whose: object) -> None:
    ability = ability_of(f"When this creature enters from {words}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, Moves)
    assert (ability.event.origin, ability.event.destination) == (origin, Zone.BATTLEFIELD)
    assert ability.event.whose == whose


def test_them_are_all_that_one_trigger_is_about__603_2c() -> None:
    event = trigger_of("Whenever one or more creatures you control die, exile them.").event
    assert isinstance(event, Moves)
    assert event.batch


def test_cycle_or_discard_another() -> None:
    one = ability_of("Whenever you cycle or discard another card, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, Discards)


def test_the_first_draw_is_revealed_and_linked__607_2() -> None:
    static, trigger = abilities_of(
        "Reveal the first card you draw each turn. Whenever you reveal a creature card this way, draw a card.",
        ("Enchantment",),
    )
    assert isinstance(static, StaticAbility)
    assert isinstance(static.changes[0], PlayerHas)
    assert isinstance(trigger, TriggeredAbility)
    assert isinstance(trigger.event, RevealsDrawn)


def test_a_creature_that_was_not_cast_goes_elsewhere__614_12() -> None:
    one = ability_of("If a nontoken creature would enter and it wasn't cast, exile it instead.")
    assert isinstance(one, Replacement)
    creature = Filter(Kind.PERMANENT, (Not(IsToken()), HasType(CardType.CREATURE)))
    assert one.event == Moves(creature, destination=Zone.BATTLEFIELD, cast=False)
    assert one.instead == GoTo(Zone.EXILE)
