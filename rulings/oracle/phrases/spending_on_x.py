"""What mana may be spent on the X of a cost (CR 106.6): "spend only black mana on X"."""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import ActivatedAbility, SpendOnX
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.vocabulary import Color
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

colors = ORACLE.category("ColorsForX")


def _one(color: Color) -> tuple[Color, ...]:
    return (color,)


def _either(first: Color, second: Color) -> tuple[Color, ...]:
    return (first, second)


def _undo_one(node: tuple[Color, ...]) -> Slots:
    return {"color": node[0]} if len(node) == 1 else None


def _undo_either(node: tuple[Color, ...]) -> Slots:
    return {"first": node[0], "second": node[1]} if len(node) == 2 else None


colors.phrase("{color:Color}", _one, _undo_one, kind=tuple)
colors.phrase("{first:Color} and/or {second:Color}", _either, _undo_either, kind=tuple)

ability.phrase("spend only {colors:ColorsForX} mana on X.", SpendOnX, carries={"only": "colors"})


def _activated(cost: Cost, effect: Effect, colors: tuple[Color, ...]) -> ActivatedAbility:
    return ActivatedAbility(cost=cost, effect=effect, x_mana=colors)


def _undo_activated(node: ActivatedAbility) -> Slots:
    if not node.x_mana or node != replace(_activated(node.cost, node.effect, node.x_mana), text=node.text):
        return None
    return {"cost": node.cost, "effect": node.effect, "colors": node.x_mana}


ability.phrase(
    "{cost:Cost}: {effect:Paragraph} spend only {colors:ColorsForX} mana on X.",
    _activated,
    _undo_activated,
    kind=ActivatedAbility,
    carries={"only": "x_mana"},
)
