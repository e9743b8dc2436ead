"""Events that count only while something is so (CR 603.2).

What is here: "whenever ~ attacks while saddled", "when ~ dies during combat". What is not: intervening ifs (``lines``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions import Condition, Fits, InStep
from rulings.abilities.event_while import EventWhile
from rulings.abilities.filters import Filter, HasProperty
from rulings.abilities.patterns import AnyOfEvents, EventPattern
from rulings.abilities.references import This
from rulings.oracle.categories import event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _while(event: EventPattern, condition: Condition) -> EventWhile | None:
    return None if isinstance(event, EventWhile | AnyOfEvents) else EventWhile(event, condition)


def _undo_while(node: EventWhile) -> Slots:
    return {"event": node.event, "condition": node.condition}


event.phrase("{event:Event} while {condition:Condition}", _while, _undo_while, kind=EventWhile)


def _declare(words: str, condition: Condition) -> None:
    def make(event: EventPattern) -> EventWhile | None:
        return _while(event, condition)

    def unmake(node: EventWhile) -> Slots:
        return {"event": node.event} if node == make(node.event) else None

    event.phrase(f"{{event:Event}} {words}", make, unmake, kind=EventWhile)


_declare("while saddled", Fits(This(), Filter(predicates=(HasProperty("saddled"),))))
_declare("during combat", InStep("combat"))
