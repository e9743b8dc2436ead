"""What is read: if, unless, instead (CR 608.2c-e, 118.12)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.conditions.history import PlayerDealtDamageThisWay
from rulings.abilities.durations import Forever
from rulings.abilities.effects.cards import Reveal
from rulings.abilities.effects.conditional import If, IfDone, Instead
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.node import walk
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent, It, ThisWay
from tests.oracle.asking import abilities_of, ability_of, effect_of, reading_of

KINSHIP = "At the beginning of your upkeep, you may look at the top card of your library."


def test_an_if_behind_the_effect_is_none() -> None:
    ability = ability_of("When this creature enters, draw a card if you control an artifact.")
    assert isinstance(ability, TriggeredAbility)
    assert ability.condition is None
    assert isinstance(ability.effect, If)


def test_what_happens_where_it_cannot_be_done__609_3() -> None:
    effect = effect_of("Sacrifice an artifact. If you can't, you lose 4 life.")
    assert isinstance(effect, IfDone)
    assert isinstance(effect.first, Sacrifice)
    assert effect.otherwise is not None


def test_what_is_not_put_there_goes_elsewhere() -> None:
    put = "If it's a land card, you may put it onto the battlefield."
    words = f"Look at the top card of your library. {put} If you don't put it onto the battlefield, draw a card."
    found = effect_of(words)
    assert isinstance(found, Sequence)
    assert isinstance(found.effects[1], IfDone)
    other = words.replace("don't put it onto the battlefield", "don't put it into your hand")
    assert not reading_of(other, ("Sorcery",)).is_understood


def test_otherwise_may_be_of_both() -> None:
    first = "If it was a creature card, you gain 1 life. If it was a land card, you gain 2 life."
    words = f"Exile target card from a graveyard. {first} Otherwise, you gain 3 life."
    assert not reading_of(words, ("Sorcery",)).is_understood


def test_a_player_who_was_dealt_damage() -> None:
    effect = effect_of(
        "Testing Bear deals 2 damage to any target. If a player is dealt damage this way, they can't gain life for the "
        "rest of the game."
    )
    assert isinstance(effect, Sequence)
    last = effect.effects[-1]
    assert isinstance(last, If)
    assert isinstance(last.condition, PlayerDealtDamageThisWay)
    assert isinstance(last.then, RuleChange)
    assert last.then.duration == Forever()


def test_the_condition_is_of_both_sentences() -> None:
    found = effect_of("If you control an Elf, you may sacrifice a land. If you do, draw a card.")
    assert isinstance(found, IfDone)
    assert isinstance(found.first, If)


def test_after_a_trigger_the_condition_is_the_trigger_s() -> None:
    found = ability_of(
        "When this creature enters, if you control an Elf, you may sacrifice a land. If you do, draw a card."
    )
    assert isinstance(found, TriggeredAbility)
    assert found.condition is not None
    assert isinstance(found.effect, IfDone)


def test_if_you_do_is_not_read_after_a_payment_that_averts() -> None:
    effect = effect_of("Target player discards a card. If that player does, you draw a card.")
    assert isinstance(effect, IfDone)
    assert not any(isinstance(one, ThatPlayer) and one.antecedent is None for one in walk(effect))


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


@pytest.mark.parametrize(
    "text",
    [
        "Counter target spell unless its controller pays {1} for each card in your graveyard.",
        "Counter target spell unless its controller pays {X}, where X is the number of cards in your graveyard.",
        "All lands become 2/2 creatures until end of turn. They're still lands.",
        "Target land becomes a 2/2 creature until end of turn. It's still a land.",
    ],
)
def test_said_back(text: str) -> None:
    """Two wordings of one meaning are each said back as they were."""
    assert ability_of(text, ("Sorcery",))


def test_all_that_follows_when_you_do_is_of_that_trigger__603_12() -> None:
    ability = ability_of(
        "When this creature enters, you may sacrifice a land. When you do, destroy target creature. Draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, IfDone)
    assert ability.effect.reflexive
    assert isinstance(ability.effect.then, Sequence)


def test_it_is_the_card_that_shares_not_what_it_is_compared_with() -> None:
    text = f"{KINSHIP} If it shares a creature type with this creature, you may reveal it. If you do, draw a card."
    found = ability_of(text)
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.effect, Sequence)
    done = found.effect.effects[1]
    assert isinstance(done, IfDone)
    offer = done.first.then  # type: ignore[attr-defined]
    assert isinstance(offer, May)
    assert isinstance(offer.effect, Reveal)
    assert offer.effect.what == It("it", ThisWay("looked"))
