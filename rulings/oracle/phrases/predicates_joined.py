"""A predicate and a deed of one subject, and counters put on two things (CR 608.2c).

What is here: "gets +1/+0 until end of turn and deals 1 damage to you", "put a +1/+1 counter on it and a +1/+1 counter
on up to one other target creature". What is not: two predicates (``lasting``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.durations import Duration
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import Implied, SharedVerb, effect
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.lasting import same_objects

Slots = Mapping[str, Value] | None


def _and_deals(
    objects: ObjectRef, changes: tuple[Change, ...], duration: Duration, amount: Amount, to: Node
) -> SharedVerb | None:
    same = same_objects(objects)
    if same is None:
        return None
    return SharedVerb((Continuous(objects, changes, duration), DealDamage(same, amount, to)))


def _undo_and_deals(node: SharedVerb) -> Slots:
    match node.effects:
        case (
            Continuous(objects=ObjectRef() as objects, changes=changes, duration=duration),
            DealDamage(amount=amount, to=to),
        ) if node == _and_deals(objects, changes, duration, amount, to):
            return {"objects": objects, "changes": changes, "duration": duration, "amount": amount, "to": to}
    return None


effect.phrase(
    "{objects:Object} {changes:Change+and@objects} {duration:Duration} and deal[s:objects] {amount:Quantity} damage to "
    "{to:Recipient}",
    _and_deals,
    _undo_and_deals,
    kind=SharedVerb,
)


def _and_fights(
    objects: ObjectRef, changes: tuple[Change, ...], duration: Duration, other: ObjectRef
) -> SharedVerb | None:
    same = same_objects(objects)
    if same is None:
        return None
    return SharedVerb((Continuous(objects, changes, duration), Fight(same, other)))


def _undo_and_fights(node: SharedVerb) -> Slots:
    match node.effects:
        case (
            Continuous(objects=ObjectRef() as objects, changes=changes, duration=duration),
            Fight(second=other),
        ) if node == _and_fights(objects, changes, duration, other):
            return {"objects": objects, "changes": changes, "duration": duration, "other": other}
    return None


effect.phrase(
    "{objects:Object} {changes:Change+and@objects} {duration:Duration} and fight[s:objects] {other:Object}",
    _and_fights,
    _undo_and_fights,
    kind=SharedVerb,
)

# Counters on two things.


def _two_counters(
    who: PlayerRef, amount: Amount, kind: str, on: Node, more: Amount, other: str, also: Node
) -> SharedVerb:
    return SharedVerb((PutCounters(who, amount, kind, on), PutCounters(_same(who), more, other, also)))


def _same(who: PlayerRef) -> PlayerRef:
    return who if isinstance(who, Implied) else Implied()


def _undo_two_counters(node: SharedVerb) -> Slots:
    match node.effects:
        case (PutCounters() as first, PutCounters() as second) if not first.distributed and not second.distributed:
            slots: dict[str, Value] = {
                "who": first.who,
                "amount": first.amount,
                "kind": first.kind,
                "on": first.on,
                "more": second.amount,
                "other": second.kind,
                "also": second.on,
            }
            return slots if node == _two_counters(**slots) else None  # type: ignore[arg-type]
    return None


effect.phrase(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Recipient} and {more:Amount} "
    "{other:CounterKind} counter(s:more) on {also:Recipient}",
    _two_counters,
    _undo_two_counters,
    kind=SharedVerb,
)
