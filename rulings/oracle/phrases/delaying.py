"""Delayed triggered abilities (CR 603.7).

What is here: "at the beginning of the next end step", "at end of combat", "when that creature dies this turn",
"whenever ... this turn", "when you next cast". What is not: reflexive triggers ("when you do": ``effects``).
"""

from rulings.abilities.durations import Duration, UntilEndOfYourNextTurn, UntilYourNextTurn
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import BeginningOf, EndOfCombat
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import It, Target
from rulings.abilities.vocabulary import Step
from rulings.oracle.categories import AFTERWARDS, ORACLE, DelayedFirst, clauses, effect, sentence
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

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


effect.phrase("{effect:Effect} at {event:NextTime}", Delayed(hole("event"), hole("effect", unless=Delayed)))


clauses.phrase("at {event:NextTime}, {effect:Clauses}", DelayedFirst(hole("event"), hole("effect", unless=Delayed)))


# "At the beginning of the next end step, destroy that creature if it attacked": looked at then.
sentence.phrase(
    "at {event:NextTime}, {then:Effect} if {condition:Condition}.",
    DelayedFirst(hole("event"), If(hole("condition"), hole("then", unless=Delayed), wording=AFTERWARDS)),
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
    thing.phrase(_words, It(_words), number=Number.SINGULAR)
thing.phrase("either of those creatures", It("those creatures"), number=Number.SINGULAR)
ORACLE.category("EventObject").include(thing)
# "When target creature dies this turn": the target is chosen as the ability that says so is activated or cast.
ORACLE.category("EventObject").phrase("target {filter:Filter@singular}", Target)


def _declare_this_turn(template: str, *, once: bool, until: Duration | None = None) -> None:

    carries = {"next": "until"} if " next " in template else {}
    sentence.phrase(
        template,
        Delayed(hole("event"), hole("effect"), once=once, this_turn=until is None, until=until),
        carries=carries,
    )


_declare_this_turn("when {event:Event} this turn, {effect:Clauses}.", once=True)
_declare_this_turn("whenever {event:Event} this turn, {effect:Clauses}.", once=False)
_declare_this_turn("until end of turn, whenever {event:Event}, {effect:Clauses}.", once=False)
for _words, _until in (
    ("until your next turn", UntilYourNextTurn()),
    ("until the end of your next turn", UntilEndOfYourNextTurn()),
):
    _declare_this_turn(f"{_words}, whenever {{event:Event}}, {{effect:Clauses}}.", once=False, until=_until)


when_event = ORACLE.category("NextCast")
when_event.phrase(
    "you next cast a {spell:Filter@singular}", CastsSpell, fixed={"who": You()}, carries={"next": "CastsSpell"}
)


sentence.phrase(
    "when {event:NextCast} this turn, {effect:Clauses}.", Delayed(hole("event"), hole("effect"), this_turn=True)
)
# Only where the event speaks of what was named before: else the line is an ability of its own.
sentence.phrase(
    "when {event:Event}, {effect:Clauses}.",
    Delayed(hole("event", where=lambda event: any(isinstance(one, It) for one in walk(event))), hole("effect")),
)
