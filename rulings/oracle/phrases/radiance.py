"""Radiance: a target and each other permanent that shares a colour with it, as objects of any verb (CR 207.2c)."""

from collections.abc import Mapping

from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.references import Every, It, ObjectRef, Several, Target
from rulings.oracle.categories import thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _and_others(target: ObjectRef, rest: Filter) -> Several | None:
    """What "it" and "other" are about is told in ``binding.radiance``."""
    if not isinstance(target, Target):
        return None
    return Several((target, Every(Filter(rest.kind, (Another(), *rest.predicates, SharesWith("color", It("it")))))))


def _undo_and_others(node: Several) -> Slots:
    match node.parts:
        case (
            Target() as target,
            Every(filter=Filter(kind=kind, predicates=(Another(), *rest, SharesWith(what="color", other=It())))),
        ):
            return {"target": target, "rest": Filter(kind, tuple(rest))}
    return None


thing.phrase(
    "{target:Object} and each other {rest:Filter@singular} that shares a color with it",
    _and_others,
    _undo_and_others,
    kind=Several,
    number=Number.PLURAL,
    carries={"each": "parts"},
)
