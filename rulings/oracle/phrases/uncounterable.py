"""Spells that can't be countered on a condition, or because an effect says so (CR 101.2, 701.6).

What is here: "if X is 5 or more, this spell can't be countered and the damage can't be prevented", "target spell can't
be countered". What is not: "this spell can't be countered" without more (``changes``), what mana does to a spell
(``mana_riders``).
"""

from collections.abc import Mapping
from typing import Final

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes import CantBePrevented, CantDo, Change
from rulings.abilities.conditions import Condition
from rulings.abilities.durations import Forever
from rulings.abilities.effects import Continuous
from rulings.abilities.filters import Filter
from rulings.abilities.references import Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_UNCOUNTERABLE: Final = CantDo("be countered")
_SPELL: Final = This("spell")


def _declare(words: str, *more: Change) -> None:
    def make(condition: Condition) -> StaticAbility:
        return StaticAbility(affected=_SPELL, changes=(_UNCOUNTERABLE, *more), condition=condition, zones=(Zone.STACK,))

    def unmake(node: StaticAbility) -> Slots:
        if node.condition is None or node != make(node.condition):
            return None
        return {"condition": node.condition}

    ability.phrase(f"if {{condition:Condition}}, {words}.", make, unmake, kind=StaticAbility)


_declare("this spell can't be countered")
_declare("this spell can't be countered and the damage can't be prevented", CantBePrevented(This(), None))


def _target(filter: Filter) -> Continuous | None:
    if filter.kind is not Kind.SPELL:
        return None
    return Continuous(Target(filter), (_UNCOUNTERABLE,), Forever())


def _undo_target(node: Continuous) -> Slots:
    match node.objects:
        case Target(filter=Filter() as filter) if node == _target(filter):
            return {"filter": filter}
    return None


effect.phrase("target {filter:Filter@singular} can't be countered", _target, _undo_target, kind=Continuous)
