"""The places for targets that a text has (CR 115.1, 601.2c).

What is here: what is asked for. What is not: what may be chosen (``targeting``) and choosing it (``choosing_targets``).

日本語: 対象の枠
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rulings.abilities.ability import Ability
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.conditional import If, IfDone, Instead
from rulings.abilities.effects.effect import Delayed, Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.players import TargetPlayer, ThatPlayer
from rulings.abilities.references import AnyTarget, It, Target, ThisWay
from rulings.kernel.actions.preferences import harmed_slots
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import Payment

TargetNode = Target | AnyTarget | TargetPlayer


@dataclass(frozen=True, slots=True)
class TargetSlot:
    """One use of the word "target"."""

    node: TargetNode
    slot: int
    harms: bool = False
    """The effect harms what is targeted: only for the default choice."""
    most: int | None = None
    """So many at most, whatever the text says: each target of what is divided gets at least one (CR 601.2d)."""


def is_own_ability(node: Node) -> bool:
    """Parts that are targeted on their own later: granted abilities and reflexive or delayed triggers."""
    if isinstance(node, Ability):
        return True
    if isinstance(node, Delayed):
        return True
    return False


def _walk(node: Node) -> Iterable[Node]:
    if isinstance(node, Delayed):
        # "Destroy target creature at end of combat", "when target creature dies this turn": targeted as that is
        # announced (CR 601.2c).
        yield from (part for one in (*node.named, node.event) for part in _walk(one))
        return
    yield node
    if isinstance(node, (It, ThatPlayer)):
        # What a pronoun stands for was targeted where it was named, or by the ability that made this one.
        return
    for child in children(node):
        if is_own_ability(child):
            if isinstance(child, Delayed):
                yield from _walk(child)
            continue
        if isinstance(node, (IfDone, MayPay)) and node.reflexive and child is node.then:
            continue
        yield from _walk(child)


@remember
def slots_of(effect: Effect) -> tuple[TargetSlot, ...]:
    """Every use of the word "target" in an effect, in the order of the words, modes all together."""
    return tuple(
        TargetSlot(node, node.slot, node.slot in harmed_slots(effect))
        for node in _walk(effect)
        if isinstance(node, (Target, AnyTarget, TargetPlayer)) and node.slot >= 0
    )


@remember
def slots_by_mode(effect: Effect) -> tuple[tuple[TargetSlot, ...], ...] | None:
    """For a modal effect the slots of each mode; ``None`` for others."""
    if not isinstance(effect, Modal):
        return None
    return tuple(
        tuple(
            TargetSlot(node, node.slot, node.slot in harmed_slots(effect))
            for node in _walk(mode.effect)
            if isinstance(node, (Target, AnyTarget, TargetPlayer)) and node.slot >= 0
        )
        for mode in effect.modes
    )


def wanted_slots(effect: Effect, modes: tuple[int, ...]) -> tuple[TargetSlot, ...]:
    """The slots that need choosing: all, or those of the chosen modes."""
    by_mode = slots_by_mode(effect)
    if by_mode is None:
        return unique(slots_of(effect))
    return unique(tuple(slot for m in modes for slot in by_mode[m]))


def as_paid(effect: Effect, payment: Payment) -> Effect:
    """The effect without the parts that paying decides against: their targets are not chosen (CR 601.2c, 702.33g).

    "If it was kicked, destroy target creature" asks for a target only if it was.
    """

    def is_paid(condition: object) -> bool | None:
        if isinstance(condition, Negated):
            inner = is_paid(condition.condition)
            return None if inner is None else not inner
        if not isinstance(condition, WasPaid) or condition.of is not None:
            return None
        key = condition.keyword if condition.cost is None else f"{condition.keyword} {condition.cost}"
        return payment.times.get(key, 0) > 0 or payment.alternative == condition.keyword

    def change(node: Node) -> Node:
        while isinstance(node, (If, Instead)):
            paid = is_paid(node.condition)
            if paid is None:
                return node
            if isinstance(node, If):
                node = node.then if paid else (node.otherwise or Sequence(()))
            elif paid and _speaks_of_targets(node):
                return node
            else:
                node = node.instead if paid else node.normal
        return node

    return rewrite(effect, change)


def _speaks_of_targets(effect: Instead) -> bool:
    """Whether what is done instead is done to a target of the sentence before: "that creature gets -6/-6 instead".

    Then the word "target" is in a part that has its effect either way, and the target is chosen (CR 702.33g).
    """
    own = {slot.slot for slot in slots_of(effect.instead)}
    spoken_of = [node.antecedent for node in walk(effect.instead) if isinstance(node, (It, ThatPlayer))]
    if ThisWay("affected") in spoken_of and slots_of(effect.normal):
        # "Creatures target player controls get -1/-1. ... those creatures get -2/-2 instead."
        return True
    return any(isinstance(one, (Target, AnyTarget, TargetPlayer)) and one.slot not in own for one in spoken_of)


def unique(slots: tuple[TargetSlot, ...]) -> tuple[TargetSlot, ...]:
    """One entry a slot number, in the order of the words: "target player gains control of target creature"."""
    seen: dict[int, TargetSlot] = {}
    for slot in slots:
        seen.setdefault(slot.slot, slot)
    return tuple(seen[number] for number in sorted(seen))


def slot_count(effect: Effect) -> int:
    """How many slots an effect has at most."""
    return 1 + max((s.slot for s in slots_of(effect)), default=-1)
