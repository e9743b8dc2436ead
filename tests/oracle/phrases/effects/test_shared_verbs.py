"""What is read: several things that one verb says."""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.history import DoneThisWay, ThatMany
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of, effect_of


def test_hexproof_from_two_colors__702_11d() -> None:
    effect = effect_of("You and permanents you control gain hexproof from blue and from black until end of turn.")
    rules = [node for node in walk(effect) if isinstance(node, PlayerHas)]
    given = [node for node in walk(effect) if isinstance(node, KeywordAbility)]
    assert len(rules) == len(given) == 2
    assert all(one.node is not None for one in rules)


def test_a_clause_behind_a_comma_has_its_own_subject() -> None:
    read = ability_of("{1}: Remove all +1/+1 counters from this creature, and it deals that much damage to any target.")
    assert any(isinstance(one, Sequence) and len(one.effects) == 2 for one in walk(read))
    assert any(one == ThatMany(DoneThisWay("removed counters")) for one in walk(read))
