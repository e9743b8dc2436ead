"""Events that count only while something is so (CR 603.2).

What is here: "whenever ~ attacks while saddled", "when ~ dies during combat". What is not: intervening ifs (``lines``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.conditions.condition import Condition, Fits, InStep, PlayerIs
from rulings.abilities.events.event import AnyOfEvents, EventPattern, EventWhile, FirstEachTurn
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import ActivePlayer, You
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
_declare("during the declare attackers step", InStep("declare attackers step"))


def _on_your_turn(event: EventPattern) -> EventWhile | None:
    """Of casting the pattern itself says so (``turn_events``)."""
    return None if isinstance(event, CastsSpell) else _while(event, PlayerIs(ActivePlayer(), You()))


def _undo_on_your_turn(node: EventWhile) -> Slots:
    return {"event": node.event} if node == _on_your_turn(node.event) else None


event.phrase("{event:Event} during your turn", _on_your_turn, _undo_on_your_turn, kind=EventWhile)


def _first_on_your_turn(event: EventPattern) -> EventWhile | None:
    found = _on_your_turn(event)
    return None if found is None or isinstance(event, FirstEachTurn) else replace(found, event=FirstEachTurn(event))


def _undo_first_on_your_turn(node: EventWhile) -> Slots:
    match node.event:
        case FirstEachTurn(event=event) if node == _first_on_your_turn(event):
            return {"event": event}
    return None


event.phrase(
    "{event:Event} for the first time during each of your turns",
    _first_on_your_turn,
    _undo_first_on_your_turn,
    kind=EventWhile,
    carries={"each": "event"},
)
