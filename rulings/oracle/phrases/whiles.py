"""Events that count only while something is so (CR 603.2).

What is here: "whenever ~ attacks while saddled", "when ~ dies during combat". What is not: intervening ifs (``lines``).
"""

from dataclasses import replace

from rulings.abilities.conditions.condition import Condition, Fits, InStep, PlayerIs
from rulings.abilities.events.event import AnyOfEvents, EventPattern, EventWhile, FirstEachTurn
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import ActivePlayer, You
from rulings.abilities.references import This
from rulings.oracle.categories import event
from rulings.oracle.holes import hole


def _while(event: EventPattern, condition: Condition) -> EventWhile | None:
    return None if isinstance(event, EventWhile | AnyOfEvents) else EventWhile(event, condition)


event.phrase(
    "{event:Event} while {condition:Condition}",
    EventWhile(hole("event", unless=(EventWhile, AnyOfEvents)), hole("condition")),
)


def _declare(words: str, condition: Condition) -> None:

    event.phrase(f"{{event:Event}} {words}", EventWhile(hole("event", unless=(EventWhile, AnyOfEvents)), condition))


_declare("while saddled", Fits(This(), Filter(predicates=(HasProperty("saddled"),))))
_declare("during combat", InStep("combat"))
_declare("during the declare attackers step", InStep("declare attackers step"))


def _on_your_turn(event: EventPattern) -> EventWhile | None:
    """Of casting the pattern itself says so (``turn_events``)."""
    return None if isinstance(event, CastsSpell) else _while(event, PlayerIs(ActivePlayer(), You()))


# Of casting the pattern itself says so (``turn_events``).
event.phrase(
    "{event:Event} during your turn",
    EventWhile(hole("event", unless=(CastsSpell, EventWhile, AnyOfEvents)), PlayerIs(ActivePlayer(), You())),
)


event.phrase(
    "{event:Event} for the first time during each of your turns",
    replace(
        EventWhile(
            hole(
                "event",
                unless=(FirstEachTurn, CastsSpell, EventWhile, AnyOfEvents),
                where=lambda one: _on_your_turn(one) is not None,
            ),
            PlayerIs(ActivePlayer(), You()),
        ),
        event=FirstEachTurn(hole("event")),
    ),
    carries={"each": "event"},
)
