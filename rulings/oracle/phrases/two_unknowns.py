"""Two unknowns: "gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is ..." (CR 107.3).

What is here: bonuses that say both numbers. What is not: "+X/+X, where X is ..." (``lines``, ``effects``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import ModifyPT
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import Node
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import ability, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _bonus(power: Amount, toughness: Amount) -> ModifyPT:
    return ModifyPT(WhereX(power), WhereX(toughness))


def _numbers(change: Node) -> tuple[Amount, Amount] | None:
    match change:
        case ModifyPT(power=WhereX(value=power), toughness=WhereX(value=toughness)) if power != toughness:
            return (power, toughness) if change == _bonus(power, toughness) else None
    return None


def _static(affected: Node, power: Amount, toughness: Amount) -> StaticAbility | None:
    return StaticAbility(affected=affected, changes=(_bonus(power, toughness),)) if power != toughness else None


def _undo_static(node: StaticAbility) -> Slots:
    found = _numbers(node.changes[0]) if len(node.changes) == 1 else None
    if found is None or node.affected is None or node != _static(node.affected, *found):
        return None
    return {"affected": node.affected, "power": found[0], "toughness": found[1]}


ability.phrase(
    "{affected:Affected} get[s] +X/+Y, where X is {power:Quantity}<|,> and Y is {toughness:Quantity}.",
    _static,
    _undo_static,
    kind=StaticAbility,
)


def _this_turn(objects: ObjectRef, power: Amount, toughness: Amount) -> Continuous | None:
    return Continuous(objects, (_bonus(power, toughness),), UntilEndOfTurn()) if power != toughness else None


def _undo_this_turn(node: Continuous) -> Slots:
    found = _numbers(node.changes[0]) if len(node.changes) == 1 else None
    if found is None or not isinstance(node.objects, ObjectRef) or node != _this_turn(node.objects, *found):
        return None
    return {"objects": node.objects, "power": found[0], "toughness": found[1]}


effect.phrase(
    "{objects:Object} get[s] +X/+Y until end of turn, where X is {power:Quantity}<|,> and Y is {toughness:Quantity}",
    _this_turn,
    _undo_this_turn,
    kind=Continuous,
)

# "Its toughness" is that of the object whose power was named.


def _stats(of: ObjectRef) -> tuple[Amount, Amount]:
    return (StatOf(Stat.POWER, of), StatOf(Stat.TOUGHNESS, of))


def _static_of(affected: Node, of: ObjectRef) -> StaticAbility | None:
    return _static(affected, *_stats(of))


def _undo_static_of(node: StaticAbility) -> Slots:
    slots = _undo_static(node)
    of = _of(slots)
    return {"affected": slots["affected"], "of": of} if slots is not None and of is not None else None


def _of(slots: Slots) -> ObjectRef | None:
    match slots:
        case {"power": StatOf(of=ObjectRef() as of) as power, "toughness": toughness} if (power, toughness) == _stats(
            of
        ):
            return of
    return None


ability.phrase(
    "{affected:Affected} get[s] +X/+Y, where X is {of:Object's} power and Y is its toughness.",
    _static_of,
    _undo_static_of,
    kind=StaticAbility,
)


def _this_turn_of(objects: ObjectRef, of: ObjectRef) -> Continuous | None:
    return _this_turn(objects, *_stats(of))


def _undo_this_turn_of(node: Continuous) -> Slots:
    slots = _undo_this_turn(node)
    of = _of(slots)
    return {"objects": slots["objects"], "of": of} if slots is not None and of is not None else None


effect.phrase(
    "{objects:Object} get[s] +X/+Y until end of turn, where X is {of:Object's} power and Y is its toughness",
    _this_turn_of,
    _undo_this_turn_of,
    kind=Continuous,
)
