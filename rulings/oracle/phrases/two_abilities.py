"""Lines that say two abilities: "as long as it's a Zombie. Otherwise, it gets -3/-3".

What is here: static abilities with their opposites, entering with counters and tapped. What is not: keyword lines.
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Ability, Replacement, StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node
from rulings.oracle.categories import ability_line
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _otherwise(
    first: StaticAbility, affected: Node, changes: tuple[Change, ...]
) -> tuple[StaticAbility, StaticAbility] | None:
    if not isinstance(first, StaticAbility) or not isinstance(first.condition, Condition):
        return None
    return first, StaticAbility(affected=affected, changes=changes, condition=Negated(first.condition))


def _otherwise_it(first: StaticAbility, changes: tuple[Change, ...]) -> tuple[StaticAbility, StaticAbility] | None:
    """ "It" is what the first part is about."""
    if not isinstance(first, StaticAbility) or first.affected is None:
        return None
    return _otherwise(first, first.affected, changes)


def _undo_otherwise(abilities: tuple[Ability, ...]) -> Slots:
    match abilities:
        case (StaticAbility() as first, StaticAbility(affected=Node() as affected, changes=changes)):
            slots: dict[str, Value] = {"first": first, "affected": affected, "changes": changes}
            return slots if abilities == _otherwise(first, affected, changes) else None
    return None


def _undo_otherwise_it(abilities: tuple[Ability, ...]) -> Slots:
    found = _undo_otherwise(abilities)
    if found is None:
        return None
    first = abilities[0]
    is_same = isinstance(first, StaticAbility) and first.affected == found["affected"]
    return {"first": first, "changes": found["changes"]} if is_same else None


ability_line.phrase(
    "{first:Ability} otherwise, it {changes:Change+and@singular}.", _otherwise_it, _undo_otherwise_it, kind=tuple
)
ability_line.phrase(
    "{first:Ability} otherwise, {affected:This} {changes:Change+and@affected}.", _otherwise, _undo_otherwise, kind=tuple
)


def _with_and_tapped(
    event: Moves, counters: tuple[Effect, ...], condition: Condition
) -> tuple[Replacement, Replacement]:
    with_counters = Replacement(event=event, instead=EntersWith(counters=counters), as_enters=True)
    return with_counters, replace(with_counters, instead=EntersWith(tapped=True), condition=condition)


def _undo_with_and_tapped(abilities: tuple[Ability, ...]) -> Slots:
    match abilities:
        case (
            Replacement(event=Moves() as event, instead=EntersWith(counters=counters)),
            Replacement(condition=Condition() as condition),
        ) if abilities == _with_and_tapped(event, counters, condition):
            return {"event": event, "counters": counters, "condition": condition}
    return None


ability_line.phrase(
    "{event:SomethingEnters} with {counters:EnteringCounters+and}. if {condition:Condition}, it enters tapped.",
    _with_and_tapped,
    _undo_with_and_tapped,
    kind=tuple,
)


def _tapped_and_chosen(event: Moves, effect: Effect) -> tuple[Replacement, Replacement]:
    """ "This land enters tapped. As it enters, choose a color": in one line."""
    tapped = Replacement(event=event, instead=EntersWith(tapped=True), as_enters=True)
    return tapped, replace(tapped, instead=EntersWith(effect=effect))


def _undo_tapped_and_chosen(abilities: tuple[Ability, ...]) -> Slots:
    match abilities:
        case (Replacement(event=Moves() as event), Replacement(instead=EntersWith(effect=Effect() as effect))) if (
            abilities == _tapped_and_chosen(event, effect)
        ):
            return {"event": event, "effect": effect}
    return None


ability_line.phrase(
    "{event:Entering} tapped. as it enters, {effect:EntryChoice}.",
    _tapped_and_chosen,
    _undo_tapped_and_chosen,
    kind=tuple,
)
