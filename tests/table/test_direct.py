"""Made-up demonstrations: which named card lies where, and that the kernel plays them."""

import pytest

from rulings.corpus.cards import Card, Face
from rulings.narrate.report import Playthrough, Status
from rulings.table.direct import SUPPORTING_CARDS, direct
from rulings.table.play import play_table


def creature(name: str, text: str = "") -> Card:
    face = Face(name=name, mana_cost="{1}{G}", types=("Creature",), subtypes=("Bear",), oracle_text=text, power="2",
                toughness="2")  # fmt: skip
    return Card(name=name, faces=(face,), names_ja=(f"日本語{name}",), face_names_ja=(f"日本語{name}",))


def spell(name: str, text: str, card_type: str = "Instant") -> Card:
    return Card(name=name, faces=(Face(name=name, mana_cost="{R}", types=(card_type,), oracle_text=text),))


SUPPORT = {name: creature(name) for name in SUPPORTING_CARDS} | {
    name: Card(name=name, faces=(Face(name=name, supertypes=("Basic",), types=("Land",), subtypes=(name,)),))
    for name in ("Forest", "Island")
}


def played(*cards: Card) -> Playthrough:
    return play_table(direct(cards), SUPPORT | {card.name: card for card in cards})


def test_a_spell_that_destroys_is_cast_at_an_opponents_creature() -> None:
    shown = played(spell("Fell", "Destroy target creature."))
    assert shown.status is Status.RIGHT
    assert shown.after is not None
    assert [card.name_en for card in shown.after.players[1].graveyard] == ["Opt", "Hill Giant"]


def test_a_counterspell_answers_the_other_spell_that_was_named() -> None:
    shown = played(spell("Fell", "Destroy target creature."), spell("Deny", "Counter target spell."))
    assert shown.status is Status.RIGHT
    assert any("Fell is countered" in step.text_en for step in shown.steps)


def test_a_counterspell_alone_answers_a_creature_spell() -> None:
    shown = played(spell("Deny", "Counter target spell."))
    assert any("Grizzly Bears is countered" in step.text_en for step in shown.steps)


def test_the_last_permanent_is_cast_while_the_others_lie_there() -> None:
    shown = played(creature("Watcher", "Whenever another creature enters, you gain 1 life."), creature("Newcomer"))
    assert shown.after is not None
    assert shown.after.players[0].life == 21


def test_a_text_that_is_not_understood_is_refused_and_nothing_is_shown_of_what_would_come() -> None:
    shown = played(spell("Riddle", "Frobnicate target creature."))
    assert shown.status is Status.REFUSED
    assert shown.unsupported[0].card == "Riddle"
    assert shown.steps == ()
    assert shown.after is None


def test_the_title_names_the_cards_in_both_languages() -> None:
    shown = played(creature("Watcher"))
    assert (shown.title_en, shown.title_ja) == ("Watcher", "《日本語Watcher》")


@pytest.mark.parametrize("text", ["At the beginning of your upkeep, you gain 1 life."])
def test_a_trigger_of_the_upkeep_is_waited_for(text: str) -> None:
    shown = played(creature("Keeper", text))
    assert shown.after is not None
    assert shown.after.players[0].life == 21
