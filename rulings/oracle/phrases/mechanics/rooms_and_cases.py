"""Rooms and Cases (CR 709.5, 719)."""

from dataclasses import replace

from rulings.abilities.ability import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from rulings.abilities.conditions.condition import AllHold, HasDesignation, Negated
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.events.turns import BeginningOf, Does
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Step
from rulings.oracle.categories import ability, condition, effect, event
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

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


def _solved(inner: Ability) -> Ability | None:
    """The ability of a solved Case (CR 702.169b-702.169d); a triggered one is known by its keyword, because "only if
    solved" is no intervening if."""
    match inner:
        case StaticAbility(condition=None, keyword=None):
            return replace(inner, condition=_SOLVED, keyword=SOLVED)
        case TriggeredAbility(keyword=None):
            return replace(inner, keyword=SOLVED)
        case ActivatedAbility(keyword=None, instant_timing=None):
            return replace(inner, instant_timing=_SOLVED, keyword=SOLVED)
    return None


def _undo_solved(node: Ability) -> Slots:
    match node:
        case StaticAbility(keyword="solved"):
            inner: Ability = replace(node, condition=None, keyword=None)
        case TriggeredAbility(keyword="solved"):
            inner = replace(node, keyword=None)
        case ActivatedAbility(keyword="solved"):
            inner = replace(node, instant_timing=None, keyword=None)
        case _:
            return None
    return {"inner": inner} if _solved(inner) == node else None


for _kind in (StaticAbility, TriggeredAbility, ActivatedAbility):
    ability.phrase("solved — {inner:Ability}", _solved, _undo_solved, kind=_kind, is_transparent=True)
event.phrase("{who:Player} solve[s] a Case", Does, fixed={"verb": "solved"})
condition.words({"this Case is solved": _SOLVED, "this Case isn't solved": Negated(_SOLVED)})
