"""Modes inside an effect (CR 700.2)."""

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.changes.change import Change
from rulings.abilities.durations import Duration
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It, ObjectRef, This
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.objects import same_objects

effect.phrase(
    "{first:Effect} or remove one from {second:Object}",
    ChooseEffect(
        hole("first", PutCounters, where=lambda one: one.amount == Fixed(1)).who,
        (hole("first"), RemoveCounters(hole("first").who, Fixed(1), hole("first").kind, hole("second"))),
        labels=("put a counter", "remove a counter"),
    ),
)


def _one_or_other(objects: ObjectRef, first: Change, second: Change, duration: Duration) -> ChooseEffect | None:
    same = same_objects(objects)
    if not isinstance(same, It | This):
        return None
    return ChooseEffect(You(), (Continuous(objects, (first,), duration), Continuous(same, (second,), duration)))


def _undo_one_or_other(node: ChooseEffect) -> Slots:
    match node.options:
        case (
            Continuous(objects=ObjectRef() as objects, changes=(first,), duration=duration),
            Continuous(changes=(second,)),
        ) if node == _one_or_other(objects, first, second, duration):
            return {"objects": objects, "first": first, "second": second, "duration": duration}
    return None


effect.phrase(
    "{objects:Object} get[s] {first:PowerToughnessChange} or {second:PowerToughnessChange} {duration:Duration}",
    _one_or_other,
    _undo_one_or_other,
    kind=ChooseEffect,
)


def _choice_of_counters(
    who: PlayerRef, amount: Amount, kind: str, more: Amount, other: str, on: Node
) -> ChooseEffect | None:
    same = same_objects(on) if isinstance(on, ObjectRef) else None
    if same is None:
        return None
    options: tuple[Effect, ...] = (PutCounters(who, amount, kind, on), PutCounters(who, more, other, same))
    return ChooseEffect(who, options, labels=(f"{kind} counter", f"{other} counter"))


def _undo_choice_of_counters(node: ChooseEffect) -> Slots:
    match node.options:
        case (PutCounters() as first, PutCounters() as second):
            slots: dict[str, Value] = {
                "who": first.who,
                "amount": first.amount,
                "kind": first.kind,
                "more": second.amount,
                "other": second.kind,
                "on": first.on,
            }
            return slots if node == _choice_of_counters(**slots) else None  # type: ignore[arg-type]
    return None


effect.phrase(
    "{who:Subject} put[s] your choice of {amount:Amount} {kind:CounterKind} counter(s:amount) or {more:Amount} "
    "{other:CounterKind} counter(s:more) on {on:Object}",
    _choice_of_counters,
    _undo_choice_of_counters,
    kind=ChooseEffect,
)
