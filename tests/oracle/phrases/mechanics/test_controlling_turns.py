"""What is read: controlling another player (CR 723)."""

from rulings.abilities.effects.turns import ExtraTurnAfterControlled
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of


def test_the_turn_after_the_controlled_one__500_7() -> None:
    one = ability_of(
        "When you cast this spell, you gain control of target opponent during that player's next turn. After that "
        "turn, that player takes an extra turn."
    )
    assert any(isinstance(node, ExtraTurnAfterControlled) for node in walk(one))
