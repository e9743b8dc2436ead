"""Damage that can't be prevented, by what deals it and by its kind (CR 615.12).

What is here: "combat damage that would be dealt by creatures you control can't be prevented". What is not: all damage
(``familiar_lines``), damage of one effect (``life_and_damage``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CantBePrevented
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole


def _declare(damage: str, by: str, combat: bool | None) -> None:

    ability.phrase(
        f"{damage} that would be dealt by {by} can't be prevented.",
        StaticAbility(changes=(CantBePrevented(hole("by"), combat),)),
    )


for _damage, _combat in (("damage", None), ("combat damage", True)):
    for _by in ("{by:Filter@plural}", "{by:This}"):
        _declare(_damage, _by, _combat)
ability.words({"combat damage can't be prevented.": StaticAbility(changes=(CantBePrevented(None, True),))})
