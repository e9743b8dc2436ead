"""What is read: it, this, that one, the rest: what stands for something said before (CR 608.2c, 201.5)."""

import pytest

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, InThatZone, It, LinkedExile, StillExiled, Target, This
from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Face
from rulings.oracle.read import read_face
from tests.oracle.asking import ability_of, declined_words, effect_of

_CHOOSE = "Choose target creature you control and target creature you don't control."


def _activated(text: str) -> ActivatedAbility:
    ability = ability_of(text)
    assert isinstance(ability, ActivatedAbility)
    return ability


def _only(text: str, kind: type) -> object:
    (found,) = (one for one in walk(effect_of(text)) if isinstance(one, kind))
    return found


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("{2}{B}: Return this card from your graveyard to your hand.", Zone.GRAVEYARD),
        ("{3}, Exile this card from your graveyard: Draw a card.", Zone.GRAVEYARD),
        ("{1}, Discard this card: Draw a card.", Zone.HAND),
        ("{T}: Draw a card.", Zone.BATTLEFIELD),
        ("Sacrifice this creature: Return this card from your graveyard to your hand.", Zone.BATTLEFIELD),
    ],
)
def test_an_ability_works_where_its_words_find_the_card__113_6(text: str, zone: Zone) -> None:
    assert _activated(text).zones == (zone,)


def test_the_creature_you_control_is_the_target_of_which_that_is_said__608_2c() -> None:
    put = _only(f"{_CHOOSE} Put a +1/+1 counter on the creature you control.", PutCounters)
    assert isinstance(put, PutCounters)
    assert isinstance(put.on, It)
    assert isinstance(put.on.antecedent, Target)
    assert put.on.antecedent.slot == 0


def test_without_such_a_target_the_words_mean_nothing() -> None:
    assert declined_words("Choose target creature. Put a +1/+1 counter on the creature you control.")


def test_one_creature_cannot_fight_each_other() -> None:
    assert declined_words("Choose target creature. Then those creatures fight each other.")


def test_the_exiled_card_is_linked_to_the_ability_that_exiles__607_2a() -> None:
    lines = (
        "When this creature enters, exile target card from a graveyard.\n"
        "{T}: Return the exiled card to its owner's hand."
    )
    reading = read_face(Face("Testing Bear", types=("Creature",), oracle_text=lines))
    assert reading.is_understood
    assert reading.abilities[1].effect.what == It("the exiled card", LinkedExile())  # type: ignore[attr-defined]


def test_this_card_is_found_only_where_the_text_says__400_7() -> None:
    one = ability_of("{2}, Mill four cards: Return this card from your graveyard to the battlefield.")
    assert one.effect == ReturnTo(This("card", Zone.GRAVEYARD), Zone.BATTLEFIELD)  # type: ignore[attr-defined]


def test_if_you_do_belongs_to_the_delayed_effect__603_7() -> None:
    effect = effect_of(
        "Exile target creature and all Auras attached to it. At the beginning of the next end step, return that card "
        "to the battlefield under its owner's control. If you do, return the other cards exiled this way to the "
        "battlefield under their owners' control attached to that creature."
    )
    later = next(one for one in walk(effect) if isinstance(one, Delayed))
    assert isinstance(later.effect, IfDone)
    assert any(isinstance(one, StillExiled) for one in walk(later.effect.then))


def test_that_card_from_your_graveyard_is_looked_for_there__400_7() -> None:
    one = ability_of("Whenever you discard a card, exile that card from your graveyard.")
    assert isinstance(one, TriggeredAbility)
    there = next(node for node in walk(one) if isinstance(node, InThatZone))
    assert there == InThatZone(It("that card", Antecedent("event object")), Zone.GRAVEYARD, You())
