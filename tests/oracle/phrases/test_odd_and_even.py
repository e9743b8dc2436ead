"""Odd and even numbers of objects (CR 107.1)."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasParity
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import EachOpponent
from rulings.abilities.vocabulary import Stat
from tests.oracle.asking import ability_of, declined_words


def test_an_odd_mana_value__107_1() -> None:
    one = ability_of("Whenever you cast a spell with an odd mana value, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, CastsSpell)
    assert one.event.spell.predicates == (HasParity(Stat.MANA_VALUE, odd=True),)


def test_who_cannot_block_with_what__509_1b() -> None:
    one = ability_of("Your opponents can't block with creatures with even mana values.")
    assert isinstance(one, StaticAbility)
    assert one.changes == (CantDo("block"),)
    assert isinstance(one.affected, Filter)
    assert one.affected.predicates[-1] == ControlledBy(EachOpponent())
    assert HasParity(Stat.MANA_VALUE) in one.affected.predicates


def test_words_in_a_name_are_no_number_of_the_rules() -> None:
    assert declined_words("Destroy each creature with an odd number of words in its name.", ("Sorcery",))
