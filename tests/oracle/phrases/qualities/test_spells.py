"""What is read: spells and abilities on the stack: who cast them, how often, at what (CR 601, 115)."""

from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of, reading_of


def test_a_spell_with_one_target_only() -> None:
    one = ability_of("Whenever you cast a spell that targets only a single creature you control, draw a card.")
    targets = next(node for node in walk(one) if isinstance(node, SpellTargets))
    assert targets.only
    assert targets.single


def test_a_permanent_targets_nothing() -> None:
    words = "Activated abilities of Equipment you control that target this creature cost {1} less to activate."
    assert not reading_of(words).is_understood
