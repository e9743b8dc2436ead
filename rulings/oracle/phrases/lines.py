"""Lines: the kinds of abilities as they stand on a card (CR 113.3).

What is here: keyword lines, spell abilities, activated, triggered and static abilities, entering tapped. What is not:
restrictions on activation, replacement effects with "would", modal blocks, chapters and levels.
"""

from collections.abc import Mapping

from rulings.abilities.ability import (
    Ability,
    ActivatedAbility,
    EntersWith,
    KeywordAbility,
    Replacement,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings.abilities.effects import Effect, If, Sequence
from rulings.abilities.patterns import EventPattern, Moves
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, ability, ability_line, spell_line
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

AFTERWARDS = 1
"""Wording of ``If`` with the condition behind the effect (``branching``)."""

# Triggered abilities (CR 603.1).


def _triggered(event: EventPattern, effect: Effect) -> TriggeredAbility | None:
    """An "if" right after the event is part of the trigger (CR 603.4), never of the effect."""
    first = effect.effects[0] if isinstance(effect, Sequence) else effect
    is_intervening = isinstance(first, If) and first.wording != AFTERWARDS
    return None if is_intervening else TriggeredAbility(event=event, effect=effect)


def _undo_triggered(node: TriggeredAbility) -> Slots:
    return {"event": node.event, "effect": node.effect} if node == _triggered(node.event, node.effect) else None


for _opening in ("<when|whenever> {event:Event}", "at {event:TimeEvent}"):
    ability.phrase(f"{_opening}, {{effect:Paragraph}}", _triggered, _undo_triggered, kind=TriggeredAbility)
    ability.phrase(f"{_opening}, if {{condition:Condition}}, {{effect:Paragraph}}", TriggeredAbility)

# Activated abilities (CR 602.1).

ability.phrase("{cost:Cost}: {effect:Paragraph}", ActivatedAbility)
ability.phrase(
    "{cost:Cost}: {effect:Paragraph} activate only as a sorcery.",
    ActivatedAbility,
    fixed={"sorcery_speed": True},
    carries={"only": "sorcery_speed"},
)
ability.phrase(
    "{cost:Cost}: {effect:Paragraph} activate only once each turn.",
    ActivatedAbility,
    fixed={"limit_per_turn": 1},
    carries={"only": "limit_per_turn", "each": "limit_per_turn"},
)

# Static abilities (CR 604.1).

ability.phrase("{affected:Affected} {changes:Change+and@affected}.", StaticAbility)
ability.phrase(
    "as long as {condition:Condition}, {affected:Affected} {changes:Change+and@affected}.",
    StaticAbility,
    carries={"as long as": "condition"},
)
ability.phrase(
    "{affected:Affected} {changes:Change+and@affected} as long as {condition:Condition}.",
    StaticAbility,
    carries={"as long as": "condition"},
)

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
    return {"keywords": abilities} if all(isinstance(one, KeywordAbility) for one in abilities) else None


ability_line.phrase("{ability:Ability}", _one, _undo_one, kind=tuple)
ability_line.phrase("{keywords:Keyword+,}", _all, _undo_all, kind=tuple)

spell_ability = ORACLE.category("SpellAbility")
spell_ability.phrase("{effect:Paragraph}", SpellAbility)
spell_line.include(ability_line)
spell_line.phrase("{ability:SpellAbility}", _one, _undo_one, kind=tuple)
