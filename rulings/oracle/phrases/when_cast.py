"""When spells may be cast, and what was cast in the turn before (CR 601.3, 603.4).

What is here: "cast this spell only", "as though it had flash if", "before attackers are declared", "no spells were cast
last turn". What is not: permissions for other cards (``permitting``).
"""

from rulings.abilities.ability import CastTiming
from rulings.abilities.conditions.condition import AllHold, InStep
from rulings.abilities.conditions.history import SpellsLastTurn
from rulings.abilities.events.permanents import Transforms
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.vocabulary import Step
from rulings.oracle.categories import ORACLE, ability, condition, event, time_event
from rulings.oracle.holes import hole

timing = ORACLE.category("Timing")
timing.words(
    {
        "during your turn, before attackers are declared": InStep("before attackers", You()),
        "before attackers are declared": InStep("before attackers"),
        "during combat before blockers are declared": InStep("combat before blockers"),
        "during combat after blockers are declared": InStep("combat after blockers"),
        "before blockers are declared": InStep("before blockers"),
        "before the combat damage step": InStep("before combat damage"),
        "before combat": InStep("before combat"),
        "after combat": InStep("after combat"),
        "during a opponent's turn, before attackers are declared": InStep("before attackers", Opponent()),
        "during the declare attackers step on your turn": InStep("declare attackers step", You()),
        "during the combat damage step": InStep("combat damage step"),
        "during combat on your turn": InStep("combat", You()),
        "during your declare attackers step": InStep("declare attackers step", You()),
        "during any player's turn before attackers are declared": InStep("before attackers"),
    }
)


for _template in ("cast this spell only {condition:Timing}.", "cast this spell only if {condition:Condition}."):
    ability.phrase(_template, CastTiming(condition=hole("condition")), carries={"only": "CastTiming"})


ability.phrase(
    "cast this spell only {first:Timing} and only if {second:Condition}.",
    CastTiming(condition=AllHold((hole("first"), hole("second")))),
    carries={"only": "CastTiming"},
)


for _template in (
    "you may cast this spell as though it had flash if {condition:Condition}.",
    "as long as {condition:Condition}, you may cast this spell as though it had flash.",
    "if {condition:Condition}, you may cast this spell as though it had flash.",
):
    ability.phrase(
        _template,
        CastTiming(condition=hole("condition"), as_flash=True),
        carries={"may": "as_flash", "as long as": "condition"},
    )

# The turn before.

condition.words({"no spells were cast last turn": SpellsLastTurn(None)})
for _word, _number in (("two", 2), ("three", 3)):
    condition.words({f"a player cast {_word} or more spells last turn": SpellsLastTurn(_number)})

# Older and plainer words for events.

for _step, _words in ((Step.END, "end step"), (Step.UPKEEP, "upkeep")):
    time_event.phrase(f"the beginning of the {_words}", BeginningOf, fixed={"step": _step, "whose": AnyPlayer()})
event.phrase("{object:This} transforms into ~", Transforms)
