"""What is read: spells that cost more or less (CR 601.2f)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.changes.mana import SpendOnlyFrom
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.players import EachOpponent
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from tests.oracle.asking import ability_of


def changes_of(text: str, types: tuple[str, ...] = ("Creature",)) -> list[CostChange]:
    one = ability_of(text, types)
    assert isinstance(one, StaticAbility)
    return [change for change in one.changes if isinstance(change, CostChange)]


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("This spell costs {2} less to cast if you control an artifact.", -1),
        ("This spell costs {1} less to cast for each creature you control.", -1),
        ("This spell costs {X} less to cast, where X is the number of creatures you control.", -1),
        ("Creature spells you cast cost {1} less to cast.", -1),
        ("Spells your opponents cast cost {1} more to cast.", 1),
    ],
)
def test_spells_cost_more_or_less__601_2f(text: str, sign: int) -> None:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, CostChange)
    assert change.sign == sign
    assert ability.zones == ((Zone.STACK,) if isinstance(change.filter, This) else (Zone.BATTLEFIELD,))


def test_more_for_each_spell_before__601_2f() -> None:
    one = ability_of(
        "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.",
        ("Artifact",),
    )
    assert isinstance(one, StaticAbility)
    assert isinstance(one.changes[0], CostChange)
    assert isinstance(one.changes[0].times, TimesThisTurn)


def test_only_mana_of_creatures() -> None:
    read = ability_of("Spend only mana produced by creatures to cast this spell.")
    assert isinstance(read, StaticAbility)
    assert read.affected == This("spell")
    assert read.changes == (SpendOnlyFrom(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))),)


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("Each spell you cast that's red or green costs {1} less to cast.", -1),
        ("Each artifact spell costs {1} more to cast for each artifact its controller controls.", 1),
        ("As long as this creature is tapped, creature spells you cast cost {2} less to cast.", -1),
        ("During turns other than yours, spells you cast cost {1} less to cast.", -1),
    ],
)
def test_spells_cost_more_or_less_at_times__601_2f(text: str, sign: int) -> None:
    assert [change.sign for change in changes_of(text)] == [sign]


def test_two_conditions_are_two_changes__601_2f() -> None:
    text = "if you control an artifact and {1} less to cast if you control an enchantment."
    assert len(changes_of(f"This spell costs {{1}} less to cast {text}", ("Sorcery",))) == 2


def test_cycled_cards_are_discarded_cards__702_29a() -> None:
    (one,) = changes_of("This spell costs {2} less to cast for each card you've cycled or discarded this turn.")
    (other,) = changes_of("This spell costs {2} less to cast for each card you've discarded this turn.")
    assert one.times == other.times


def test_spells_that_target_this_creature() -> None:
    found = ability_of("Spells your opponents cast that target this creature cost {2} more to cast.")
    assert isinstance(found, StaticAbility)
    (change,) = found.changes
    assert isinstance(change, CostChange)
    assert change.who == EachOpponent()
    assert change.filter.predicates == (SpellTargets(This("creature")),)  # type: ignore[union-attr]


def test_the_condition_of_a_cost_may_stand_first() -> None:
    first = ability_of("If you control an Elf, this spell costs {1} less to cast.")
    behind = ability_of("This spell costs {1} less to cast if you control an Elf.")
    assert isinstance(first, StaticAbility)
    assert isinstance(behind, StaticAbility)
    assert first.changes == behind.changes
