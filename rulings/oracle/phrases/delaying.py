"""Delayed triggered abilities (CR 603.7).

What is here: "at the beginning of the next end step", "at end of combat", "when that creature dies this turn",
"whenever ... this turn", "when you next cast". What is not: reflexive triggers ("when you do": ``effects``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import Duration, UntilEndOfYourNextTurn, UntilYourNextTurn
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import BeginningOf, EndOfCombat
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import It, Target
from rulings.abilities.vocabulary import Step
from rulings.oracle.categories import AFTERWARDS, ORACLE, DelayedFirst, clauses, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

moment = ORACLE.category("NextTime")
"""A step to come, as an event."""
_NEXT: tuple[tuple[str, Step, PlayerRef], ...] = (
    ("the beginning of the next end step", Step.END, AnyPlayer()),
    ("the beginning of the next turn's upkeep", Step.UPKEEP, AnyPlayer()),
    ("the beginning of your next upkeep", Step.UPKEEP, You()),
    ("the beginning of your next end step", Step.END, You()),
    ("the beginning of the next upkeep", Step.UPKEEP, AnyPlayer()),
)
moment.words(
    {
        "the beginning of your next main phase": AnyOfEvents(
            tuple(BeginningOf(one, You(), next_only=True) for one in (Step.MAIN1, Step.MAIN2))
        )
    }
)
for _words, _step, _whose in _NEXT:
    moment.phrase(
        _words,
        BeginningOf,
        fixed={"step": _step, "whose": _whose, "next_only": True},
        carries={"next": "next_only"},
    )
moment.phrase("end of combat", EndOfCombat)


def _delayed(event: EventPattern, effect: Effect) -> Delayed | None:
    return None if isinstance(effect, Delayed) else Delayed(event, effect)


def _undo_delayed(node: Delayed) -> Slots:
    return {"event": node.event, "effect": node.effect} if node == _delayed(node.event, node.effect) else None


effect.phrase("{effect:Effect} at {event:NextTime}", _delayed, _undo_delayed, kind=Delayed)


def _delayed_first(event: EventPattern, effect: Effect) -> DelayedFirst | None:
    return None if isinstance(effect, Delayed) else DelayedFirst(event, effect)


def _undo_delayed_first(node: DelayedFirst) -> Slots:
    return {"event": node.event, "effect": node.effect}


clauses.phrase("at {event:NextTime}, {effect:Clauses}", _delayed_first, _undo_delayed_first, kind=DelayedFirst)


def _then_if(event: EventPattern, then: Effect, condition: Condition) -> DelayedFirst | None:
    """ "At the beginning of the next end step, destroy that creature if it attacked": looked at then."""
    return None if isinstance(then, Delayed) else DelayedFirst(event, If(condition, then, wording=AFTERWARDS))


def _undo_then_if(node: DelayedFirst) -> Slots:
    match node.effect:
        case If(condition=condition, then=then, otherwise=None) as one if one.wording == AFTERWARDS:
            return {"event": node.event, "then": then, "condition": condition}
    return None


sentence.phrase(
    "at {event:NextTime}, {then:Effect} if {condition:Condition}.", _then_if, _undo_then_if, kind=DelayedFirst
)

# Events about what was named before.

thing = ORACLE.category("NamedThing")
for _words in (
    "that creature",
    "that permanent",
    "that artifact",
    "the creature",
    "it",
    "that token",
    "that planeswalker",
):

    def _it(words: str = _words) -> It:
        return It(words)

    def _undo_it(node: It, words: str = _words) -> Slots:
        return {} if node.words == words else None

    thing.phrase(_words, _it, _undo_it, kind=It, number=Number.SINGULAR)
thing.phrase(
    "either of those creatures",
    lambda: It("those creatures"),
    lambda node: {} if node.words == "those creatures" else None,
    kind=It,
    number=Number.SINGULAR,
)
ORACLE.category("EventObject").include(thing)
# "When target creature dies this turn": the target is chosen as the ability that says so is activated or cast.
ORACLE.category("EventObject").phrase("target {filter:Filter@singular}", Target)


def _declare_this_turn(template: str, *, once: bool, until: Duration | None = None) -> None:
    def make(event: EventPattern, effect: Effect) -> Delayed:
        return Delayed(event, effect, once=once, this_turn=until is None, until=until)

    def unmake(node: Delayed) -> Slots:
        if node != make(node.event, node.effect):
            return None
        return {"event": node.event, "effect": node.effect}

    carries = {"next": "until"} if " next " in template else {}
    sentence.phrase(template, make, unmake, kind=Delayed, carries=carries)


_declare_this_turn("when {event:Event} this turn, {effect:Clauses}.", once=True)
_declare_this_turn("whenever {event:Event} this turn, {effect:Clauses}.", once=False)
_declare_this_turn("until end of turn, whenever {event:Event}, {effect:Clauses}.", once=False)
for _words, _until in (
    ("until your next turn", UntilYourNextTurn()),
    ("until the end of your next turn", UntilEndOfYourNextTurn()),
):
    _declare_this_turn(f"{_words}, whenever {{event:Event}}, {{effect:Clauses}}.", once=False, until=_until)


def _when(event: EventPattern, effect: Effect) -> Delayed | None:
    """Only where the event speaks of what was named before: else the line is an ability of its own."""
    return Delayed(event, effect) if any(isinstance(one, It) for one in walk(event)) else None


def _undo_when(node: Delayed) -> Slots:
    return {"event": node.event, "effect": node.effect} if node == _when(node.event, node.effect) else None


when_event = ORACLE.category("NextCast")
when_event.phrase(
    "you next cast a {spell:Filter@singular}", CastsSpell, fixed={"who": You()}, carries={"next": "CastsSpell"}
)


def _next_cast(event: EventPattern, effect: Effect) -> Delayed:
    return Delayed(event, effect, this_turn=True)


def _undo_next_cast(node: Delayed) -> Slots:
    if not isinstance(node.event, CastsSpell) or node != _next_cast(node.event, node.effect):
        return None
    return {"event": node.event, "effect": node.effect}


sentence.phrase("when {event:NextCast} this turn, {effect:Clauses}.", _next_cast, _undo_next_cast, kind=Delayed)
sentence.phrase("when {event:Event}, {effect:Clauses}.", _when, _undo_when, kind=Delayed)
