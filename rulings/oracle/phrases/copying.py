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
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

change.phrase("become[s] a copy of {of:Object}", BecomeCopy)


effect.phrase(
    "{objects:Object} become[s] a copy of {of:Object}",
    Continuous(hole("objects"), (BecomeCopy(hole("of")),), Forever()),
)

# Targets of others (CR 115.7).

qualifier.words({"with a single target": HasSingleTarget()})


effect.phrase("change the target of {what:Object}", ChooseNewTargets(You(), hole("what"), must_change=True))


effect.phrase(
    "change the target of {what:Object} to {to:Object}",
    ChooseNewTargets(You(), hole("what"), hole("to"), must_change=True),
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
        CopyForEachOther(hole("who"), hole("what"), Filter(Kind.PERMANENT), players=True),
        carries={"each": "CopyForEachOther", "other": "CopyForEachOther"},
    )

# A copy with new targets in one breath (CR 707.10c).


effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object} and may choose <new targets|a new target> for <the|that> copy",
    CopyOnStack(
        hole("who"),
        hole(
            "what",
            where=lambda one: (
                isinstance(one, This) or (isinstance(one, It) and one.words in ("it", "that spell", "that ability"))
            ),
        ),
        new_targets=True,
    ),
    carries={"may": "new_targets"},
)


effect.phrase(
    "change a target of {what:Object} to {to:Object}",
    ChooseNewTargets(You(), hole("what"), hole("to"), must_change=True, only_one=True),
)
