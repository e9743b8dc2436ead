"""Permanents whose activated abilities can't be activated (CR 602.5).

What is here: "and its activated abilities can't be activated", alone, "unless they're mana abilities", for a time; and
what else such Auras say: "can't attack, block, or crew Vehicles". What is not: all abilities of a kind of permanents
(``familiar_lines``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import IsAbilityKind
from rulings.abilities.node import Node
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import SeveralChanges, ability, change, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_WAYS = (
    ("activated abilities can't be activated", CantDo("activate")),
    (
        "activated abilities can't be activated unless they're mana abilities",
        CantDo("activate", unless=Filter(Kind.ABILITY, (IsAbilityKind("mana"),))),
    ),
)


def _declare(words: str, what: CantDo) -> None:
    carries = {"unless": "changes"}

    # As one of several things that are said of it.
    change.phrase(
        f"(its|their:self) {words}",
        lambda: what,
        lambda node: {} if node == what else None,
        kind=CantDo,
        carries={"unless": "unless"},
    )

    def beside(affected: Node, changes: tuple[Change, ...]) -> StaticAbility | None:
        return None if what in changes else StaticAbility(affected=affected, changes=(*changes, what))

    def undo_beside(node: StaticAbility) -> Slots:
        if node.affected is None or not node.changes[:-1] or node != beside(node.affected, node.changes[:-1]):
            return None
        return {"affected": node.affected, "changes": node.changes[:-1]}

    for joint in (", and", "."):
        ability.phrase(
            f"{{affected:Affected}} {{changes:Change+and@affected}}{joint} (its|their:affected) {words}.",
            beside,
            undo_beside,
            kind=StaticAbility,
            carries=carries,
        )

    def alone(affected: Node) -> StaticAbility:
        return StaticAbility(affected=affected, changes=(what,))

    ability.phrase(
        f"{{affected:Affected's}} {words}.",
        alone,
        lambda node: {"affected": node.affected} if node.affected and node == alone(node.affected) else None,
        kind=StaticAbility,
        carries=carries,
    )

    def for_a_time(objects: ObjectRef, duration: Duration) -> Continuous:
        return Continuous(objects, (what,), duration)

    def undo_for_a_time(node: Continuous) -> Slots:
        if not isinstance(node.objects, ObjectRef) or node != for_a_time(node.objects, node.duration):
            return None
        return {"objects": node.objects, "duration": node.duration}

    effect.phrase(
        f"{{objects:Object's}} {words} {{duration:Duration}}",
        for_a_time,
        undo_for_a_time,
        kind=Continuous,
        carries=carries,
    )


for _words, _what in _WAYS:
    _declare(_words, _what)


@dataclass(frozen=True, slots=True)
class NoAttackBlockOrCrew(SeveralChanges):
    """ "Can't attack, block, or crew Vehicles"."""

    def changes(self) -> tuple[Change, ...]:
        """All three."""
        return (CantDo("attack or block"), CantDo("crew"))


@dataclass(frozen=True, slots=True)
class NoAttackBlockOrTransform(SeveralChanges):
    """ "Can't attack, block, or transform"."""

    def changes(self) -> tuple[Change, ...]:
        """All three."""
        return (CantDo("attack or block"), CantDo("transform"))


change.phrase("can't attack, block, or crew Vehicles", NoAttackBlockOrCrew)
change.phrase("can't attack, block, or transform", NoAttackBlockOrTransform)
