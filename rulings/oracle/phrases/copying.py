"""Becoming a copy, and changing targets (CR 115.7, 707).

What is here: "becomes a copy of target creature", "change the target of target spell with a single target". What is
not: token copies (``tokens``), copies on the stack (``casting``), entering as a copy (``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.spells import ChooseNewTargets, CopyOnStack
from rulings.abilities.effects.tokens import CopyForEachOther
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.spells import HasSingleTarget
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It, ObjectRef, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import change, effect, qualifier, sentence
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

# A copy for each other thing that could be targeted (CR 707.10d).


def _for_each_other(who: PlayerRef, what: ObjectRef, over: Filter, those: Filter) -> CopyForEachOther | None:
    """``those``: the same things again, said more briefly."""
    if over.kind is not Kind.PERMANENT or those != _briefly(over):
        return None
    return CopyForEachOther(who, what, over)


def _briefly(over: Filter) -> Filter:
    return Filter(over.kind, tuple(one for one in over.predicates if not isinstance(one, ControlledBy)))


def _undo_for_each_other(node: CopyForEachOther) -> Slots:
    if node.players:
        return None
    return {"who": node.who, "what": node.what, "over": node.over, "those": _briefly(node.over)}


def _for_anything_else(who: PlayerRef, what: ObjectRef) -> CopyForEachOther:
    return CopyForEachOther(who, what, Filter(Kind.PERMANENT), players=True)


def _undo_for_anything_else(node: CopyForEachOther) -> Slots:
    found = node == _for_anything_else(node.who, node.what)
    return {"who": node.who, "what": node.what} if found else None


for _could in ("that the spell could target", "that spell could target", "the spell could target"):
    sentence.phrase(
        f"{{who:Subject}} cop[ies|y] {{what:Object}} for each other {{over:Filter@singular}} {_could}. each copy "
        "targets a different one of those {those:Filter@plural}.",
        _for_each_other,
        _undo_for_each_other,
        kind=CopyForEachOther,
        carries={"each": "CopyForEachOther", "other": "CopyForEachOther"},
    )
    sentence.phrase(
        f"{{who:Subject}} cop[ies|y] {{what:Object}} for each other permanent or player {_could}. each copy "
        "targets a different one of those permanents and players.",
        _for_anything_else,
        _undo_for_anything_else,
        kind=CopyForEachOther,
        carries={"each": "CopyForEachOther", "other": "CopyForEachOther"},
    )

# A copy with new targets in one breath (CR 707.10c).


def _copy_and_retarget(who: PlayerRef, what: ObjectRef) -> CopyOnStack | None:
    is_on_stack = isinstance(what, This) or (
        isinstance(what, It) and what.words in ("it", "that spell", "that ability")
    )
    return CopyOnStack(who, what, new_targets=True) if is_on_stack else None


def _undo_copy_and_retarget(node: CopyOnStack) -> Slots:
    return {"who": node.who, "what": node.what} if node == _copy_and_retarget(node.who, node.what) else None


effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object} and may choose <new targets|a new target> for <the|that> copy",
    _copy_and_retarget,
    _undo_copy_and_retarget,
    kind=CopyOnStack,
    carries={"may": "new_targets"},
)


def _change_one_target(what: ObjectRef, to: ObjectRef) -> ChooseNewTargets:
    return ChooseNewTargets(You(), what, to, must_change=True, only_one=True)


def _undo_change_one_target(node: ChooseNewTargets) -> Slots:
    if not isinstance(node.to, ObjectRef) or node != _change_one_target(node.what, node.to):
        return None
    return {"what": node.what, "to": node.to}


effect.phrase(
    "change a target of {what:Object} to {to:Object}",
    _change_one_target,
    _undo_change_one_target,
    kind=ChooseNewTargets,
)
