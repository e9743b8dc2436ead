"""Spells told by their number in the turn or by their colours."""

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CantDo, CostChange
from rulings.abilities.effects.effect import RuleChange, Sequence
from rulings.abilities.filters.characteristics import HasColors
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import IsNthCast
from rulings.abilities.vocabulary import Kind
from tests.oracle.asking import ability_of, effect_of


def test_the_first_spell_of_each_turn_has_a_keyword() -> None:
    ability = ability_of("The first instant or sorcery spell you cast each turn has casualty 2.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.affected, Filter)
    assert isinstance(ability.affected.predicates[-1], IsNthCast)


def test_the_first_spell_of_each_turn_costs_less() -> None:
    ability = ability_of("The first creature spell you cast each turn costs {2} less to cast.")
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, CostChange)
    assert isinstance(change.filter, Filter)


def test_the_next_spell_is_counted_from_now() -> None:
    effect = effect_of("The next instant or sorcery spell you cast this turn can't be countered.")
    assert isinstance(effect, RuleChange)
    assert effect.changes == (CantDo("be countered"),)
    assert isinstance(effect.affected, Filter)
    nth = effect.affected.predicates[-1]
    assert isinstance(nth, IsNthCast)
    assert nth.from_now


def test_two_next_spells() -> None:
    effect = effect_of("The next instant spell and the next sorcery spell you cast this turn each have cascade.")
    assert isinstance(effect, Sequence)
    assert len(effect.effects) == 2


def test_numbers_of_colors() -> None:
    ability = ability_of("Each spell you cast that's exactly three colors has replicate {3}.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.affected, Filter)
    assert HasColors(3) in ability.affected.predicates
    keyword = ability_of("Protection from spells that are one or more colors")
    assert isinstance(keyword, KeywordAbility)
    assert keyword.quality == Filter(Kind.SPELL, (HasColors(1, or_more=True),))


def test_a_keyword_for_the_mana_cost() -> None:
    ability = ability_of("Each creature spell you cast has emerge. The emerge cost is equal to its mana cost.")
    assert isinstance(ability, StaticAbility)
    assert ability.changes == (GainAbilities((KeywordAbility(name="emerge"),)),)


def test_two_choices_before_one_noun() -> None:
    ability = ability_of("Each red or green instant or sorcery spell you cast has conspire.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.affected, Filter)
    assert len(ability.affected.predicates) == 3
