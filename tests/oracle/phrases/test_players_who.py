"""Players whom a condition picks out, life compared, counters that players have, small deeds, riders, as phrases."""

import pytest

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.changes.change import SetPT
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Compare, Condition, Exists, Negated, SomePlayer
from rulings.abilities.effects.cards import Draw, Mill
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.mana import AddMana, SpendOnly
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, EachPlayer, PlayersWho
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import Comparison
from tests.oracle.asking import ability_of, effect_of


@pytest.mark.parametrize(
    ("words", "players", "condition"),
    [
        ("each player who controls a Forest", EachPlayer, Exists),
        ("each opponent who controls no creatures", EachOpponent, Negated),
        ("each opponent who controls two or more artifacts", EachOpponent, Exists),
        ("each player with exactly 13 life", EachPlayer, Compare),
        ("each opponent with 10 or less life", EachOpponent, Compare),
    ],
)
def test_players_who(words: str, players: type, condition: type[Condition]) -> None:
    effect = effect_of(f"{words[0].upper()}{words[1:]} loses 2 life.")
    assert isinstance(effect, LoseLife)
    assert isinstance(effect.who, PlayersWho)
    assert isinstance(effect.who.players, players)
    assert isinstance(effect.who.condition, condition)


@pytest.mark.parametrize("words", ["more life", "less life", "more cards in hand", "fewer cards in hand"])
def test_compared_with_you(words: str) -> None:
    one = ability_of(f"At the beginning of your upkeep, if an opponent has {words} than you, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, SomePlayer)


def test_counters_of_players__122_1() -> None:
    effect = effect_of("You get an experience counter.")
    assert isinstance(effect, PutCounters)
    assert effect.kind == "experience"
    drawn = effect_of("Draw cards equal to the number of experience counters you have.")
    assert isinstance(drawn, Draw)
    assert isinstance(drawn.amount, CountersOn)


@pytest.mark.parametrize("what", ["planeswalker", "battle"])
def test_damage_to_a_player_or_a_permanent(what: str) -> None:
    one = ability_of(f"Whenever this creature deals combat damage to a player or {what}, draw a card.", ("Creature",))
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, DealsDamage)
    assert isinstance(one.event.to, Several)


def test_nobody_gains_life__614_6() -> None:
    one = ability_of("If a player would gain life, that player gains no life instead.")
    assert isinstance(one, Replacement)
    assert one.instead is None


def test_a_cost_at_the_next_upkeep__603_7a() -> None:
    effect = effect_of(
        "Counter target spell. At the beginning of your next upkeep, pay {3}{U}{U}. If you don't, you lose the game."
    )
    paid = next(node for node in walk(effect) if isinstance(node, MayPay))
    assert paid.then is None
    assert paid.otherwise is not None


def test_mana_that_keeps_a_spell_from_being_countered__106_6() -> None:
    effect = effect_of(
        "{T}: Add one mana of any color. Spend this mana only to cast a creature spell, and that spell "
        "can't be countered."
    )
    assert isinstance(effect, AddMana)
    assert isinstance(effect.restriction, SpendOnly)
    assert effect.restriction.rider == CantDo("be countered")


def test_cards_milled_and_sizes() -> None:
    milled = effect_of("Target player mills cards equal to your life total.")
    assert isinstance(milled, Mill)
    assert isinstance(milled.amount, LifeTotal)
    one = ability_of("Creatures you control have base power 4.", ("Enchantment",))
    assert isinstance(one, StaticAbility)
    assert SetPT(Fixed(4), None) in tuple(walk(one))


def test_comparison_of_life() -> None:
    one = ability_of("At the beginning of your end step, if you gained 3 or more life this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)
    assert one.condition.comparison is Comparison.AT_LEAST
