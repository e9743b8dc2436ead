"""Cards that texts make out of their names (CR 111.11, 707.13, 707.14)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import TurnFaceDown
from rulings.abilities.effects.spells import CastCard, ChooseNameAmong, CopyOfChosenName
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.named_cards import CreateNamedToken, NamedCard, names_to_look_up
from rulings.abilities.players import You
from rulings.abilities.references import It, ThisWay
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import abilities_of, declined_words, effect_of


def test_a_token_by_name_alone__111_11() -> None:
    found = effect_of("Create a Lord of the Pit token.")
    assert found == CreateNamedToken(You(), Fixed(1), NamedCard("Lord of the Pit"))


def test_predefined_tokens_are_no_cards__111_10() -> None:
    assert isinstance(effect_of("Create a Treasure token."), CreateToken)


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


def test_what_it_is_face_down_is_said_after_it_was_put_so__708_2a() -> None:
    found = effect_of("Put a card from your hand onto the battlefield face down. It's a 3/3 artifact creature.")
    assert isinstance(found, PutInto)
    assert found.entering is not None
    assert found.entering.face_down_as == TokenSpec(Fixed(3), Fixed(3), types=(CardType.ARTIFACT, CardType.CREATURE))


def test_several_that_are_turned_face_down_are_described__708_2a() -> None:
    found = effect_of("Turn all tapped creatures face down. They're 2/2 Horror creatures.")
    assert isinstance(found, TurnFaceDown)
    assert found.face_down_as == TokenSpec(Fixed(2), Fixed(2), types=(CardType.CREATURE,), subtypes=("Horror",))


def test_a_description_without_anything_put_face_down_is_none__708_2a() -> None:
    assert declined_words("Draw a card. It's a 3/3 creature.", ("Sorcery",)) == ""  # no word: "it" is nothing


def test_a_list_of_names_is_not_one_name__201_2() -> None:
    """The name of three Equipment is none's."""
    assert declined_words(
        "Equipment named Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra have indestructible.", ("Artifact",)
    )


def test_losing_control_of_the_source_is_not_read__603_10d() -> None:
    """It happens as the source leaves the battlefield too, of which the kernel's event knows nothing."""
    assert declined_words("When you lose control of this enchantment, draw a card.", ("Enchantment",))
    assert abilities_of("When you lose control of enchanted creature, draw a card.", ("Enchantment",))
