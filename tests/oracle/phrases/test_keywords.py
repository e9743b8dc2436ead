"""What is read: keyword abilities as they stand on a line or are given (CR 702)."""

from rulings.abilities.ability import Cleaved, KeywordAbility
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Kind
from tests.kernel.playing import assert_right, card, cast, to
from tests.oracle.asking import abilities_of, ability_of, declined_words

VOID = (
    "At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped "
    "this turn, you gain 3 life."
)
WATCHER = card(f"Test Watcher | {{1}} | Creature - Elf | 1/1 | Void — {VOID}")
WARPER = card("Test Warper | {4}{R} | Creature - Elf | 1/1 | Warp {R}")


def test_a_line_of_keywords_is_an_ability_each__702() -> None:
    flying, ward = abilities_of("Flying, ward {2}")
    assert (flying.text, ward.text) == ("Flying", "Ward {2}")
    assert isinstance(ward, KeywordAbility)
    assert ward.cost == Cost((ManaCost(("{2}",)),))


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


def test_a_spell_was_warped__702_185c() -> None:
    assert_right(
        WATCHER,
        WARPER,
        a={"battlefield": ["Test Watcher"], "hand": ["Test Warper"]},
        script=[{**cast("Test Warper"), "alternative": "warp", "player": "A"}, to("end")],
        expect=[{"life": 23, "player": "A"}],
    )
