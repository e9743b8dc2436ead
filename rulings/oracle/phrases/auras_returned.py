"""Auras returned that can enchant only some (CR 303.4f, 303.4i).

What is here: "return each Aura card from your graveyard to the battlefield. Only creatures can be enchanted this way".
What is not: what is returned attached to one thing (``putting``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.moving import Entering, ReturnTo
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Choose, Every
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _return(what: Filter, hosts: Filter) -> ReturnTo | None:
    if HasSubtype("Aura") not in what.predicates:
        return None
    return ReturnTo(Every(what), Zone.BATTLEFIELD, Entering(attached_to=Choose(hosts)))


def _undo_return(node: ReturnTo) -> Slots:
    match node:
        case ReturnTo(what=Every(filter=what), entering=Entering(attached_to=Choose(filter=hosts))):
            return {"what": what, "hosts": hosts} if node == _return(what, hosts) else None
    return None


sentence.phrase(
    "return each {what:Filter@singular} to the battlefield. only {hosts:Filter@plural} can be enchanted this way.",
    _return,
    _undo_return,
    kind=ReturnTo,
    carries={"each": "what", "only": "entering"},
)
