"""Abilities in quotes in the middle of a sentence."""

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import GainAbilities, SetTypes
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.node import walk
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType
from rulings.oracle.tokens import join, tokenise
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_the_comma_of_print_stands_behind_the_quote_and_comes_back() -> None:
    text = 'It has "{T}: Draw a card," and flying.'
    assert tokenise(text)[-4:] == (",", "and", "flying", ".")
    assert join(tokenise(text)) == text


def test_every_quoted_ability_of_a_list_is_read() -> None:
    read = ability_of(
        'Equipped creature has reach, "{T}: Draw a card," and "Whenever this creature attacks, draw a card."'
    )
    (gained,) = [one for one in walk(read) if isinstance(one, GainAbilities)]
    assert [type(one) for one in gained.abilities] == [KeywordAbility, ActivatedAbility, TriggeredAbility]
    assert gained.abilities[1].text == "{T}: Draw a card."  # type: ignore[attr-defined]


def test_quoted_words_that_are_no_ability_are_declined() -> None:
    assert declined_words('This creature gains "nonsense" and flying until end of turn.', ("Sorcery",))


def test_other_card_types_are_lost_and_abilities_stay() -> None:
    read = ability_of("Enchanted permanent is an enchantment and loses all other card types.", ("Enchantment",))
    assert isinstance(read, StaticAbility)
    assert read.changes == (SetTypes((CardType.ENCHANTMENT,), in_addition=False),)


def test_a_token_that_is_no_creature_has_a_name_and_abilities() -> None:
    made = effect_of(
        'Create a colorless Equipment artifact token named Boulder. It has indestructible, "Equipped creature gets '
        '+5/+5," and equip {0}.'
    )
    assert isinstance(made, CreateToken)
    assert (made.token.name, made.token.subtypes, len(made.token.abilities)) == ("Boulder", ("Equipment",), 3)


def test_a_token_named_first_speaks_of_itself_by_its_name() -> None:
    made = effect_of('Create Bobo, a legendary 6/6 red Dragon creature token with "When Bobo dies, draw a card."')
    assert isinstance(made, CreateToken)
    assert made.token.name == "Bobo"
    assert any(isinstance(one, This) for one in walk(made.token.abilities[0]))


def test_a_gained_trigger_in_the_middle_ends_with_the_turn() -> None:
    read = effect_of(
        'Target creature gains "Whenever this creature deals combat damage to a player, draw a card" until end of turn.'
    )
    assert isinstance(read, Continuous)
