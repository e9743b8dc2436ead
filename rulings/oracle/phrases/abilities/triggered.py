"""Triggered abilities with a shape of their own (CR 603). What is not: their events (``events``)."""

from dataclasses import replace

from rulings.abilities.ability import KeywordAbility, TriggeredAbility
from rulings.abilities.changes.change import Change, GainAbilities, LoseAbilities, SetTypes
from rulings.abilities.conditions.condition import Condition, Fits
from rulings.abilities.effects.cards import RememberPut
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Sequence
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo, Sacrifice
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Attach
from rulings.abilities.effects.spells import OnceEachTurn
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import ActivatesAbility, CastsSpell
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, ControllerOf, You
from rulings.abilities.references import Attached, ObjectRef, Target, This, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import AFTERWARDS, AFTERWARDS_WITH_OTHERWISE, Clauses, ability
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

_YOURS = Entering(controller=You())


def _limited_if(event: EventPattern, condition: Condition, effect: Effect, limit: int) -> TriggeredAbility:
    return TriggeredAbility(event=event, condition=condition, effect=effect, limit_per_turn=limit)


_BEHIND = (AFTERWARDS, AFTERWARDS_WITH_OTHERWISE)


def is_intervening(first: Effect) -> bool:
    """Whether it begins with a condition, which after the event of a trigger is the trigger's own (CR 603.4)."""
    if isinstance(first, IfDone):
        return is_intervening(first.first)
    return isinstance(first, If) and first.wording not in _BEHIND


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
    # The offer stands in one of four places of the effect.
    ability.phrase(
        f"{_opening}<, if {{condition:Condition}}>, {{effect:Paragraph}} do this only once each turn.",
        _done_once,
        _undo_done_once,
        kind=TriggeredAbility,
        carries={"only": "effect", "each": "effect"},
    )
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
_ENCHANTS = KeywordAbility(name="enchant", quality=Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith())))
_ENCHANTED = Attached("enchanted", "creature card")
_TARGET = Target(Filter(Kind.CARD, (HasType(CardType.CREATURE), InZone(Zone.GRAVEYARD))))
_WAYS: dict[str, tuple[Effect, tuple[Change, ...]]] = {
    "return": (
        ReturnTo(_ENCHANTED, Zone.BATTLEFIELD, _YOURS),
        (LoseAbilities(("enchant",)), GainAbilities((_ENCHANTS,))),
    ),
    "put tapped": (
        PutInto(You(), _ENCHANTED, Zone.BATTLEFIELD, entering=Entering(tapped=True, controller=You())),
        (LoseAbilities(("enchant",)), GainAbilities((_ENCHANTS,))),
    ),
    "become": (
        PutInto(You(), _TARGET, Zone.BATTLEFIELD, entering=_YOURS),
        (SetTypes((), ("Aura",)), GainAbilities((_ENCHANTS,))),
    ),
}


def _brings_back(way: str) -> TriggeredAbility:
    """It comes back, the Aura remembers and enchants it, and takes it along when it leaves."""
    entering, changes = _WAYS[way]
    back: ObjectRef = ThisWay("returned" if isinstance(entering, ReturnTo) else "put")
    leaves = Moves(This(), origin=Zone.BATTLEFIELD)
    return TriggeredAbility(
        event=Moves(This(), destination=Zone.BATTLEFIELD),
        condition=Fits(This(zone=Zone.BATTLEFIELD), Filter(Kind.PERMANENT)),
        effect=Sequence(
            (
                entering,
                RememberPut(back),
                Continuous(This(), changes),
                Attach(This(), back),
                Delayed(leaves, Sacrifice(ControllerOf(back), back)),
            )
        ),
    )


def _declare(way: str, template: str) -> None:

    ability.phrase(template, _brings_back(way))


for _way, _brings in (
    ("return", "return enchanted creature card to the battlefield under your control"),
    ("put tapped", "put enchanted creature card onto the battlefield tapped under your control"),
):
    _declare(
        _way,
        "when this Aura enters, if it's on the battlefield, it loses \u201c_enchant creature card in a graveyard "
        "\u201d and gains \u201c_enchant creature put onto the battlefield with this Aura . \u201d . "
        f"{_brings} and attach this Aura to it. when this Aura leaves the battlefield, that creature's controller "
        "sacrifices it.",
    )
_declare(
    "become",
    "when this enchantment enters, if it's on the battlefield, it becomes a Aura with \u201c_enchant creature put "
    "onto the battlefield with ~ . \u201d . put target creature card from a graveyard onto the battlefield under your "
    "control and attach this enchantment to it. when this enchantment leaves the battlefield, that creature's "
    "controller sacrifices it.",
)
ability.phrase(
    "at {first:TimeEvent} and whenever {second:Event}, {effect:Paragraph}",
    TriggeredAbility(event=AnyOfEvents((hole("first"), hole("second"))), effect=hole("effect")),
)


def _second(nth: int, words: str) -> None:

    ability.phrase(
        f"whenever you cast a spell, if it's the {words} {{spell:Filter@singular}} you cast this turn, "
        "{effect:Paragraph}",
        TriggeredAbility(
            event=CastsSpell(You(), hole("spell", where=lambda one: one.kind is Kind.SPELL), nth=nth),
            effect=hole("effect"),
        ),
    )


for _nth, _words in ((2, "second"), (3, "third")):
    _second(_nth, _words)
ability.phrase(
    "whenever {who:Player} activate[s] a ability, if it isn't a mana ability, {effect:Paragraph}",
    TriggeredAbility(event=ActivatesAbility(hole("who"), not_mana=True), effect=hole("effect")),
)
ability.phrase(
    "whenever a ability of {of:Attached} is activated, if it isn't a mana ability, {effect:Paragraph}",
    TriggeredAbility(event=ActivatesAbility(AnyPlayer(), hole("of"), not_mana=True), effect=hole("effect")),
)
