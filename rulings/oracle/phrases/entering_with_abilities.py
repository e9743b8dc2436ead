"""Entering with an ability: "it enters with two +1/+1 counters on it and with flying" (CR 614.1c).

What is here: counters and abilities together. What is not: counters alone (``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _with_both(condition: Condition, event: Moves, counters: tuple[Effect, ...], given: Node) -> Replacement:
    how = EntersWith(counters=counters, changes=(GainAbilities((given,)),))
    return Replacement(event=event, condition=condition, instead=how, as_enters=True)


def _undo_with_both(node: Replacement) -> Slots:
    match node:
        case Replacement(
            event=Moves() as event,
            condition=Condition() as condition,
            instead=EntersWith(counters=counters, changes=(GainAbilities(abilities=(given,)),)),
        ) if counters:
            slots: dict[str, Value] = {"condition": condition, "event": event, "counters": counters, "given": given}
            return slots if node == _with_both(condition, event, counters, given) else None
    return None


ability.phrase(
    "if {condition:Condition}, {event:EntersAgain} with {counters:EnteringCounters+and} and with {given:Granted}.",
    _with_both,
    _undo_with_both,
    kind=Replacement,
)
