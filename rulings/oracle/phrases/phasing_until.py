"""Phasing out until something leaves the battlefield (CR 610.4)."""

from collections.abc import Mapping

from rulings.abilities.durations import Duration, UntilLeaves
from rulings.abilities.effects.permanents import PhaseOut
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _until(what: ObjectRef, until: Duration) -> PhaseOut | None:
    return PhaseOut(what, until) if isinstance(until, UntilLeaves) else None


def _undo_until(node: PhaseOut) -> Slots:
    is_said = isinstance(node.until, UntilLeaves) and not node.is_tapped
    return {"what": node.what, "until": node.until} if is_said else None


effect.phrase("{what:Object} phase[s] out {until:Duration}", _until, _undo_until, kind=PhaseOut)


def _tapped(what: ObjectRef, until: Duration) -> PhaseOut | None:
    return PhaseOut(what, until, is_tapped=True) if isinstance(until, UntilLeaves) else None


def _undo_tapped(node: PhaseOut) -> Slots:
    return {"what": node.what, "until": node.until} if node.until is not None and node.is_tapped else None


sentence.phrase(
    "{what:Object} phase[s] out {until:Duration}. tap that creature as it phases in this way.",
    _tapped,
    _undo_tapped,
    kind=PhaseOut,
)
