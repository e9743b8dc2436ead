"""Spells that can't be countered, and whose damage can't be prevented, if something is so (CR 101.2, 615.12).

What is here: "if you have no cards in hand, this spell can't be countered and the damage can't be prevented". What is
not: without a condition (``changes``, ``life_and_damage``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantBePrevented, CantDo
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

_SPELL = This("spell")


def _declare(template: str, changes: tuple[Change, ...]) -> None:

    ability.phrase(
        template, StaticAbility(affected=_SPELL, changes=changes, condition=hole("condition"), zones=(Zone.STACK,))
    )


_UNCOUNTERABLE = CantDo("be countered")
_declare("if {condition:Condition}, this spell can't be countered.", (_UNCOUNTERABLE,))
_declare(
    "if {condition:Condition}, this spell can't be countered and the damage can't be prevented.",
    (_UNCOUNTERABLE, CantBePrevented(_SPELL)),
)
