"""Lines: the kinds of abilities as they stand on a card (CR 113.3).

What is here: keyword lines, spell abilities, activated, triggered and static abilities, entering tapped. What is not:
restrictions on activation, replacement effects with "would", modal blocks, chapters and levels.
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    Replacement,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings.abilities.amounts.amount import Amount, WhereX, X
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import AllHold, Condition, InStep, IsInZones, Negated, PlayerIs
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import ActivePlayer, AnyPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import AFTERWARDS, AFTERWARDS_WITH_OTHERWISE, ORACLE, ability, ability_line, spell_line
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_SEMICOLON = 300_000
"""Added to the wording of a keyword that a semicolon follows on its line."""
_BEHIND = (AFTERWARDS, AFTERWARDS_WITH_OTHERWISE)


def is_intervening(first: Effect) -> bool:
    """Whether it begins with a condition, which after the event of a trigger is the trigger's own (CR 603.4)."""
    if isinstance(first, IfDone):
        return is_intervening(first.first)
    return isinstance(first, If) and first.wording not in _BEHIND


# Triggered abilities (CR 603.1).


def _triggered(event: EventPattern, effect: Effect) -> TriggeredAbility | None:
    """An "if" right after the event is part of the trigger (CR 603.4), never of the effect."""
    first = effect.effects[0] if isinstance(effect, Sequence) else effect
    return None if is_intervening(first) else TriggeredAbility(event=event, effect=effect)


def _undo_triggered(node: TriggeredAbility) -> Slots:
    return {"event": node.event, "effect": node.effect} if node == _triggered(node.event, node.effect) else None


for _opening in ("<when|whenever> {event:Event}", "at {event:TimeEvent}"):
    ability.phrase(f"{_opening}, {{effect:Paragraph}}", _triggered, _undo_triggered, kind=TriggeredAbility)
    ability.phrase(f"{_opening}, if {{condition:Condition}}, {{effect:Paragraph}}", TriggeredAbility)

# Activated abilities (CR 602.1) and when they may be activated (CR 602.5).

timing = ORACLE.category("Timing")
"""When an ability may be activated or a spell cast, as a ``Condition``."""
timing.words(
    {
        "during your turn": PlayerIs(ActivePlayer(), You()),
        "during a opponent's turn": Negated(PlayerIs(ActivePlayer(), You())),
        "during your upkeep": InStep("upkeep", You()),
        "during any upkeep step": InStep("upkeep"),
        "during combat": InStep("combat"),
        "during your end step": InStep("end step", You()),
        "during the declare attackers step": InStep("declare attackers step"),
        "during the declare blockers step": InStep("declare blockers step"),
    }
)

ability.phrase("{cost:Cost}: {effect:Paragraph}", ActivatedAbility)
_ONCE: dict[str, Value] = {"limit_per_turn": 1}
_ONLY: tuple[tuple[str, dict[str, Value]], ...] = (
    ("activate only as a sorcery", {"sorcery_speed": True}),
    ("activate only as a instant", {"instant_speed": True}),
    ("activate only if {instant_timing:Condition}", {}),
    ("activate only {instant_timing:Timing}", {}),
    ("activate only {instant_timing:Timing} and only as a sorcery", {"sorcery_speed": True}),
    ("activate only as a sorcery and only if {instant_timing:Condition}", {"sorcery_speed": True}),
    ("activate only if {instant_timing:Condition} and only as a sorcery", {"sorcery_speed": True}),
    ("activate only {instant_timing:TwoTimings}", {}),
)
two_timings = ORACLE.category("TwoTimings")
"""A condition and a time: "if you control no creatures and only during your turn"."""


def _both_timings(condition: Condition, time: Condition) -> AllHold | None:
    return None if isinstance(condition, AllHold) else AllHold((condition, time))


def _undo_both_timings(node: AllHold) -> Slots:
    return {"condition": node.parts[0], "time": node.parts[1]} if len(node.parts) == 2 else None


two_timings.phrase(
    "if {condition:Condition} and only {time:Timing}",
    _both_timings,
    _undo_both_timings,
    kind=AllHold,
    carries={"only": "AllHold"},
)
for _only, _fixed in _ONLY:
    _carries = {"only": "instant_timing", "each": "limit_per_turn"}
    ability.phrase(f"{{cost:Cost}}: {{effect:Paragraph}} {_only}.", ActivatedAbility, fixed=_fixed, carries=_carries)
    ability.phrase(
        f"{{cost:Cost}}: {{effect:Paragraph}} {_only} and only once each turn.",
        ActivatedAbility,
        fixed={**_fixed, **_ONCE},
        carries=_carries,
    )
_LIMITS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("activate only once each turn", _ONCE),
    ("activate no more than once each turn", _ONCE),
    ("activate no more than twice each turn", {"limit_per_turn": 2}),
    ("activate no more than three times each turn", {"limit_per_turn": 3}),
    ("activate only once", {"limit_ever": True}),
    ("any player may activate this ability", {"activator": AnyPlayer()}),
    ("any player may activate this ability but only as a sorcery", {"activator": AnyPlayer(), "sorcery_speed": True}),
)
for _limit, _fixed in _LIMITS:
    ability.phrase(
        f"{{cost:Cost}}: {{effect:Paragraph}} {_limit}.",
        ActivatedAbility,
        fixed=_fixed,
        carries={"only": "limit_per_turn", "each": "limit_per_turn", "may": "activator"},
    )

# Static abilities (CR 604.1).

ability.phrase("{affected:Affected} {changes:Change+and@affected}.", StaticAbility)


