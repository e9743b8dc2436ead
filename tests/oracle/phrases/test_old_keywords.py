"""Haunt, offering, companion and cleave as they are written (CR 702.48, 702.55, 702.139, 702.148)."""

from rulings.abilities.ability import Cleaved, KeywordAbility, TriggeredAbility
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.references import HauntedCreature
from rulings.abilities.vocabulary import Kind, Zone
from tests.oracle.asking import abilities_of, ability_of, declined_words


def test_the_creature_it_haunts__702_55c() -> None:
    ability = ability_of("When this creature enters or the creature it haunts dies, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert HauntedCreature() in list(walk(ability.event))
    assert Zone.EXILE in ability.zones


def test_offering_of_a_subtype__702_48a() -> None:
    ability = ability_of("Fox offering")
    assert isinstance(ability, KeywordAbility)
    assert (ability.name, ability.quality) == ("offering", Filter(Kind.PERMANENT, (HasSubtype("Fox"),)))


def test_a_companion_speaks_of_the_starting_deck_only__702_139a() -> None:
    ability = ability_of("Companion — Your starting deck contains only cards with even mana values.")
    assert isinstance(ability, KeywordAbility)
    assert ability.name == "companion"
    assert declined_words("Companion — You gain 3 life.")


def test_brackets_make_two_texts_of_a_card_with_cleave__702_148a() -> None:
    cleave, full, cleaved = abilities_of("Cleave {5}{W}\nDestroy target [attacking] creature.", ("Instant",))
    assert isinstance(cleave, KeywordAbility)
    assert isinstance(cleaved, Cleaved)
    assert full.text == "Destroy target attacking creature."
    assert cleaved.ability.text == "Destroy target creature."


def test_both_texts_must_be_understood__702_148a() -> None:
    assert declined_words("Cleave {1}\nDestroy target creature [with a fnord].", ("Instant",))
    assert declined_words("Destroy target [attacking] creature.", ("Instant",))
