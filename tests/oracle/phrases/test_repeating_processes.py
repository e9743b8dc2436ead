"""Processes repeated, other things done instead, players that were targeted or control what was, as phrases."""

import pytest

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import AllHold, Compare
from rulings.abilities.conditions.history import ResolvedNth, TwoShareThisWay
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.conditional import If, Instead
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.effects.repeating import Repeat, RepeatProcess
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.events.moving import Discards
from rulings.abilities.events.spells import ActivatesAbility
from rulings.abilities.filters.filter import Both, Filter
from rulings.abilities.modifications import GoTo
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerOrController, PlayersWho
from rulings.abilities.references import Antecedent, It, ThisWay
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import abilities_of, ability_of, declined_words, effect_of


def test_all_before_is_the_process__608_2c() -> None:
    effect = effect_of(
        "Target player mills two cards. If two cards that share a color were milled this way, repeat this process."
    )
    assert isinstance(effect, Repeat)
    assert effect.as_told
    shared = next(node for node in walk(effect) if isinstance(node, TwoShareThisWay))
    assert shared.quality == "color"
    assert shared.cards == It("the cards milled this way", ThisWay("milled"))


def test_a_process_of_one_sentence_and_how_often() -> None:
    effect = effect_of("Draw a card. Repeat this process two more times.")
    assert isinstance(effect, Repeat)
    assert next(node for node in walk(effect) if isinstance(node, RepeatProcess)).times == Fixed(2)


def test_two_processes_are_declined() -> None:
    text = "Draw a card. Repeat this process once. You lose 1 life. Repeat this process once."
    assert declined_words(text, ("Sorcery",)) == "Repeat this process once. You"


def test_another_condition_instead__614_15() -> None:
    (one,) = abilities_of(
        "Destroy target creature if it has mana value 2 or less.\nRevolt — Destroy that creature if it has mana "
        "value 4 "
        "or less instead if a permanent left the battlefield under your control this turn.",
        ("Instant",),
    )
    effect = getattr(one, "effect", None)
    assert isinstance(effect, Instead)
    assert isinstance(effect.normal, If)
    assert isinstance(effect.instead, If)


def test_more_of_the_tokens_instead__614_15() -> None:
    effect = effect_of(
        "Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens "
        "instead."
    )
    assert isinstance(effect, Instead)
    assert isinstance(effect.instead, CreateCopyToken)
    assert effect.instead.amount == Fixed(5)


def test_discarded_by_an_opponent__701_9() -> None:
    one = ability_of(
        "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield "
        "instead "
        "of putting it into your graveyard."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.event, Discards)
    assert one.instead == GoTo(Zone.BATTLEFIELD)
    assert one.zones == (Zone.HAND,)


def test_the_player_or_who_controls_the_planeswalker() -> None:
    effect = effect_of(
        "Testing Bear deals 3 damage to target player or planeswalker. That player or that planeswalker's controller "
        "discards two cards."
    )
    discard = next(node for node in walk(effect) if isinstance(node, Discard))
    assert isinstance(discard.who, PlayerOrController)


def test_each_players_own_number__608_2h() -> None:
    effect = effect_of(
        "Testing Bear deals damage to each player equal to twice the number of nonbasic lands that player controls."
    )
    assert isinstance(effect, DealDamage)
    assert Antecedent("each player") in tuple(walk(effect.amount))


def test_each_other_player_copies__707_10c() -> None:
    one = ability_of(
        "Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those "
        "players "
        "may choose new targets for their copy.",
        ("Enchantment",),
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, CopyOnStack)
    assert isinstance(one.effect.who, PlayersWho)
    assert one.effect.new_targets


def test_that_ability_is_the_one_activated__707_10() -> None:
    one = ability_of(
        "Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that "
        "ability. You "
        "may choose new targets for the copy."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, ActivatesAbility)
    copied = next(node for node in walk(one) if isinstance(node, CopyOnStack))
    assert copied.what == It("that ability", Antecedent("event ability"))


def test_the_exiled_cards_under_their_owners_control__607_2a() -> None:
    _, leaves = abilities_of(
        "When this creature enters, exile all other permanents you control.\nWhen this creature leaves the "
        "battlefield, "
        "return the exiled cards to the battlefield under their owners' control."
    )
    assert isinstance(leaves, TriggeredAbility)
    assert isinstance(leaves.effect, ReturnTo)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("you control seven or more lands with different names", Compare),
        ("you control an artifact and a land", AllHold),
        ("this is the first time this ability has resolved this turn", ResolvedNth),
    ],
)
def test_conditions(words: str, kind: type) -> None:
    effect = effect_of(f"If {words}, each opponent loses 1 life.")
    assert isinstance(effect, If)
    assert isinstance(effect.condition, kind)
    assert isinstance(effect.then, LoseLife)


def test_creatures_of_a_size__208_1() -> None:
    one = ability_of("Whenever a 1/1 creature you control enters, draw a card.")
    filters = [node for node in walk(one) if isinstance(node, Filter)]
    assert any(isinstance(part, Both) for part in filters[0].predicates)
