"""How permanents enter: tapped if or unless, with counters, as a copy, with a choice (CR 614.1c-d, 614.12)."""

from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersIfDone, EntersWith
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import with_counters

_TAPPED: dict[str, Value] = {"instead": EntersWith(tapped=True), "as_enters": True}


ability.phrase(
    "you may have {this:This} enter tapped as a copy of {of:CopyOriginal}<, except {exceptions:CopyExceptions}>.",
    Replacement(
        event=Moves(hole("this"), destination=Zone.BATTLEFIELD),
        instead=EntersWith(
            effect=May(
                You(),
                Sequence(
                    (Continuous(hole("this"), (BecomeCopy(hole("of"), hole("exceptions", default=())),)), Tap(This()))
                ),
            )
        ),
        as_enters=True,
    ),
    carries={"may": "instead", "except": "instead"},
)
ability.phrase("{event:Entering} tapped.", Replacement, fixed=_TAPPED)
ability.phrase("{event:OthersEnter} tapped.", Replacement, fixed=_TAPPED)
ability.phrase(
    "{event:Entering} tapped unless {condition:Condition}.",
    Replacement(
        event=hole("event"), condition=Negated(hole("condition")), instead=EntersWith(tapped=True), as_enters=True
    ),
    carries={"unless": "condition"},
)
ability.phrase("{event:Entering} tapped if {condition:Condition}.", Replacement, fixed=_TAPPED)
ability.phrase("if {condition:Condition}, {event:Entering} tapped.", Replacement, fixed=_TAPPED)
_WITH = "{event:SomethingEnters} with {counters:EnteringCounters+and}"
ability.phrase(
    f"{_WITH}.", Replacement(event=hole("event"), instead=EntersWith(counters=hole("counters")), as_enters=True)
)
ability.phrase(
    f"{_WITH} if {{condition:Condition}}.",
    replace(with_counters(hole("event"), hole("counters")), condition=hole("condition")),
)
ability.phrase(
    "if {condition:Condition}, {event:EntersAgain} with {counters:EnteringCounters+and}.",
    replace(with_counters(hole("event"), hole("counters")), condition=hole("condition")),
)
ability.phrase(
    "{event:SomethingEnters} tapped <|and >with {counters:EnteringCounters+and}.",
    Replacement(event=hole("event"), instead=EntersWith(tapped=True, counters=hole("counters")), as_enters=True),
)

# "Escapes with" counters: if it escaped, it enters with them (CR 702.138c).
ability.phrase(
    "{this:This} escapes with {counters:EnteringCounters+and}.",
    replace(
        with_counters(Moves(hole("this"), destination=Zone.BATTLEFIELD), hole("counters")), condition=WasPaid("escape")
    ),
)
again = ORACLE.category("EntersAgain")
"""After a condition that names it: "it enters" or its own words once more."""
again.include(ORACLE.category("Entering"))
again.phrase("it enters", Moves(This("it"), destination=Zone.BATTLEFIELD))


def _as_enters(event: Moves, effect: Effect) -> Replacement:
    return Replacement(event=event, instead=EntersWith(effect=effect), as_enters=True)


ability.phrase(
    "as {event:Entering}, {effect:EntryChoice}.",
    Replacement(event=hole("event"), instead=EntersWith(effect=hole("effect")), as_enters=True),
)
for _it in ("it enters tapped", "it enters the battlefield tapped", "~ enters tapped", "this land enters tapped"):
    ability.phrase(
        f"as {{event:Entering}}, you may {{part:EntryPayment}}. if you don't, {_it}.",
        _as_enters(hole("event"), MayPay(You(), Cost((hole("part"),)), otherwise=Tap(This()))),
        carries={"may": "instead"},
    )


ability.phrase(
    "you may have {this:This} enter as a copy of {of:CopyOriginal}<, except {exceptions:CopyExceptions}>.",
    _as_enters(
        Moves(hole("this"), destination=Zone.BATTLEFIELD),
        May(You(), Continuous(hole("this"), (BecomeCopy(hole("of"), hole("exceptions", default=())),))),
    ),
    carries={"may": "instead", "except": "instead"},
)


ability.phrase(
    "if {what:This} would enter, {effect:Clauses} instead. if you do, put {again:This} onto the battlefield. if you "
    "don't, put it into its owner's graveyard.",
    Replacement(
        event=Moves(hole("what"), destination=Zone.BATTLEFIELD), instead=EntersIfDone(hole("effect")), as_enters=True
    ),
    carries={"instead": "instead"},
    also={"again": hole("what")},
)

# One replacement: with the type chosen the land may have lost its other abilities (CR 305.7, 614.12).
ability.phrase(
    "as {event:Entering}, {choice:EntryChoice}. then you may {part:EntryPayment}. if you don't, it enters tapped.",
    Replacement(
        event=hole("event"),
        instead=EntersWith(
            effect=Sequence((hole("choice"), MayPay(You(), Cost((hole("part"),)), otherwise=Tap(This()))))
        ),
        as_enters=True,
    ),
    carries={"may": "instead"},
)
ability.phrase(
    "as long as {condition:Condition}, {event:SomethingEnters} with {counters:EnteringCounters+and}.",
    Replacement(
        event=hole("event"), condition=hole("condition"), instead=EntersWith(counters=hole("counters")), as_enters=True
    ),
    carries={"as long as": "condition"},
)
ability.phrase(
    "if {condition:Condition}, {event:EntersAgain} with {counters:EnteringCounters+and} and with {given:Granted}.",
    Replacement(
        event=hole("event"),
        condition=hole("condition"),
        instead=EntersWith(counters=hole("counters"), changes=(GainAbilities((hole("given"),)),)),
        as_enters=True,
    ),
)
