"""Abilities that a Saga or another object gives itself for good, also quoted within quotes (CR 611.2a, 714.2).

What is here: "this Saga gains ...", abilities in single quotes, cards with a certain mana cost. What is not: chapters
(``chapters``), gaining for a time (``lasting``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.characteristics import HasManaCost
from rulings.abilities.filters.filter import Either, Predicate
from rulings.abilities.references import This
from rulings.oracle.categories import IN_SINGLE_QUOTES, effect, granted, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _keeps(object: This, abilities: tuple[Ability, ...]) -> Continuous:
    return Continuous(object, (GainAbilities(abilities),), Forever())


def _undo_keeps(node: Continuous) -> Slots:
    match node.changes:
        case (GainAbilities(abilities=abilities),) if isinstance(node.objects, This):
            slots: dict[str, Value] = {"object": node.objects, "abilities": abilities}
            return slots if node == _keeps(node.objects, abilities) else None  # type: ignore[arg-type]
    return None


effect.phrase("{object:This} gain[s] {abilities:Granted+and}", _keeps, _undo_keeps, kind=Continuous)


def _quoted(ability: Value) -> Value | None:
    return replace(ability, wording=ability.wording + IN_SINGLE_QUOTES) if isinstance(ability, Ability) else None


def _undo_quoted(node: Ability) -> Slots:
    if not isinstance(node, Ability) or node.wording < IN_SINGLE_QUOTES:
        return None
    return {"ability": replace(node, wording=node.wording - IN_SINGLE_QUOTES)}


granted.phrase("\u2018 {ability:Ability} \u2019", _quoted, _undo_quoted, kind=Ability, is_transparent=True)

# Mana costs.


def _costs(one: tuple[str, ...]) -> HasManaCost:
    return HasManaCost(one)


def _costs_either(one: tuple[str, ...], other: tuple[str, ...]) -> Predicate:
    return Either((HasManaCost(one), HasManaCost(other)))


def _undo_costs_either(node: Either) -> Slots:
    match node.options:
        case (HasManaCost(symbols=one), HasManaCost(symbols=other)):
            return {"one": one, "other": other}
    return None


qualifier.phrase("with mana cost {one:ManaSymbols}", _costs, lambda node: {"one": node.symbols}, kind=HasManaCost)
qualifier.phrase(
    "with mana cost {one:ManaSymbols} or {other:ManaSymbols}", _costs_either, _undo_costs_either, kind=Either
)
