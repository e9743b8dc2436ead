"""Modes inside an effect (CR 700.2)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.players import You
from rulings.abilities.references import It, ObjectRef, This
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole, worked_out
from rulings.oracle.phrases.blocks.objects import same_objects

effect.phrase(
    "{first:Effect} or remove one from {second:Object}",
    ChooseEffect(
        hole("first", PutCounters, where=lambda one: one.amount == Fixed(1)).who,
        (hole("first"), RemoveCounters(hole("first").who, Fixed(1), hole("first").kind, hole("second"))),
        labels=("put a counter", "remove a counter"),
    ),
)


def _same_one(objects: ObjectRef) -> It | This | None:
    same = same_objects(objects)
    return same if isinstance(same, It | This) else None


effect.phrase(
    "{objects:Object} get[s] {first:PowerToughnessChange} or {second:PowerToughnessChange} {duration:Duration}",
    ChooseEffect(
        You(),
        (
            Continuous(hole("objects"), (hole("first"),), hole("duration")),
            Continuous(worked_out(_same_one, hole("objects")), (hole("second"),), hole("duration")),
        ),
    ),
)


def _label(kind: str) -> str:
    return f"{kind} counter"


effect.phrase(
    "{who:Subject} put[s] your choice of {amount:Amount} {kind:CounterKind} counter(s:amount) or {more:Amount} "
    "{other:CounterKind} counter(s:more) on {on:Object}",
    ChooseEffect(
        hole("who"),
        (
            PutCounters(hole("who"), hole("amount"), hole("kind"), hole("on")),
            PutCounters(hole("who"), hole("more"), hole("other"), worked_out(same_objects, hole("on"))),
        ),
        labels=(worked_out(_label, hole("kind")), worked_out(_label, hole("other"))),
    ),
)
