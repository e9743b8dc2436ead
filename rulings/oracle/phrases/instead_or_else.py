"""What is done instead, and what follows where that can't be done (CR 614.1a, 118.12).

What is here: "if damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you
lose the game." What is not: replacements that always can be done (``replacing``), "if you can't" in other effects
(``choices``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.events.event import EventPattern
from rulings.oracle.categories import ability
from rulings.oracle.phrases.replacing import Slots, do_instead


def _or_else(event: EventPattern, first: Effect, otherwise: Effect) -> Replacement | None:
    return do_instead(event, IfDone(first, Sequence(()), otherwise))


def _undo_or_else(node: Replacement) -> Slots:
    match node.instead:
        case IfDone(first=first, otherwise=Effect() as otherwise) if node == _or_else(node.event, first, otherwise):
            return {"event": node.event, "first": first, "otherwise": otherwise}
    return None


for _template in (
    "if {event:Would}, {first:Clauses} instead. if you can't, {otherwise:Clauses}.",
    "if {event:WouldDraw}, {first:Clauses} instead. if you can't, {otherwise:Clauses}.",
):
    ability.phrase(_template, _or_else, _undo_or_else, kind=Replacement, carries={"instead": "instead"})
