"""Permanents that are exiled if they would leave the battlefield (CR 614.1a).

What is here: "if this creature would leave the battlefield, exile it instead of putting it anywhere else", as an
ability and as what an effect says of what it put there. What is not: other replaced moves (``replacing``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Replace
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import GoTo
from rulings.abilities.references import It, ObjectRef, This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_WORDS = "would leave the battlefield, exile it instead of putting it anywhere else."


def _exiled(object: ObjectRef) -> Replacement:
    """Nothing is replaced where it would be exiled anyway."""
    return Replacement(event=Moves(object, Zone.BATTLEFIELD, not_to=Zone.EXILE), instead=GoTo(Zone.EXILE))


def _own(this: This) -> Replacement:
    return _exiled(this)


def _undo_own(node: Replacement) -> Slots:
    match node.event:
        case Moves(object=This() as this) if node == _own(this):
            return {"this": this}
    return None


ability.phrase(f"if {{this:This}} {_WORDS}", _own, _undo_own, kind=Replacement, carries={"instead": "instead"})


def _from_now_on(object: ObjectRef) -> Replace | None:
    """For as long as it is there: what left is another object (CR 400.7)."""
    return Replace(_exiled(object), Forever()) if isinstance(object, It) else None


def _undo_from_now_on(node: Replace) -> Slots:
    match node.replacement:
        case Replacement(event=Moves(object=It() as object)) if node == _from_now_on(object):
            return {"object": object}
    return None


sentence.phrase(
    f"if {{object:Object}} {_WORDS}", _from_now_on, _undo_from_now_on, kind=Replace, carries={"instead": "Replace"}
)
