"""How often: abilities that trigger or allow something only so often, and what spells target (CR 603.2, 115).

What is here: "this ability triggers only once each turn", "once during each of your turns, you may cast", "that targets
this creature". What is not: how often an ability may be activated (``lines``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import Condition, Fits, InStep
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import OnceEachTurn
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import It, Several, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import Clauses, ability, condition, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.lines import is_intervening

Slots = Mapping[str, Value] | None

# Triggers.


def _limited_if(event: EventPattern, condition: Condition, effect: Effect, limit: int) -> TriggeredAbility:
    return TriggeredAbility(event=event, condition=condition, effect=effect, limit_per_turn=limit)


def _declare_limit(words: str, limit: int) -> None:
    end = f"this ability triggers only {words} each turn."

    carries = {"only": "limit_per_turn", "each": "limit_per_turn"}
    for opening in ("<when|whenever> {event:Event}", "at {event:TimeEvent}"):
        ability.phrase(
            f"{opening}, {{effect:Paragraph}} {end}",
            TriggeredAbility(
                event=hole("event"),
                effect=hole(
                    "effect", where=lambda one: not is_intervening(one.effects[0] if isinstance(one, Sequence) else one)
                ),
                limit_per_turn=limit,
            ),
            carries=carries,
        )
        ability.phrase(
            f"{opening}, if {{condition:Condition}}, {{effect:Paragraph}} {end}",
            _limited_if(hole("event"), hole("condition"), hole("effect"), limit),
            carries=carries,
        )


_declare_limit("once", 1)
_declare_limit("twice", 2)

# "Do this only once each turn": about what may be done, not about the trigger (CR 603.2h).


def _once(effect: Effect) -> Effect | None:
    match effect:
        case May():
            return OnceEachTurn(effect)
        case IfDone(first=May() as first, reflexive=False):
            return replace(effect, first=OnceEachTurn(first))
        case Clauses(effects=(May() as only,)):
            return replace(effect, effects=(OnceEachTurn(only),))
        case Sequence(effects=(May() as first, *rest)):
            return Sequence((OnceEachTurn(first), *rest))
    return None


def _undo_once(effect: Effect) -> Effect | None:
    match effect:
        case OnceEachTurn(effect=inner):
            return inner
        case IfDone(first=OnceEachTurn(effect=first)):
            return replace(effect, first=first)
        case Clauses(effects=(OnceEachTurn(effect=only),)):
            return replace(effect, effects=(only,))
        case Sequence(effects=(OnceEachTurn(effect=first), *rest)):
            return Sequence((first, *rest))
    return None


def _done_once(event: EventPattern, effect: Effect, condition: Condition | None = None) -> TriggeredAbility | None:
    found = _once(effect)
    return TriggeredAbility(event=event, condition=condition, effect=found) if found is not None else None


def _undo_done_once(node: TriggeredAbility) -> Slots:
    effect = _undo_once(node.effect)
    if effect is None or node != _done_once(node.event, effect, node.condition):
        return None
    return {"event": node.event, "effect": effect, "condition": node.condition}


for _opening in ("<when|whenever> {event:Event}", "at {event:TimeEvent}"):
    ability.phrase(
        f"{_opening}<, if {{condition:Condition}}>, {{effect:Paragraph}} do this only once each turn.",
        _done_once,
        _undo_done_once,
        kind=TriggeredAbility,
        carries={"only": "effect", "each": "effect"},
    )

# Permissions.

_SOURCES = (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY))


def _declare_once(words: str, when: Condition | None, place: str, zone: Zone) -> None:

    ability.phrase(
        f"{words}, you may cast a {{filter:Filter@singular}} from {place}.",
        StaticAbility(
            changes=(
                PlayerMay(
                    You(),
                    "cast",
                    hole("filter", where=lambda one: one.kind is Kind.SPELL),
                    InZone(zone, You()),
                    once_each_turn=True,
                ),
            ),
            condition=when,
        ),
        carries={"may": "changes", "each": "changes"},
    )


for _place, _zone in _SOURCES:
    _declare_once("once during each of your turns", InStep("turn", You()), _place, _zone)
    _declare_once("once each turn", None, _place, _zone)

# What spells and abilities target.


for _words, _only in (("target[s:self]", False), ("target[s:self] only", True)):
    qualifier.phrase(
        f"that {_words} {{object:Object}}", SpellTargets(hole("object", This, It), _only), carries={"only": "only"}
    )
    for _article in ("a", "one or more"):
        qualifier.phrase(
            f"that {_words} {_article} {{filter:Filter@{'singular' if _article == 'a' else 'plural'}}}",
            SpellTargets(hole("filter"), _only),
            carries={"only": "only"},
        )
    if _only:
        # Not "a single permanent" alone: "permanent or player" is one thing.
        qualifier.phrase(
            "that targets only a single {filter:Filter@singular}",
            SpellTargets(hole("filter", where=lambda one: one.predicates), only=True, single=True),
            carries={"only": "only"},
        )
        _ANYTHING = SpellTargets(Several((Filter(Kind.PERMANENT), AnyPlayer())), only=True, single=True)
        qualifier.words({"that targets only a single permanent or player": _ANYTHING})
    qualifier.phrase(f"that {_words} {{player:Player}}", SpellTargets(hole("player"), _only), carries={"only": "only"})


condition.phrase(
    "{object:Object} targets only {what:This}",
    Fits(hole("object"), Filter(Kind.SPELL, (SpellTargets(hole("what"), only=True),))),
    carries={"only": "filter"},
)
