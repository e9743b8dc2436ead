"""Static abilities that apply unless something is so (CR 604.2).

What is here: "~ has hexproof unless it's attacking", "attacks each combat if able unless you control another Ally".
What is not: restrictions, whose "unless" says what lifts them (``permitting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Condition, IsInZones, Negated
from rulings.abilities.node import Node
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _unless(affected: Node, changes: tuple[Change, ...], condition: Condition) -> StaticAbility | None:
    if isinstance(condition, IsInZones) or any(isinstance(one, CantDo) for one in changes):
        return None
    return StaticAbility(affected=affected, changes=changes, condition=Negated(condition))


def _undo_unless(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=Node() as affected, changes=changes, condition=Negated(condition=condition)):
            slots: dict[str, Value] = {"affected": affected, "changes": changes, "condition": condition}
            return slots if node == _unless(affected, changes, condition) else None
    return None


ability.phrase(
    "{affected:Affected} {changes:Change+and@affected} unless {condition:Condition}.",
    _unless,
    _undo_unless,
    kind=StaticAbility,
    carries={"unless": "condition"},
)
