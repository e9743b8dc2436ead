"""What is read: adjectives and qualifiers made of several predicates."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.effects.cards import Reveal
from rulings.abilities.effects.choosing import COLOR_OR_ARTIFACTS, MakeChoice
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Both, Either, Filter, Not
from rulings.abilities.filters.spells import CastFromOther, IsNthCast
from rulings.abilities.node import walk
from rulings.abilities.references import It, ThisWay, WholeZone
from tests.oracle.asking import ability_of, effect_of, reading_of


def test_a_card_of_a_revealed_hand_is_chosen_and_discarded() -> None:
    effect = effect_of(
        "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."
    )
    reveal = next(one for one in walk(effect) if isinstance(one, Reveal))
    assert isinstance(reveal.what, WholeZone)
    assert It("that card", antecedent=ThisWay("chosen")) in list(walk(effect))


def test_one_of_several_types__205_3m() -> None:
    one = ability_of("Each other creature you control that's a Cat, Elemental, or Beast gets +1/+1.")
    kinds = next(node for node in walk(one) if isinstance(node, Either))
    assert [part.subtype for part in kinds.options if isinstance(part, HasSubtype)] == ["Cat", "Elemental", "Beast"]


def test_artifacts_are_chosen_beside_the_colors() -> None:
    effect = effect_of(
        "Target creature you control gains protection from artifacts or from the color of your choice until end of "
        "turn."
    )
    first = getattr(effect, "effects", (None,))[0]
    assert isinstance(first, MakeChoice)
    assert first.what == COLOR_OR_ARTIFACTS


def test_creatures_of_a_size__208_1() -> None:
    one = ability_of("Whenever a 1/1 creature you control enters, draw a card.")
    filters = [node for node in walk(one) if isinstance(node, Filter)]
    assert any(isinstance(part, Both) for part in filters[0].predicates)


def test_the_first_spell_of_each_turn_has_a_keyword() -> None:
    ability = ability_of("The first instant or sorcery spell you cast each turn has casualty 2.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.affected, Filter)
    assert isinstance(ability.affected.predicates[-1], IsNthCast)


def test_each_option_with_its_own_word_is_narrowed_alone() -> None:
    read = ability_of("Each non-Equipment artifact and non-Aura enchantment you control has flying.")
    assert isinstance(read, StaticAbility)
    either = next(one for one in walk(read) if isinstance(one, Either))
    assert [type(one) for one in either.options] == [Both, Both]
    assert not reading_of("Each nonland artifact and enchantment you control has flying.").is_understood


def test_other_than_two_types() -> None:
    read = effect_of("Destroy all creatures other than Werewolves and Wolves.")
    assert any(isinstance(one, Not) and isinstance(one.predicate, Either) for one in walk(read))


def test_cast_from_elsewhere__601_2a() -> None:
    one = ability_of("Spells you cast from anywhere other than your hand cost {1} less to cast.")
    assert any(node == CastFromOther() for node in walk(one))
