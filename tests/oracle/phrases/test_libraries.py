"""Searching, looking, revealing, and where the cards go (CR 701.20, 701.23)."""

import pytest

from rulings.abilities.amounts.amount import Fixed, UpTo
from rulings.abilities.effects.cards import FOUND_AGAIN, ExileUntil, LookAt, Reveal, Search, Shuffle
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto, ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.filter import Among
from rulings.abilities.node import walk
from rulings.abilities.players import OwnerOf, ThatPlayer
from rulings.abilities.references import Choose, It, TheRest, ThisWay, WholeZone
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, declined_words, effect_of


def _puts(effect: object) -> list[PutInto]:
    return [one for one in walk(effect) if isinstance(one, PutInto)]  # type: ignore[arg-type]


def test_what_was_found_is_what_it_means__701_23() -> None:
    effect = effect_of("Search your library for a basic land card, reveal it, put it into your hand, then shuffle.")
    assert isinstance(effect, Sequence)
    assert [type(one) for one in effect.effects] == [Search, Reveal, PutInto, Shuffle]
    (put,) = _puts(effect)
    assert put.what == It("it", antecedent=ThisWay("found"))
    assert put.zone is Zone.HAND


def test_up_to_two_go_onto_the_battlefield_tapped() -> None:
    effect = effect_of(
        "Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle."
    )
    (search,) = [one for one in walk(effect) if isinstance(one, Search)]
    assert search.amount == UpTo(Fixed(2))
    (put,) = _puts(effect)
    assert put.entering is not None
    assert put.entering.tapped


def test_it_after_a_second_search_is_what_that_found__608_2c() -> None:
    text = (
        "Search your library for a creature card, put it into your hand, then shuffle. Search your library for a land "
        "card, put it into your hand, then shuffle."
    )
    put = _puts(effect_of(text))
    assert [getattr(one.what, "antecedent", None) for one in put] == [ThisWay("found"), ThisWay(FOUND_AGAIN)]


def test_three_searches_leave_no_single_meaning_of_it() -> None:
    once = "Search your library for a creature card, put it into your hand, then shuffle."
    assert declined_words(" ".join((once, once, once)), ("Sorcery",))


@pytest.mark.parametrize(
    ("words", "position", "order"),
    [
        ("on the bottom of your library in any order", "bottom", "any"),
        ("on the bottom of your library in a random order", "bottom", "random"),
        ("on top of your library in any order", "top", "any"),
    ],
)
def test_one_verb_for_one_card_and_the_rest(words: str, position: str, order: str) -> None:
    effect = effect_of(
        f"Look at the top three cards of your library. Put one of them into your hand and the rest {words}."
    )
    one, rest = _puts(effect)
    assert isinstance(one.what, Choose)
    assert one.what.filter.predicates == (Among(It("them", antecedent=ThisWay("looked"))),)
    assert isinstance(rest.what, TheRest)
    assert (rest.position, rest.order) == (position, order)


def test_what_follows_may_with_a_bare_verb_is_optional_too() -> None:
    ability = ability_of(
        "When this creature enters, look at the top five cards of your library. You may reveal a creature card from "
        "among them and put it into your hand. Put the rest on the bottom of your library in a random order."
    )
    (may,) = [one for one in walk(ability) if isinstance(one, May)]
    assert isinstance(may.effect, Sequence)
    assert [type(one) for one in may.effect.effects] == [Reveal, PutInto]


def test_a_card_of_a_revealed_hand_is_chosen_and_discarded() -> None:
    effect = effect_of(
        "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."
    )
    reveal = next(one for one in walk(effect) if isinstance(one, Reveal))
    assert isinstance(reveal.what, WholeZone)
    assert It("that card", antecedent=ThisWay("chosen")) in list(walk(effect))


def test_revealing_until_one_fits_finds_that_one() -> None:
    effect = effect_of(
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "the rest on the bottom of your library in a random order."
    )
    found, rest = _puts(effect)
    assert found.what == It("that card", antecedent=ThisWay("found"))
    assert isinstance(rest.what, TheRest)


def test_exiling_until_one_fits() -> None:
    effect = effect_of(
        "Exile cards from the top of your library until you exile a nonland card. Put that card into your hand."
    )
    assert any(isinstance(one, ExileUntil) for one in walk(effect))


def test_who_looks_at_what() -> None:
    effect = effect_of("Look at target player's hand.")
    assert isinstance(effect, LookAt)
    assert isinstance(effect.what, WholeZone)


def test_an_exiled_creature_returns_under_its_owners_control() -> None:
    effect = effect_of(
        "Exile target creature you control, then return it to the battlefield under its owner's control."
    )
    (returned,) = [one for one in walk(effect) if isinstance(one, ReturnTo)]
    assert returned.entering is not None
    assert isinstance(returned.entering.controller, OwnerOf)


def test_if_you_do_is_not_read_after_a_payment_that_averts() -> None:
    effect = effect_of("Target player discards a card. If that player does, you draw a card.")
    assert isinstance(effect, IfDone)
    assert not any(isinstance(one, ThatPlayer) and one.antecedent is None for one in walk(effect))
