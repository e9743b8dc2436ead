"""Creating tokens (CR 111, 701.7)."""

import pytest

from rulings.abilities.ability import KeywordAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.counting import Count
from rulings.abilities.changes.change import GainAbilities, LoseTypes, SetPT, SetTypes
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.named_cards import CreateNamedToken, NamedCard
from rulings.abilities.players import You
from rulings.abilities.vocabulary import CardType, Color, Supertype
from tests.oracle.asking import effect_of


def _token(text: str) -> CreateToken:
    effect = effect_of(text)
    assert isinstance(effect, CreateToken)
    return effect


def test_a_described_token_has_size_color_and_types__111_4() -> None:
    token = _token("Create two 1/1 white Soldier creature tokens.").token
    assert (token.power, token.toughness, token.colors) == (Fixed(1), Fixed(1), (Color.WHITE,))
    assert (token.types, token.subtypes) == ((CardType.CREATURE,), ("Soldier",))


@pytest.mark.parametrize(
    "text",
    [
        "Create a 1/1 black and green Pest creature token with flying and haste.",
        "Create a 2/2 colorless Golem artifact creature token.",
        "Create a legendary 3/3 green Beast creature token named Testing Beast with trample.",
        "Create a tapped 2/2 black Zombie creature token.",
        "Create a 1/1 red Goblin creature token that's tapped and attacking.",
    ],
)
def test_descriptions_are_said_back(text: str) -> None:
    assert _token(text).predefined is None


def test_a_quoted_ability_is_the_tokens_and_carries_its_words() -> None:
    token = _token('Create a 1/1 green Pest creature token with "When this token dies, you gain 1 life."').token
    (ability,) = token.abilities
    assert isinstance(ability, TriggeredAbility)
    assert ability.text == "When this token dies, you gain 1 life."


def test_abilities_may_stand_in_a_sentence_of_their_own() -> None:
    quoted = '"Sacrifice this token: Add {C}."'
    apart = _token(f"Create a 1/1 colorless Scion creature token. It has {quoted}")
    together = _token(f"Create a 1/1 colorless Scion creature token with {quoted}")
    assert apart == together


def test_predefined_tokens_are_named__111_10() -> None:
    effect = _token("Create three tapped Treasure tokens.")
    assert effect.predefined == "Treasure"
    assert effect.entering is not None
    assert effect.entering.tapped


def test_a_token_that_no_rule_defines_is_that_of_a_card__111_11() -> None:
    """Where no card has that name the table is refused (``tests/table/test_card_reference.py``)."""
    assert effect_of("Create a Nonsense token.") == CreateNamedToken(You(), Fixed(1), NamedCard("Nonsense"))


def test_numbers_of_tokens_may_be_found() -> None:
    assert isinstance(
        _token("Create X 1/1 green Elf creature tokens, where X is the number of Elves you control.").amount, WhereX
    )
    assert isinstance(_token("Create a number of Food tokens equal to the number of Elves you control.").amount, Count)
    assert isinstance(_token("Create a Treasure token for each artifact you control.").amount, Times)


def test_copies_have_exceptions__707_9() -> None:
    effect = effect_of(
        "Create a token that's a copy of target creature you control, except it isn't legendary and it has haste."
    )
    assert isinstance(effect, CreateCopyToken)
    assert effect.exceptions == (
        LoseTypes(supertypes=(Supertype.LEGENDARY,)),
        GainAbilities((KeywordAbility(name="haste"),)),
    )


def test_several_copies_agree_with_their_number() -> None:
    effect = effect_of(
        "Create two tokens that are copies of target creature you control, except they're 1/1 and they're artifacts in "
        "addition to their other types."
    )
    assert isinstance(effect, CreateCopyToken)
    assert effect.exceptions == (SetPT(Fixed(1), Fixed(1)), SetTypes((CardType.ARTIFACT,)))
