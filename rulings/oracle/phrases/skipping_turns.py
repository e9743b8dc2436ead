"""Turns that are skipped as they would begin (CR 614.1b, 614.10).

What is here: "if you would begin your turn while this artifact is tapped, you may skip that turn instead". What is not:
extra turns (``turns_and_phases``), steps (``skipping_steps``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.players import You
from rulings.oracle.categories import ability

_SKIP = StaticAbility(changes=(PlayerMay(You(), "skip a turn to untap it"),))

for _it in ("this artifact", "~"):
    ability.phrase(
        f"if you would begin your turn while {_it} is tapped, you may skip that turn instead. if you do, untap {_it}.",
        _SKIP,
        carries={"may": "changes", "instead": "changes"},
    )
