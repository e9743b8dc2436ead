"""What is read: what was done, paid, dealt: numbers that an event before gave (CR 608.2h)."""

import pytest

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.history import (
    DoneThisTurn,
    DoneThisWay,
    ManaSpentOf,
    PreventedThisWay,
    ThatMany,
    TimesPaid,
    TimesThisTurn,
)
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.events.moving import Draws, Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Comparison, Kind
from tests.oracle.asking import ability_of, declined_words, effect_of

_NEXT = "The next time a source of your choice would deal damage to you this turn, prevent that damage. "


def test_life_that_was_gained_or_lost() -> None:
    gained = effect_of("You gain life equal to the amount of life you gained this turn.")
    assert isinstance(gained, GainLife)
    assert gained.amount == DoneThisTurn("gained life", You())
    lost = effect_of("You lose life equal to the total amount of life your opponents have lost this turn.")
    assert isinstance(lost, LoseLife)
    assert lost.amount == DoneThisTurn("lost life", EachOpponent())


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("creature that died this turn", Moves),
        ("creature that died under your control this turn", Moves),
        ("land you had enter the battlefield under your control this turn", Moves),
        ("spell you've cast this turn", CastsSpell),
        ("card you've drawn this turn", Draws),
    ],
)
def test_once_for_each_time(words: str, event: type) -> None:
    effect = effect_of(f"Draw a card for each {words}.")
    assert isinstance(effect, Draw)
    assert isinstance(effect.amount, Times)
    assert isinstance(effect.amount.amount, TimesThisTurn)
    assert isinstance(effect.amount.amount.event, event)


def test_what_cannot_be_told_afterwards_is_declined() -> None:
    assert declined_words("Draw a card for each tapped creature that died this turn.", ("Sorcery",))


def test_that_many_is_what_was_done_or_what_happened() -> None:
    many = next(one for one in walk(effect_of("Discard any number of cards, then draw that many cards.")))
    assert [one.antecedent for one in walk(many) if isinstance(one, ThatMany)] == [DoneThisWay("discarded")]
    much = ability_of("Whenever this creature deals damage to a player, you gain that much life.")
    assert [one.antecedent for one in walk(much) if isinstance(one, ThatMany)] == [Antecedent("event amount")]


def test_that_many_of_nothing_is_declined() -> None:
    assert declined_words("Draw that many cards.", ("Sorcery",)) == "that many cards."


def test_times_kicked_count__702_33c() -> None:
    one = ability_of("This artifact enters with a charge counter on it for each time it was kicked.", ("Artifact",))
    assert TimesPaid("kicker") in list(walk(one))


def test_mana_from_a_treasure_is_asked_of_the_spell() -> None:
    read = ability_of("When this creature enters, if mana from a Treasure was spent to cast it, draw a card.")
    treasure = Filter(Kind.PERMANENT, (HasSubtype("Treasure"),))
    assert any(
        isinstance(one, Compare)
        and one.comparison is Comparison.AT_LEAST
        and one.right == Fixed(1)
        and isinstance(one.left, ManaSpentOf)
        and one.left.source == treasure
        for one in walk(read)
    )


def test_snow_mana_spent_is_counted() -> None:
    read = ability_of("When this creature enters, you gain 1 life for each {S} spent to cast this spell.")
    assert any(one == ManaSpentOf(snow=True) for one in walk(read))


def test_prevented_damage_is_known_only_where_it_is_prevented() -> None:
    assert declined_words("Draw cards equal to the damage prevented this way.", ("Sorcery",))
    one = effect_of(f"{_NEXT}You gain life equal to the damage prevented this way.")
    assert isinstance(one, PreventDamage)
    assert any(isinstance(node, PreventedThisWay) for node in walk(one))


def test_cards_drawn_this_way() -> None:
    one = effect_of("Each player draws a card, then you lose 1 life for each card drawn this way.")
    assert any(node == DoneThisWay("drawn") for node in walk(one))