def _while(condition: Condition, affected: Node, changes: tuple[Change, ...]) -> StaticAbility | None:
    """Where it works from is no condition (CR 113.6b): those words stand before a whole ability."""
    if isinstance(condition, IsInZones):
        return None
    return StaticAbility(affected=affected, changes=changes, condition=condition)


def _undo_while(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=Node() as affected, changes=changes, condition=Condition() as condition):
            slots: dict[str, Value] = {"condition": condition, "affected": affected, "changes": changes}
            return slots if node == _while(condition, affected, changes) else None
    return None


ability.phrase(
    "as long as {condition:Condition}, {affected:Affected} {changes:Change+and@affected}.",
    _while,
    _undo_while,
    kind=StaticAbility,
    carries={"as long as": "condition"},
)
ability.phrase(
    "{affected:Affected} {changes:Change+and@affected} as long as {condition:Condition}.",
    StaticAbility,
    carries={"as long as": "condition"},
)


def _static_where_x(affected: Node, changes: tuple[Change, ...], value: Amount) -> StaticAbility | None:
    """ "Equipped creature gets +X/+X, where X is ..."."""
    if not any(isinstance(inner, X) for one in changes for inner in walk(one)):
        return None
    found = tuple(rewrite(one, lambda inner: WhereX(value) if isinstance(inner, X) else inner) for one in changes)
    return StaticAbility(affected=affected, changes=found)


def _undo_static_where_x(node: StaticAbility) -> Slots:
    values = [inner.value for one in node.changes for inner in walk(one) if isinstance(inner, WhereX)]
    if not values or node.affected is None or node != StaticAbility(affected=node.affected, changes=node.changes):
        return None
    bare = tuple(rewrite(one, lambda inner: X() if isinstance(inner, WhereX) else inner) for one in node.changes)
    return {"affected": node.affected, "changes": bare, "value": values[0]}


ability.phrase(
    "{affected:Affected} {changes:Change+and@affected}, where X is {value:Quantity}.",
    _static_where_x,
    _undo_static_where_x,
    kind=StaticAbility,
)


def _cant_be_blocked_by(by: Filter) -> StaticAbility:
    return StaticAbility(affected=This("it"), changes=(CantDo("be blocked", by=by),))


def _undo_cant_be_blocked_by(node: StaticAbility) -> Slots:
    match node.changes:
        case (CantDo(by=Filter() as by),) if node == _cant_be_blocked_by(by):
            return {"by": by}
    return None


ability.phrase("{by:Filter@plural} can't block it.", _cant_be_blocked_by, _undo_cant_be_blocked_by, kind=StaticAbility)

# Entering (CR 614.1c).

ability.phrase("{event:Entering} tapped.", Replacement, fixed={"instead": EntersWith(tapped=True), "as_enters": True})


def _entering(object: This) -> Moves:
    return Moves(object, destination=Zone.BATTLEFIELD)


def _undo_entering(node: Moves) -> Slots:
    return {"object": node.object} if isinstance(node.object, This) and node == _entering(node.object) else None


entering = ORACLE.category("Entering")
entering.phrase("{object:This} enter[s]", _entering, _undo_entering, kind=Moves)
entering.phrase("{object:This} enter[s] the battlefield", _entering, _undo_entering, kind=Moves)

# Whole lines.


def _one(ability: Ability) -> tuple[Ability, ...]:
    return (ability,)


def _undo_one(abilities: tuple[Ability, ...]) -> Slots:
    return {"ability": abilities[0]} if len(abilities) == 1 else None


def _all(keywords: tuple[KeywordAbility, ...]) -> tuple[KeywordAbility, ...]:
    return keywords


def _undo_all(abilities: tuple[Ability, ...]) -> Slots:
    are_listed = all(isinstance(one, KeywordAbility) and one.wording < _SEMICOLON for one in abilities)
    return {"keywords": abilities} if are_listed else None


ability_line.phrase("{ability:Ability}", _one, _undo_one, kind=tuple)
ability_line.phrase("{keywords:Keyword+,}", _all, _undo_all, kind=tuple)
ability_line.phrase(
    "{first:Keyword}; {second:Keyword}",
    lambda first, second: (replace(first, wording=first.wording + _SEMICOLON), second),
    lambda node: (
        {"first": replace(node[0], wording=node[0].wording - _SEMICOLON), "second": node[1]}
        if len(node) == 2 and isinstance(node[0], KeywordAbility) and node[0].wording >= _SEMICOLON
        else None
    ),
    kind=tuple,
)


def _three_keywords(first: KeywordAbility, second: KeywordAbility, third: KeywordAbility) -> tuple[KeywordAbility, ...]:
    return (*(replace(one, wording=one.wording + _SEMICOLON) for one in (first, second)), third)


def _undo_three_keywords(node: tuple[Ability, ...]) -> Slots:
    if len(node) != 3 or not all(isinstance(one, KeywordAbility) and one.wording >= _SEMICOLON for one in node[:2]):
        return None
    first, second = (replace(one, wording=one.wording - _SEMICOLON) for one in node[:2])
    return {"first": first, "second": second, "third": node[2]}


ability_line.phrase(
    "{first:Keyword}; {second:Keyword}; {third:Keyword}", _three_keywords, _undo_three_keywords, kind=tuple
)

spell_ability = ORACLE.category("SpellAbility")
spell_ability.phrase("{effect:Paragraph}", SpellAbility)
spell_line.include(ability_line)
spell_line.phrase("{ability:SpellAbility}", _one, _undo_one, kind=tuple)
