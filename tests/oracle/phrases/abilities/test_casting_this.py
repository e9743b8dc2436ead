"""What is read: how this very card is cast: alternative and additional costs, timing (CR 118.8-9, 601.3)."""

from rulings.abilities.ability import AdditionalCost, AlternativeCost, CastTiming
from rulings.abilities.conditions.condition import AllHold, Exists
from rulings.abilities.conditions.history import FirstSpellThisGame
from rulings.abilities.costs.cost import Cost, EitherCost
from rulings.abilities.costs.objects import DiscardCost, SacrificeCost
from tests.oracle.asking import ability_of


def test_an_additional_cost_may_be_one_of_two__601_2f() -> None:
    ability = ability_of(
        "As an additional cost to cast this spell, sacrifice an artifact or discard a card.", ("Sorcery",)
    )
    assert isinstance(ability, AdditionalCost)
    (either,) = ability.cost.parts
    assert isinstance(either, EitherCost)
    assert [type(one.parts[0]) for one in either.options] == [SacrificeCost, DiscardCost]


def test_free_under_two_conditions__118_9a() -> None:
    ability = ability_of(
        "If an opponent controls a Swamp and you control a Plains, you may cast this spell without paying its mana "
        "cost."
    )
    assert isinstance(ability, AlternativeCost)
    assert ability.cost == Cost()
    assert isinstance(ability.condition, AllHold)


def test_an_alternative_cost_may_have_a_condition__118_9() -> None:
    one = ability_of("You may sacrifice two Mountains rather than pay this spell's mana cost.", ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert one.condition is None
    other = ability_of("If you control an Island, you may pay 4 life rather than pay this spell's mana cost.")
    assert isinstance(other, AlternativeCost)
    assert isinstance(other.condition, Exists)


def test_after_the_upkeep_of_an_opponent() -> None:
    ability = ability_of("Cast this spell only during an opponent's turn after their upkeep step.", ("Instant",))
    assert isinstance(ability, CastTiming)


def test_two_conditions_make_it_free__118_9() -> None:
    both = "If an opponent controls a Forest and you control an Island"
    line = f"{both}, you may cast this spell without paying its mana cost."
    one = ability_of(line, ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert isinstance(one.condition, AllHold)
    assert one.cost.parts == ()


def test_the_first_spell_of_the_game__118_9() -> None:
    line = "If this spell is the first spell you've cast this game, you may cast it without paying its mana cost."
    one = ability_of(line, ("Instant",))
    assert isinstance(one, AlternativeCost)
    assert isinstance(one.condition, FirstSpellThisGame)
