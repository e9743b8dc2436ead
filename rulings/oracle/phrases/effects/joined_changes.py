"""Several changes under one verb or one duration (CR 611.2)."""

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CanDo, MustDo
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import ORACLE, Implied, SharedVerb, effect
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.phrases.blocks.objects import same_objects

_THIS_TURN = UntilEndOfTurn(wording=1)
_THIS_COMBAT = UntilEndOfCombat(wording=1)
for_this_turn = ORACLE.category("ForThisTurn")
"""A predicate with "this turn" within it."""
for_this_turn.phrase("must be blocked this turn if able", MustDo, fixed={"what": "be blocked"})
for_this_turn.phrase(
    "can attack this turn as though (it|they:self) didn't have defender",
    CanDo,
    fixed={"what": "attack as though it didn't have defender"},
)
for_this_combat = ORACLE.category("ForThisCombat")
"""A predicate with "this combat" within it."""
for_this_combat.phrase("attack[s] this combat if able", MustDo, fixed={"what": "attack"})
for_this_combat.phrase("block[s] this combat if able", MustDo, fixed={"what": "block"})


def _declare(category: str, also: Duration) -> None:
    def make(objects: ObjectRef, changes: tuple[Change, ...], duration: Duration, more: Change) -> SharedVerb | None:
        same = same_objects(objects)
        if same is None:
            return None
        return SharedVerb((Continuous(objects, changes, duration), Continuous(same, (more,), also)))

    def unmake(node: SharedVerb) -> Slots:
        match node.effects:
            case (
                Continuous(objects=ObjectRef() as objects, changes=changes, duration=duration),
                Continuous(changes=(more,)),
            ) if node == make(objects, changes, duration, more):
                return {"objects": objects, "changes": changes, "duration": duration, "more": more}
        return None

    effect.phrase(
        f"{{objects:Object}} {{changes:Change+and@objects}} {{duration:Duration}} and {{more:{category}@objects}}",
        make,
        unmake,
        kind=SharedVerb,
    )


_declare("ForThisTurn", _THIS_TURN)
_declare("ForThisCombat", _THIS_COMBAT)


def _two(
    objects: ObjectRef,
    changes: tuple[Change, ...],
    duration: Duration,
    more: tuple[Change, ...],
    also: Duration,
) -> SharedVerb | None:
    same = same_objects(objects)
    if same is None:
        return None
    return SharedVerb((Continuous(objects, changes, duration), Continuous(same, more, also)))


def _undo_two(node: SharedVerb) -> Slots:
    match node.effects:
        case (Continuous(objects=ObjectRef() as objects) as first, Continuous() as second):
            if second.objects != same_objects(objects):
                return None
            return {
                "objects": objects,
                "changes": first.changes,
                "duration": first.duration,
                "more": second.changes,
                "also": second.duration,
            }
    return None


effect.phrase(
    "{objects:Object} {changes:Change+and@objects} {duration:Duration} and {more:Change+and@objects} {also:Duration}",
    _two,
    _undo_two,
    kind=SharedVerb,
)


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


def _same(who: PlayerRef) -> PlayerRef:
    return who if isinstance(who, Implied) else Implied()


def _two_counters(
    who: PlayerRef, amount: Amount, kind: str, on: Node, more: Amount, other: str, also: Node
) -> SharedVerb:
    return SharedVerb((PutCounters(who, amount, kind, on), PutCounters(_same(who), more, other, also)))


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
