"""Who and what is meant where the words around a pronoun tell (CR 608.2c)."""

import pytest

from rulings.abilities.ability import Ability, ActivatedAbility, TriggeredAbility
from rulings.abilities.effects.cards import Discard, Reveal
from rulings.abilities.effects.conditional import Instead
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ControllerOf, OwnerOf, TargetPlayer, ThatPlayer
from rulings.abilities.references import Antecedent, It, Target, This, ThisWay
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of


def _last_damage(node: Node) -> DealDamage:
    return [one for one in walk(node) if isinstance(one, DealDamage)][-1]


def test_the_kicked_spell_deals_the_damage() -> None:
    effect = effect_of(
        "Testing Bear deals 2 damage to target creature. If this spell was kicked, it deals 5 damage to that creature "
        "instead."
    )
    assert isinstance(effect, Instead)
    assert _last_damage(effect.instead).source == It("it", This())


def test_the_pumped_creature_may_deal_it_too() -> None:
    """ "It" is not the spell where a creature could deal damage by its own power."""
    reading = reading_of(
        "Testing Bear deals 1 damage to target creature. If this spell was kicked, it deals damage equal to its power "
        "to another target creature.",
        ("Sorcery",),
    )
    assert not reading.is_understood


def test_what_is_dealt_damage_is_not_what_deals_it() -> None:
    ability = ability_of("Whenever this creature becomes blocked by a creature, it deals 2 damage to that creature.")
    damage = _last_damage(ability)
    assert damage.source == It("it", This("creature"))
    assert damage.to == It("that creature", Antecedent("event other"))


def test_each_by_its_own_power() -> None:
    ability = ability_of(
        "{T}: This creature deals damage equal to its power to target creature. That creature deals damage equal to "
        "its power to this creature."
    )
    assert isinstance(ability, ActivatedAbility)
    back = _last_damage(ability)
    assert isinstance(back.source, It)
    assert [one.antecedent for one in walk(back.amount) if isinstance(one, It)] == [back.source.antecedent]


def test_that_player_is_who_is_dealt_the_damage() -> None:
    damage = effect_of("Testing Bear deals damage to target player equal to the number of cards in that player's hand.")
    (that_player,) = (one for one in walk(damage) if isinstance(one, ThatPlayer))
    assert isinstance(that_player.antecedent, TargetPlayer)


def test_that_player_owns_what_was_returned() -> None:
    effect = effect_of("Return target permanent to its owner's hand. Then that player discards a card.")
    (discard,) = (one for one in walk(effect) if isinstance(one, Discard))
    assert isinstance(discard.who, ThatPlayer)
    assert isinstance(discard.who.antecedent, OwnerOf)


def test_nobody_speaks_of_a_spells_controller() -> None:
    effect = effect_of("Testing Bear deals 1 damage to target creature and 1 damage to its controller.")
    (controller,) = (one for one in walk(effect) if isinstance(one, ControllerOf))
    assert isinstance(controller.of, It)
    assert isinstance(controller.of.antecedent, Target)


def test_it_is_the_card_that_was_found() -> None:
    ability = ability_of(
        "When this creature enters, search your library for a card with the same name as another creature you control, "
        "reveal it, put it into your hand, then shuffle."
    )
    (reveal,) = (one for one in walk(ability) if isinstance(one, Reveal))
    assert reveal.what == It("it", ThisWay("found"))


def test_those_cards_are_all_that_were_revealed() -> None:
    effect = effect_of(
        "Target player reveals cards from the top of their library until they reveal a land card, then puts those "
        "cards into their graveyard."
    )
    (put,) = (one for one in walk(effect) if isinstance(one, PutInto))
    assert put.what == It("those cards", ThisWay("revealed"))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you discard one or more cards, this creature deals that much damage to any target.",
        "Whenever you attack with one or more Zombies, you gain that much life.",
    ],
)
def test_that_much_is_as_many(text: str) -> None:
    ability: Ability = ability_of(text)
    assert isinstance(ability, TriggeredAbility)
    assert Antecedent("event amount") in tuple(walk(ability.effect))


def test_that_much_is_not_any_number_that_stands_there() -> None:
    """Of several numbers it is not told which: the mana spent, or the cards."""
    assert declined_words(
        "Whenever you attack with one or more Zombies, draw that many cards. You gain that much life."
    )


def test_one_of_the_drawn_cards() -> None:
    effect = effect_of("Draw two cards, then discard one of them.")
    assert It("them", ThisWay("drawn")) in tuple(walk(effect))
