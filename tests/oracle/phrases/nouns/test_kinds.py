"""What is read: nouns that name a kind of object (CR 109.2, 205)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.players import You
from tests.oracle.asking import ability_of


def test_cast_but_not_owned() -> None:
    """Gonti: one casts another's card."""
    ability = ability_of("Spells you cast but don't own cost {1} less to cast.")
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, CostChange)
    assert isinstance(change.filter, Filter)
    assert change.filter.predicates == (CastBy(You()), Not(OwnedBy(You())))
