"""What is read: piles (CR 700.3)."""

import pytest

from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto, Sacrifice
from rulings.abilities.effects.piles import (
    ChoosePile,
    ChoosePileOfEach,
    ExileAndManifest,
    OnlyChosenPilesCan,
    PileChooser,
    SeparateForEach,
    SeparateIntoPiles,
)
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent
from rulings.abilities.references import Several, ThisWay
from tests.oracle.asking import declined_words, effect_of


def test_each_opponent_s_piles__700_3() -> None:
    found = effect_of(
        "Each opponent separates the creatures they control into two piles. For each opponent, you choose one of their "
        "piles. Each opponent sacrifices the creatures in their chosen pile."
    )
    assert isinstance(found, Sequence)
    separated, chosen, sacrificed = found.effects
    assert isinstance(separated, SeparateIntoPiles)
    assert separated.who == EachOpponent()
    assert chosen == ChoosePileOfEach(EachOpponent(), PileChooser.YOU)
    assert sacrificed == Sacrifice(EachOpponent(), ThisWay("chosen pile"))


def test_only_the_chosen_piles_block__700_3() -> None:
    found = effect_of(
        "For each defending player, separate all creatures that player controls into two piles and that player chooses "
        "one. Only creatures in the chosen piles can block this turn."
    )
    assert isinstance(found, Sequence)
    assert isinstance(found.effects[0], SeparateForEach)
    assert found.effects[-1] == OnlyChosenPilesCan("block")


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


def test_piles_are_separated_and_one_is_chosen__700_3() -> None:
    effect = effect_of(
        "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile "
        "into your hand and the other into your graveyard."
    )
    kinds = [type(node) for node in walk(effect)]
    assert kinds.index(SeparateIntoPiles) < kinds.index(ChoosePile) < kinds.index(PutInto)
    assert {"chosen pile", "other pile"} <= {node.verb for node in walk(effect) if isinstance(node, ThisWay)}
