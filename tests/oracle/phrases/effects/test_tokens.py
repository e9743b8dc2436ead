"""What is read: creating tokens (CR 111, 701.7)."""

from rulings.abilities.amounts.amount import Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.counting import Count
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import GainLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.moving import Entering, Sacrifice
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken, CreateTokens
from rulings.abilities.node import walk
from rulings.abilities.references import EachSaidFirst, It, Target, ThisWay
from rulings.abilities.vocabulary import CardType, Color
from tests.oracle.asking import ability_of, effect_of, reading_of


def _token(text: str) -> CreateToken:
    effect = effect_of(text)
    assert isinstance(effect, CreateToken)
    return effect


def test_a_token_that_is_blocking_a_creature() -> None:
    effect = effect_of("Create a 1/1 green Saproling creature token that's blocking target creature attacking you.")
    assert isinstance(effect, CreateToken)
    assert effect.entering is not None
    assert isinstance(effect.entering.blocking, Target)


def test_a_token_that_is_attacking_untapped() -> None:
    effect = effect_of("Create a 1/1 white Cat Soldier creature token with vigilance that's attacking.")
    assert isinstance(effect, CreateToken)
    assert effect.entering == Entering(attacking=True)


def test_so_much_for_each() -> None:
    effect = effect_of("For each creature you control, add {G} and you gain 2 life.")
    assert isinstance(effect, Sequence)
    mana, life = effect.effects
    assert isinstance(mana, AddMana)
    assert isinstance(life, GainLife)
    assert isinstance(life.amount, Times)
    assert life.amount.amount == mana.times


def test_what_is_no_amount_is_declined() -> None:
    assert not reading_of("For each creature you control, destroy target land.", ("Sorcery",)).is_understood


def test_a_copy_of_each() -> None:
    effect = effect_of("For each token you control, create a token that's a copy of it.")
    assert isinstance(effect, CreateCopyToken)
    assert isinstance(effect.of, EachSaidFirst)


def test_two_kinds_at_once__701_7a() -> None:
    effect = effect_of(
        "Create a 3/3 colorless Golem artifact creature token with flying and a 3/3 colorless Golem artifact "
        "creature token "
        "with vigilance."
    )
    assert isinstance(effect, CreateTokens)
    assert [one.subtypes for one in effect.tokens] == [("Golem",), ("Golem",)]


def test_predefined_tokens_are_no_cards__111_10() -> None:
    assert isinstance(effect_of("Create a Treasure token."), CreateToken)


def test_a_described_token_has_size_color_and_types__111_4() -> None:
    token = _token("Create two 1/1 white Soldier creature tokens.").token
    assert (token.power, token.toughness, token.colors) == (Fixed(1), Fixed(1), (Color.WHITE,))
    assert (token.types, token.subtypes) == ((CardType.CREATURE,), ("Soldier",))


def test_predefined_tokens_are_named__111_10() -> None:
    effect = _token("Create three tapped Treasure tokens.")
    assert effect.predefined == "Treasure"
    assert effect.entering is not None
    assert effect.entering.tapped


def test_numbers_of_tokens_may_be_found() -> None:
    assert isinstance(
        _token("Create X 1/1 green Elf creature tokens, where X is the number of Elves you control.").amount, WhereX
    )
    assert isinstance(_token("Create a number of Food tokens equal to the number of Elves you control.").amount, Count)
    assert isinstance(_token("Create a Treasure token for each artifact you control.").amount, Times)


def test_it_is_the_token_and_not_what_was_copied__707_2() -> None:
    one = ability_of(
        "{T}: Create a token that's a copy of target creature you control, except it has haste. Sacrifice it at the "
        "beginning of the next end step."
    )
    assert any(isinstance(node, CreateCopyToken) for node in walk(one))
    sacrifice = next(node for node in walk(one) if isinstance(node, Sacrifice))
    assert isinstance(sacrifice.what, It)
    assert sacrifice.what.antecedent == ThisWay("created")
