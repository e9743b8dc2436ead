"""When something may be cast or activated, and until when something lasts, in words that few texts have.

What is here: "after their upkeep step", "but only during their draw step", "until its controller's next untap step".
What is not: the common moments (``lines``, ``when_cast``).
"""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.conditions.condition import InStep
from rulings.abilities.durations import UntilYourNextStep
from rulings.abilities.players import AnyPlayer, ControllerOf, Opponent, You
from rulings.abilities.references import It
from rulings.oracle.categories import ORACLE, ability, duration
from rulings.oracle.holes import hole

ORACLE.category("Timing").words(
    {"during a opponent's turn after their upkeep step": InStep("after upkeep", Opponent())}
)

# Whoever activates it is the one whose turn it must be.

any_player = ORACLE.category("TimingOfAny")
any_player.words(
    {
        "during their draw step": InStep("draw step", You()),
        "during their upkeep": InStep("upkeep", You()),
        "during their turn": InStep("turn", You()),
        "during their turn before the end step": InStep("before end step", You()),
        "during their end step": InStep("end step", You()),
    }
)


ability.phrase(
    "{cost:Cost}: {effect:Paragraph} any player may activate this ability but only {instant_timing:TimingOfAny}.",
    ActivatedAbility(
        cost=hole("cost"), effect=hole("effect"), instant_timing=hole("instant_timing"), activator=AnyPlayer()
    ),
    carries={"may": "activator", "only": "instant_timing"},
)

# Until a step of somebody else.

for _it in ("its", "their"):
    for _step, _name in (("untap step", "untap"), ("upkeep", "upkeep"), ("end step", "end")):
        duration.words(
            {
                f"until {_it} controller's next {_step}": UntilYourNextStep(
                    _name, ControllerOf(It("it" if _it == "its" else "they"))
                )
            }
        )
