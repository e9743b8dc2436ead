"""What is read: exile, return, put (CR 701.13, 400.7)."""

import pytest

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import UpTo
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import (
    Destroy,
    Exile,
    ExileAsItResolves,
    PutInto,
    ReturnTo,
    SacrificeAll,
)
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Both, Either, Predicate
from rulings.abilities.filters.history import DiscardedBy
from rulings.abilities.node import walk
from rulings.abilities.players import OneOpponentOf, OwnerOf
from rulings.abilities.references import Choose, It, Target, This, TopCards
from rulings.abilities.vocabulary import CardType, Zone
from tests.oracle.asking import abilities_of, ability_of, declined_words, effect_of, reading_of

CREATURE = HasType(CardType.CREATURE)
_ENCHANTMENT = ("Enchantment",)
_ONE_EACH = (Choose.__dataclass_fields__["amount"].default,) * 2


def test_a_spell_is_exiled_as_it_resolves() -> None:
    ability = ability_of(
        "Whenever you cast an instant spell, exile that card instead of putting it into your graveyard as it resolves. "
        "If you do, return it to your hand at the beginning of the next end step."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, ExileAsItResolves)
    assert ability.effect.then is not None


def test_a_spell_exiled_with_time_counters_is_suspended() -> None:
    ability = ability_of(
        "Whenever you cast an instant spell from your hand during an opponent's turn, exile that card with three time "
        "counters on it instead of putting it into your graveyard as it resolves. Then if the exiled card doesn't have "
        "suspend, it gains suspend."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, ExileAsItResolves)
    assert ability.effect.counters
    assert isinstance(ability.effect.then, If)


def test_a_trigger_has_its_event__603_1() -> None:
    one = ability_of("When this creature dies, return it to its owner's hand.")
    assert isinstance(one, TriggeredAbility)
    this = This("creature")
    assert one.event == Moves(this, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    assert one.effect == ReturnTo(It("it", this), Zone.HAND)


def test_cards_are_exiled_face_down__406_3() -> None:
    one = effect_of("Exile the top card of your library face down.")
    assert isinstance(one, Exile)
    assert one.face_down


def test_that_card_is_what_moved__400_7j() -> None:
    effect = effect_of(
        "Exile target creature you control, then return that card to the battlefield under its owner's control."
    )
    that_card = next(one for one in walk(effect) if isinstance(one, It) and one.words == "that card")
    assert isinstance(that_card.antecedent, Target)


def test_to_the_hand_of_their_owner() -> None:
    assert isinstance(effect_of("Return all artifacts target player owns to their hand."), ReturnTo)
    assert not reading_of("Return all artifacts to their hand.", ("Sorcery",)).is_understood


def test_an_exiled_creature_returns_under_its_owners_control() -> None:
    effect = effect_of(
        "Exile target creature you control, then return it to the battlefield under its owner's control."
    )
    (returned,) = [one for one in walk(effect) if isinstance(one, ReturnTo)]
    assert returned.entering is not None
    assert isinstance(returned.entering.controller, OwnerOf)


def test_all_players_change_cards_and_creatures__101_4() -> None:
    text = (
        "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then "
        "puts all cards they exiled this way onto the battlefield."
    )
    effect = effect_of(text)
    assert isinstance(effect, Sequence)
    assert isinstance(effect.effects[1], SacrificeAll)


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (
            "Wolf or Werewolf creature",
            (Both((HasSubtype("Wolf"), CREATURE)), Both((HasSubtype("Werewolf"), CREATURE))),
        ),
        ("artifact or creature", (HasType(CardType.ARTIFACT), CREATURE)),
        ("Goblin or Equipment", (HasSubtype("Goblin"), HasSubtype("Equipment"))),
        ("artifact or Elf creature", (HasType(CardType.ARTIFACT), Both((HasSubtype("Elf"), CREATURE)))),
    ],
)
def test_a_noun_after_two_creature_types_belongs_to_both(words: str, options: tuple[Predicate, ...]) -> None:
    effect = effect_of(f"Destroy target {words}.")
    assert isinstance(effect, Destroy)
    assert isinstance(effect.what, Target)
    assert effect.what.filter.predicates == (Either(options),)


def test_words_in_a_name_are_no_number_of_the_rules() -> None:
    assert declined_words("Destroy each creature with an odd number of words in its name.", ("Sorcery",))


def test_the_place_said_first() -> None:
    one = effect_of("Return to your hand all cards in your graveyard that you cycled or discarded this turn.")
    assert isinstance(one, ReturnTo)
    assert any(isinstance(node, DiscardedBy) for node in walk(one))


def test_the_exiled_cards_under_their_owners_control__607_2a() -> None:
    _, leaves = abilities_of(
        "When this creature enters, exile all other permanents you control.\nWhen this creature leaves the "
        "battlefield, "
        "return the exiled cards to the battlefield under their owners' control."
    )
    assert isinstance(leaves, TriggeredAbility)
    assert isinstance(leaves.effect, ReturnTo)


def test_a_draw_is_replaced_by_exiling_from_an_opponents_library__614_11() -> None:
    one = ability_of(
        "If a player would draw a card, that player exiles the top card of one of their opponents' libraries face "
        "down instead.",
        _ENCHANTMENT,
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, Exile)
    assert isinstance(one.instead.what, TopCards)
    assert one.instead.what.player == OneOpponentOf(one.instead.who)
    assert one.instead.face_down


def test_up_to_one_of_each_kind_is_taken() -> None:
    effect = effect_of(
        "Reveal the top four cards of your library. You may put a creature card and/or a land card from among them "
        "into your hand."
    )
    puts = [one for one in walk(effect) if isinstance(one, PutInto)]
    assert [one.what.amount for one in puts if isinstance(one.what, Choose)] == [UpTo(amount) for amount in _ONE_EACH]
