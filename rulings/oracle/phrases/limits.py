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
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import It, ObjectRef, Several, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import Clauses, ability, condition, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.lines import is_intervening

Slots = Mapping[str, Value] | None

# Triggers.


def _limited(event: EventPattern, effect: Effect, limit: int) -> TriggeredAbility | None:
    first = effect.effects[0] if isinstance(effect, Sequence) else effect
    if is_intervening(first):
        return None
    return TriggeredAbility(event=event, effect=effect, limit_per_turn=limit)


def _limited_if(event: EventPattern, condition: Condition, effect: Effect, limit: int) -> TriggeredAbility:
    return TriggeredAbility(event=event, condition=condition, effect=effect, limit_per_turn=limit)


def _declare_limit(words: str, limit: int) -> None:
    end = f"this ability triggers only {words} each turn."

    def make(event: EventPattern, effect: Effect) -> TriggeredAbility | None:
        return _limited(event, effect, limit)

    def unmake(node: TriggeredAbility) -> Slots:
        return {"event": node.event, "effect": node.effect} if node == make(node.event, node.effect) else None

    def make_if(event: EventPattern, condition: Condition, effect: Effect) -> TriggeredAbility:
        return _limited_if(event, condition, effect, limit)

    def unmake_if(node: TriggeredAbility) -> Slots:
        if node.condition is None or node != make_if(node.event, node.condition, node.effect):
            return None
        return {"event": node.event, "condition": node.condition, "effect": node.effect}

    carries = {"only": "limit_per_turn", "each": "limit_per_turn"}
    for opening in ("<when|whenever> {event:Event}", "at {event:TimeEvent}"):
        ability.phrase(f"{opening}, {{effect:Paragraph}} {end}", make, unmake, kind=TriggeredAbility, carries=carries)
        ability.phrase(
            f"{opening}, if {{condition:Condition}}, {{effect:Paragraph}} {end}",
            make_if,
            unmake_if,
            kind=TriggeredAbility,
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
    def make(filter: Filter) -> StaticAbility | None:
        if filter.kind is not Kind.SPELL:
            return None
        may = PlayerMay(You(), "cast", filter, InZone(zone, You()), once_each_turn=True)
        return StaticAbility(changes=(may,), condition=when)

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (PlayerMay(filter=Filter() as filter),):
                return {"filter": filter} if node == make(filter) else None
        return None

    ability.phrase(
        f"{words}, you may cast a {{filter:Filter@singular}} from {place}.",
        make,
        unmake,
        kind=StaticAbility,
        carries={"may": "changes", "each": "changes"},
    )


for _place, _zone in _SOURCES:
    _declare_once("once during each of your turns", InStep("turn", You()), _place, _zone)
    _declare_once("once each turn", None, _place, _zone)

# What spells and abilities target.


for _words, _only in (("target[s:self]", False), ("target[s:self] only", True)):

    def _targets_object(object: ObjectRef, only: bool = _only) -> SpellTargets | None:
        return SpellTargets(object, only) if isinstance(object, This | It) else None

    def _undo_targets_object(node: SpellTargets, only: bool = _only) -> Slots:
        return {"object": node.what} if isinstance(node.what, This | It) and node.only is only else None

    def _targets_some(filter: Filter, only: bool = _only) -> SpellTargets:
        return SpellTargets(filter, only)

    def _undo_targets_some(node: SpellTargets, only: bool = _only) -> Slots:
        return (
            {"filter": node.what} if isinstance(node.what, Filter) and node == SpellTargets(node.what, only) else None
        )

    def _targets_player(player: PlayerRef, only: bool = _only) -> SpellTargets:
        return SpellTargets(player, only)

    def _undo_targets_player(node: SpellTargets, only: bool = _only) -> Slots:
        return {"player": node.what} if isinstance(node.what, PlayerRef) and node.only is only else None

    qualifier.phrase(
        f"that {_words} {{object:Object}}",
        _targets_object,
        _undo_targets_object,
        kind=SpellTargets,
        carries={"only": "only"},
    )
    for _article in ("a", "one or more"):
        qualifier.phrase(
            f"that {_words} {_article} {{filter:Filter@{'singular' if _article == 'a' else 'plural'}}}",
            _targets_some,
            _undo_targets_some,
            kind=SpellTargets,
            carries={"only": "only"},
        )
    if _only:

        def _targets_single(filter: Filter) -> SpellTargets | None:
            """Not "a single permanent" alone: "permanent or player" is one thing."""
            return SpellTargets(filter, only=True, single=True) if filter.predicates else None

        def _undo_targets_single(node: SpellTargets) -> Slots:
            return {"filter": node.what} if isinstance(node.what, Filter) and node.single else None

        qualifier.phrase(
            "that targets only a single {filter:Filter@singular}",
            _targets_single,
            _undo_targets_single,
            kind=SpellTargets,
            carries={"only": "only"},
        )
        _ANYTHING = SpellTargets(Several((Filter(Kind.PERMANENT), AnyPlayer())), only=True, single=True)
        qualifier.words({"that targets only a single permanent or player": _ANYTHING})
    qualifier.phrase(
        f"that {_words} {{player:Player}}",
        _targets_player,
        _undo_targets_player,
        kind=SpellTargets,
        carries={"only": "only"},
    )


def _spell_targets_only(object: ObjectRef, what: This) -> Fits:
    return Fits(object, Filter(Kind.SPELL, (SpellTargets(what, only=True),)))


def _undo_spell_targets_only(node: Fits) -> Slots:
    match node:
        case Fits(object=ObjectRef() as object, filter=Filter(predicates=(SpellTargets(what=This() as what),))):
            return {"object": object, "what": what} if node == _spell_targets_only(object, what) else None
    return None


condition.phrase(
    "{object:Object} targets only {what:This}",
    _spell_targets_only,
    _undo_spell_targets_only,
    kind=Fits,
    carries={"only": "filter"},
)
