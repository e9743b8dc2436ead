"""Rooms and Cases (CR 709.5, 719)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility, TriggeredAbility
from rulings.abilities.conditions.condition import AllHold, HasDesignation, Negated
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.events.turns import BeginningOf, Does
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Step
from rulings.oracle.categories import ability, condition, effect, event
from rulings.oracle.holes import but, hole

event.words(
    {
        "you unlock this door": Does("unlock this door", You(), This()),
        "you fully unlock a Room": Does("fully unlock a Room", You()),
    }
)
effect.phrase("unlock a locked door of {what:Object}", KeywordAction, fixed={"name": "unlock a door", "who": You()})
effect.phrase(
    "lock or unlock a door of {what:Object}", KeywordAction, fixed={"name": "lock or unlock a door", "who": You()}
)
SOLVED = "solved"
_SOLVED = HasDesignation(SOLVED, This())

# At the beginning of your end step, if the condition holds and it is not solved, it becomes solved (CR 719.3a).
ability.phrase(
    "to solve — {condition:Condition}.",
    TriggeredAbility(
        event=BeginningOf(Step.END, You()),
        condition=AllHold((hole("condition"), Negated(_SOLVED))),
        effect=BecomeDesignation(This(), "solved"),
        keyword="to solve",
    ),
)


# The ability of a solved Case (CR 702.169b-702.169d); a triggered one is known by its keyword, because "only if solved"
# is no intervening if.
for _inner in (
    but(hole("inner", StaticAbility), condition=_SOLVED, keyword=SOLVED),
    but(hole("inner", TriggeredAbility), keyword=SOLVED),
    but(hole("inner", ActivatedAbility), instant_timing=_SOLVED, keyword=SOLVED),
):
    ability.phrase("solved — {inner:Ability}", _inner, is_transparent=True)
event.phrase("{who:Player} solve[s] a Case", Does, fixed={"verb": "solved"})
condition.words({"this Case is solved": _SOLVED, "this Case isn't solved": Negated(_SOLVED)})
