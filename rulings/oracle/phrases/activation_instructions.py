"""Activation instructions of two parts (CR 602.1b, 602.5b): "only during your turn and only if ...".

What is here: their combinations and rarer times. What is not: instructions of one part (``lines``).
"""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.conditions.condition import AllHold, InStep
from rulings.abilities.players import Opponent, You
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

ORACLE.category("Timing").words(
    {
        "during the end of combat step": InStep("end of combat step"),
        "during a opponent's upkeep": InStep("upkeep", Opponent()),
        "during combat on a opponent's turn": InStep("combat", Opponent()),
        "during the declare blockers step on a opponent's turn": InStep("declare blockers step", Opponent()),
        "during combat on your turn before blockers are declared": InStep("combat before blockers", You()),
    }
)


ORACLE.category("TwoTimings").phrase(
    "{time:Timing} and only if {condition:Condition}",
    AllHold((hole("time"), hole("condition", unless=AllHold))),
    carries={"only": "AllHold"},
)

_LIMITS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("once each turn", {"limit_per_turn": 1}),
    ("once", {"limit_ever": True}),
)
for _limit, _fixed in _LIMITS:
    for _when in ("if {instant_timing:Condition}", "{instant_timing:Timing}"):
        ability.phrase(
            f"{{cost:Cost}}: {{effect:Paragraph}} activate only {_limit} and only {_when}.",
            ActivatedAbility,
            fixed=_fixed,
            carries={"only": "instant_timing", "each": "limit_per_turn"},
        )
