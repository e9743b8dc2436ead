"""More tokens, one of each, two at once; players and things by what was done this way; small conditions, as phrases."""

import pytest

from rulings.abilities.ability import Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.changes.change import GainActivatedAbilities, SetTypes
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.condition import Compare, Exists, Fits, Negated
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.moving import Destroy, Sacrifice
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.effects.tokens import CreateTokens
from rulings.abilities.events.moving import Moves, PlaysLand
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Either
from rulings.abilities.modifications import MoreTokens, OneOfEach, ScaleAmount
from rulings.abilities.node import walk
from rulings.abilities.players import PlayersWho
from rulings.abilities.references import Antecedent, Choose, It, TopCards
from rulings.abilities.vocabulary import Supertype
from tests.oracle.asking import ability_of, effect_of


def test_as_many_besides__614_1a() -> None:
    one = ability_of(
        "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel "
        "creature "
        "tokens are created instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, MoreTokens)
    assert one.instead.amount is None


def test_one_more_besides__614_1a() -> None:
    one = ability_of(
        "If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure "
        "token."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, MoreTokens)
    assert (one.instead.amount, one.instead.predefined) == (Fixed(1), "Treasure")


def test_one_of_each__614_1a() -> None:
    one = ability_of("If you would create a Clue, Food, or Treasure token, instead create one of each.")
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, OneOfEach)
    assert one.instead.names == ("Clue", "Food", "Treasure")


def test_three_times_as_many() -> None:
    one = ability_of(
        "If one or more creature tokens would be created under your control, three times that many of those tokens are "
        "created instead."
    )
    assert isinstance(one, Replacement)
    assert one.instead == ScaleAmount(factor=3)


def test_two_kinds_at_once__701_7a() -> None:
    effect = effect_of(
        "Create a 3/3 colorless Golem artifact creature token with flying and a 3/3 colorless Golem artifact "
        "creature token "
        "with vigilance."
    )
    assert isinstance(effect, CreateTokens)
    assert [one.subtypes for one in effect.tokens] == [("Golem",), ("Golem",)]


def test_one_counter_less__614_1a() -> None:
    one = ability_of(
        "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one "
        "are put on "
        "it instead."
    )
    assert isinstance(one, Replacement)
    assert one.instead == ScaleAmount(minus=Fixed(1))


@pytest.mark.parametrize(
    ("words", "condition"), [("discarded a nonland card", Exists), ("didn't discard a nonland card", Negated)]
)
def test_players_by_what_they_did_this_way(words: str, condition: type) -> None:
    effect = effect_of(f"Each opponent discards a card, then each opponent who {words} this way loses 3 life.")
    loses = next(node for node in walk(effect) if isinstance(node, LoseLife))
    assert isinstance(loses.who, PlayersWho)
    assert isinstance(loses.who.condition, condition)


def test_what_was_revealed_this_way() -> None:
    effect = effect_of(
        "Look at the top card of your library. You may reveal that card. If an instant card is revealed this way, "
        "draw a "
        "card."
    )
    assert any(isinstance(node, Exists) for node in walk(effect))


def test_the_spell_and_not_the_revealed_card_is_compared__608_2c() -> None:
    one = ability_of(
        "Whenever an opponent casts a spell, you may reveal the top card of your library. If you do, counter that "
        "spell if "
        "it has the same mana value as the revealed card."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, IfDone)
    compared = next(node for node in walk(one.effect) if isinstance(node, Fits))
    assert compared.object == It("it", Antecedent("event object"))
    assert any(isinstance(node, CounterSpell) for node in walk(one.effect))


def test_its_power_is_exactly_so_much() -> None:
    one = ability_of(
        "Whenever you gain life, this creature explores. Then destroy all other creatures if its power is exactly 20."
    )
    assert any(isinstance(node, Compare) for node in walk(one))


def test_abilities_of_the_top_card__113_10() -> None:
    one = ability_of(
        "As long as the top card of your library is a Goblin card, this creature has all activated abilities of that "
        "card."
    )
    assert isinstance(one, StaticAbility)
    assert one.changes == (GainActivatedAbilities(TopCards(Fixed(1))),)


def test_the_weakest_is_destroyed() -> None:
    effect = effect_of(
        "Destroy the creature with the least power. It can't be regenerated. If two or more creatures are tied for "
        "least "
        "power, you choose one of them."
    )
    assert isinstance(effect, Destroy)
    assert effect.no_regeneration
    assert isinstance(effect.what, Choose)


def test_so_many_sacrifices() -> None:
    effect = effect_of("Target player sacrifices a permanent of their choice for each artifact you control.")
    assert isinstance(effect, Sacrifice)
    assert isinstance(effect.what, Choose)
    assert effect.what.amount not in (Fixed(1), X())


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


def test_one_of_several_types__205_3m() -> None:
    one = ability_of("Each other creature you control that's a Cat, Elemental, or Beast gets +1/+1.")
    kinds = next(node for node in walk(one) if isinstance(node, Either))
    assert [part.subtype for part in kinds.options if isinstance(part, HasSubtype)] == ["Cat", "Elemental", "Beast"]
