"""Spells that can't be countered, and whose damage can't be prevented, if something is so (CR 101.2, 615.12).

What is here: "if you have no cards in hand, this spell can't be countered and the damage can't be prevented". What is
not: without a condition (``changes``, ``life_and_damage``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantBePrevented, CantDo
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_SPELL = This("spell")


def _declare(template: str, changes: tuple[Change, ...]) -> None:
    def make(condition: Condition) -> StaticAbility:
        return StaticAbility(affected=_SPELL, changes=changes, condition=condition, zones=(Zone.STACK,))

    def unmake(node: StaticAbility) -> Slots:
        is_said = node.condition is not None and node == make(node.condition)
        return {"condition": node.condition} if is_said else None

    ability.phrase(template, make, unmake, kind=StaticAbility)


_UNCOUNTERABLE = CantDo("be countered")
_declare("if {condition:Condition}, this spell can't be countered.", (_UNCOUNTERABLE,))
_declare(
    "if {condition:Condition}, this spell can't be countered and the damage can't be prevented.",
    (_UNCOUNTERABLE, CantBePrevented(_SPELL)),
)
