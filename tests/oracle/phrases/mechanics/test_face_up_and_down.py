"""What is read: turning face up and face down, and how what is face down looks (CR 708)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import SetPT
from rulings.abilities.effects.moving import PutInto, ReturnTo
from rulings.abilities.effects.permanents import TurnFaceDown
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import declined_words, effect_of, reading_of


def test_it_enters_as_what_the_next_sentence_says__611_2e() -> None:
    effect = effect_of(
        "Return target artifact card from your graveyard to the battlefield. It's a 1/1 Spirit creature with flying in "
        "addition to its other types."
    )
    assert isinstance(effect, ReturnTo)
    assert effect.entering is not None
    assert any(isinstance(one, SetPT) for one in effect.entering.changes)


def test_only_what_has_a_morph_ability_is_turned_face_down_without_saying_what_it_is() -> None:
    assert isinstance(effect_of("Turn target creature with a morph ability face down."), TurnFaceDown)
    assert not reading_of("Turn target creature face down.", ("Sorcery",)).is_understood


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
