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
from rulings.abilities.conditions.condition import AllHold, InStep, IsInZones, Negated, PlayerIs
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import ActivePlayer, AnyPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import AFTERWARDS, AFTERWARDS_WITH_OTHERWISE, ORACLE, ability, ability_line, spell_line
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

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


for _opening in ("<when|whenever> {event:Event}", "at {event:TimeEvent}"):
    # An "if" right after the event is part of the trigger (CR 603.4), never of the effect.
    ability.phrase(
        f"{_opening}, {{effect:Paragraph}}",
        TriggeredAbility(
            event=hole("event"),
            effect=hole(
                "effect", where=lambda one: not is_intervening(one.effects[0] if isinstance(one, Sequence) else one)
            ),
        ),
    )
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


two_timings.phrase(
    "if {condition:Condition} and only {time:Timing}",
    AllHold((hole("condition", unless=AllHold), hole("time"))),
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


# Where it works from is no condition (CR 113.6b): those words stand before a whole ability.
ability.phrase(
    "as long as {condition:Condition}, {affected:Affected} {changes:Change+and@affected}.",
    StaticAbility(affected=hole("affected"), changes=hole("changes"), condition=hole("condition", unless=IsInZones)),
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


ability.phrase(
    "{by:Filter@plural} can't block it.",
    StaticAbility(affected=This("it"), changes=(CantDo("be blocked", by=hole("by")),)),
)

# Entering (CR 614.1c).

ability.phrase("{event:Entering} tapped.", Replacement, fixed={"instead": EntersWith(tapped=True), "as_enters": True})


entering = ORACLE.category("Entering")
entering.phrase("{object:This} enter[s]", Moves(hole("object"), destination=Zone.BATTLEFIELD))
entering.phrase("{object:This} enter[s] the battlefield", Moves(hole("object"), destination=Zone.BATTLEFIELD))

# Whole lines.


ability_line.phrase("{ability:Ability}", (hole("ability"),))
ability_line.phrase(
    "{keywords:Keyword+,}",
    hole(
        "keywords", where=lambda them: all(isinstance(one, KeywordAbility) and one.wording < _SEMICOLON for one in them)
    ),
    kind=tuple,
)
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
spell_line.phrase("{ability:SpellAbility}", (hole("ability"),))
