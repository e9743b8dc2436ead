"""What is exiled until something happens, and cards that go back to a graveyard (CR 610.3).

What is here: "exile ... until an opponent becomes the monarch", "return ... to its owner's graveyard", copies that are
another colour. What is not: until something leaves the battlefield (``durations``).
"""

from collections.abc import Mapping

from rulings.abilities.changes.change import SetColors
from rulings.abilities.durations import UntilHappens
from rulings.abilities.effects.moving import Exile, ReturnTo
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.turns import Does
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Color, Zone
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

MONARCH = "become the monarch"


def _exile(what: ObjectRef, event: EventPattern) -> Exile | None:
    """Only until somebody is the monarch: until another event nothing has been said to last yet."""
    is_known = isinstance(event, Does) and event.verb == MONARCH
    return Exile(what, until=UntilHappens(event)) if is_known else None


def _undo_exile(node: Exile) -> Slots:
    match node.until:
        case UntilHappens(event=event) if node == _exile(node.what, event):
            return {"what": node.what, "event": event}
    return None


effect.phrase("exile {what:Object} until {event:Event}", _exile, _undo_exile, kind=Exile)

for _owner in ("its owner's graveyard", "their owner's graveyard", "their owners' graveyards"):
    effect.phrase(f"{{who:Subject}} return[s] {{what:Object}} to {_owner}", ReturnTo, fixed={"zone": Zone.GRAVEYARD})


def _copy(who: PlayerRef, what: ObjectRef, color: Color) -> CopyOnStack:
    return CopyOnStack(who, what, exceptions=(SetColors((color,)),))


def _undo_copy(node: CopyOnStack) -> Slots:
    match node.exceptions:
        case (SetColors(colors=(color,)),) if node == _copy(node.who, node.what, color):
            return {"who": node.who, "what": node.what, "color": color}
    return None


effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}, except that the copy is {color:Color}",
    _copy,
    _undo_copy,
    kind=CopyOnStack,
    carries={"except": "exceptions", "that": "exceptions"},
)
