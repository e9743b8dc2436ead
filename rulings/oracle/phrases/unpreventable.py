"""Damage that can't be prevented, by what deals it and by its kind (CR 615.12).

What is here: "combat damage that would be dealt by creatures you control can't be prevented". What is not: all damage
(``familiar_lines``), damage of one effect (``life_and_damage``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CantBePrevented
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import This
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(damage: str, by: str, combat: bool | None) -> None:
    def make(by: Node) -> StaticAbility:
        return StaticAbility(changes=(CantBePrevented(by, combat),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CantBePrevented(by=This() | Filter() as by),) if node == make(by):
                return {"by": by}
        return None

    ability.phrase(f"{damage} that would be dealt by {by} can't be prevented.", make, unmake, kind=StaticAbility)


for _damage, _combat in (("damage", None), ("combat damage", True)):
    for _by in ("{by:Filter@plural}", "{by:This}"):
        _declare(_damage, _by, _combat)
ability.words({"combat damage can't be prevented.": StaticAbility(changes=(CantBePrevented(None, True),))})
