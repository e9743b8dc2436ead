"""What is read: cards that a text names (CR 111.11, 707.13)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CastCard, ChooseNameAmong, CopyOfChosenName
from rulings.abilities.named_cards import CreateNamedToken, NamedCard, names_to_look_up
from rulings.abilities.players import You
from rulings.abilities.references import It, ThisWay
from tests.oracle.asking import abilities_of, declined_words, effect_of


def test_a_token_by_name_alone__111_11() -> None:
    found = effect_of("Create a Lord of the Pit token.")
    assert found == CreateNamedToken(You(), Fixed(1), NamedCard("Lord of the Pit"))


def test_subtypes_alone_name_no_card__111_10() -> None:
    assert declined_words("Create a Wolf token.", ("Sorcery",))


def test_names_of_a_list_are_parted_at_commas__707_13() -> None:
    found = effect_of(
        "Choose a card name that hasn't been chosen from among Opt, Sword of Fire and Ice, and Shock. "
        "Create a copy of the card with the chosen name. You may cast the copy."
    )
    assert isinstance(found, Sequence)
    assert found.effects[0] == ChooseNameAmong(
        You(), (NamedCard("Opt"), NamedCard("Sword of Fire and Ice"), NamedCard("Shock"))
    )
    assert found.effects[1] == CopyOfChosenName(You())
    assert isinstance(found.effects[2], May)
    cast = found.effects[2].effect
    assert isinstance(cast, CastCard)
    assert isinstance(cast.what, It)
    assert cast.what.antecedent == ThisWay("copied")


def test_names_to_look_up_are_those_of_cards_and_of_named_tokens__612_7() -> None:
    abilities = abilities_of(
        "{1}: Create a Tarmogoyf token.\n{2}: Create a 2/2 red Wolf creature token named Fang.\n{3}: Draw a card."
    )
    assert names_to_look_up(abilities) == {"Tarmogoyf", "Fang"}


def test_a_token_that_no_rule_defines_is_that_of_a_card__111_11() -> None:
    """Where no card has that name the table is refused (``tests/table/playing/test_card_reference.py``)."""
    assert effect_of("Create a Nonsense token.") == CreateNamedToken(You(), Fixed(1), NamedCard("Nonsense"))
