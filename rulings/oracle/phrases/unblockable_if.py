"""Can't be blocked if something is so, said with "if" instead of "as long as" (CR 509.1b, 604.1)."""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.references import This
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _unblockable(affected: This, condition: Condition) -> StaticAbility:
    return StaticAbility(affected=affected, changes=(CantDo("be blocked"),), condition=condition)


def _undo_unblockable(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=This() as affected, condition=Condition() as condition):
            return {"affected": affected, "condition": condition} if node == _unblockable(affected, condition) else None
    return None


ability.phrase(
    "{affected:This} can't be blocked if {condition:Condition}.", _unblockable, _undo_unblockable, kind=StaticAbility
)
