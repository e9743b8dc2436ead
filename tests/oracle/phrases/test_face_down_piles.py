"""Face-down piles that are shuffled and put onto the battlefield, and piles of which one is face up (CR 700.3)."""

import pytest

from rulings.abilities.effects.piles import ExileAndManifest, SeparateIntoPiles
from rulings.abilities.references import Several
from tests.oracle.asking import declined_words, effect_of


@pytest.mark.parametrize("how", ["manifest", "cloak"])
def test_cards_are_exiled_in_a_pile_and_put_face_down__700_3(how: str) -> None:
    pile = "in a face-down pile, shuffle that pile, then"
    effect = effect_of(f"Exile all creature cards from target player's graveyard {pile} {how} those cards.")
    assert isinstance(effect, ExileAndManifest)
    assert effect.how == how
    with_top = effect_of(f"Exile target creature you own and the top two cards of your library {pile} {how} them.")
    assert isinstance(with_top, ExileAndManifest)
    assert isinstance(with_top.what, Several)
    assert declined_words(f"Exile target creature you own {pile} draw a card.")


def test_they_may_enter_tapped__700_3() -> None:
    effect = effect_of(
        "Exile target nontoken creature you own and the top two cards of your library in a face-down pile, shuffle "
        "that pile, then cloak those cards. They enter tapped."
    )
    assert effect.tapped


def test_one_of_two_piles_may_be_face_up__700_3() -> None:
    effect = effect_of(
        "Look at the top five cards of your library and separate them into a face-down pile and a face-up pile."
    )
    piles = effect.effects[-1]
    assert isinstance(piles, SeparateIntoPiles)
    assert piles.one_face_up
