"""Becoming a copy, and changing targets (CR 115.7, 707).

What is here: "becomes a copy of target creature", "change the target of target spell with a single target". What is
not: token copies (``tokens``), copies on the stack (``casting``), entering as a copy (``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.changes import BecomeCopy
from rulings.abilities.durations import Forever
from rulings.abilities.effects import Continuous
from rulings.abilities.filters import HasSingleTarget
from rulings.abilities.players import You
from rulings.abilities.references import ObjectRef
from rulings.abilities.verbs import ChooseNewTargets
from rulings.oracle.categories import change, effect, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

change.phrase("become[s] a copy of {of:Object}", BecomeCopy)


def _for_good(objects: ObjectRef, of: ObjectRef) -> Continuous:
    return Continuous(objects, (BecomeCopy(of),), Forever())


def _undo_for_good(node: Continuous) -> Slots:
    match node.changes:
        case (BecomeCopy(of=ObjectRef() as of),) if isinstance(node.objects, ObjectRef):
            return {"objects": node.objects, "of": of} if node == _for_good(node.objects, of) else None
    return None


effect.phrase("{objects:Object} become[s] a copy of {of:Object}", _for_good, _undo_for_good, kind=Continuous)

# Targets of others (CR 115.7).

qualifier.words({"with a single target": HasSingleTarget()})


def _change_target(what: ObjectRef) -> ChooseNewTargets:
    return ChooseNewTargets(You(), what, must_change=True)


def _undo_change_target(node: ChooseNewTargets) -> Slots:
    return {"what": node.what} if node == _change_target(node.what) else None


effect.phrase("change the target of {what:Object}", _change_target, _undo_change_target, kind=ChooseNewTargets)


def _change_target_to(what: ObjectRef, to: ObjectRef) -> ChooseNewTargets:
    return ChooseNewTargets(You(), what, to, must_change=True)


def _undo_change_target_to(node: ChooseNewTargets) -> Slots:
    if not isinstance(node.to, ObjectRef) or node != _change_target_to(node.what, node.to):
        return None
    return {"what": node.what, "to": node.to}


effect.phrase(
    "change the target of {what:Object} to {to:Object}",
    _change_target_to,
    _undo_change_target_to,
    kind=ChooseNewTargets,
)
