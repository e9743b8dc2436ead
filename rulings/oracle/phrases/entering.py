"""How permanents enter the battlefield by their own text or that of others (CR 614.1c-614.1e, 614.12).

What is here: tapped, with counters, choices as it enters, entering as a copy. What is not: how an effect puts
something onto the battlefield (``putting``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.costs.objects import DiscardCost, RevealCost
from rulings.abilities.effects.choosing import CARD_NAME_CHOICES, MakeChoice
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.permanents import Tap, TurnFaceDown
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.modifications import EntersWith
from rulings.abilities.players import You
from rulings.abilities.references import Choose, Every, ObjectRef, This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, ability, ability_line
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Who enters: "~ enters", or others.


def _others(filter: Filter) -> Moves:
    return Moves(filter, destination=Zone.BATTLEFIELD)


def _undo_others(node: Moves) -> Slots:
    return {"filter": node.object} if isinstance(node.object, Filter) and node == _others(node.object) else None


def _each_other(filter: Filter) -> Moves:
    return _others(Filter(filter.kind, (Another(), *filter.predicates)))


def _undo_each_other(node: Moves) -> Slots:
    if not isinstance(node.object, Filter) or node.object.predicates[:1] != (Another(),):
        return None
    filter = Filter(node.object.kind, node.object.predicates[1:])
    return {"filter": filter} if node == _each_other(filter) else None


enters = ORACLE.category("SomethingEnters")
enters.include(ORACLE.category("Entering"))
enters.phrase("{filter:Filter@plural} enter", _others, _undo_others, kind=Moves)
enters.phrase("each {filter:Filter@singular} enters", _others, _undo_others, kind=Moves, carries={"each": "Moves"})
enters.phrase(
    "each other {filter:Filter@singular} enters", _each_other, _undo_each_other, kind=Moves, carries={"each": "Moves"}
)

# Tapped.

_TAPPED: dict[str, Value] = {"instead": EntersWith(tapped=True), "as_enters": True}
others_enter = ORACLE.category("OthersEnter")
others_enter.phrase("{filter:Filter@plural} enter", _others, _undo_others, kind=Moves)
others_enter.phrase(
    "each {filter:Filter@singular} enters", _others, _undo_others, kind=Moves, carries={"each": "Moves"}
)
ability.phrase("{event:OthersEnter} tapped.", Replacement, fixed=_TAPPED)


def _unless(event: Moves, condition: Condition) -> Replacement:
    return Replacement(event=event, condition=Negated(condition), instead=EntersWith(tapped=True), as_enters=True)


def _undo_unless(node: Replacement) -> Slots:
    if not isinstance(node.condition, Negated) or not isinstance(node.event, Moves):
        return None
    inner = node.condition.condition
    return {"event": node.event, "condition": inner} if node == _unless(node.event, inner) else None


ability.phrase(
    "{event:Entering} tapped unless {condition:Condition}.",
    _unless,
    _undo_unless,
    kind=Replacement,
    carries={"unless": "condition"},
)
ability.phrase("{event:Entering} tapped if {condition:Condition}.", Replacement, fixed=_TAPPED)
ability.phrase("if {condition:Condition}, {event:Entering} tapped.", Replacement, fixed=_TAPPED)

# With counters.


def _with_counters(event: Moves, counters: tuple[Effect, ...]) -> Replacement:
    return Replacement(event=event, instead=EntersWith(counters=counters), as_enters=True)


def _undo_with_counters(node: Replacement) -> Slots:
    match node:
        case Replacement(event=Moves() as event, instead=EntersWith(counters=counters)) if counters:
            return {"event": event, "counters": counters} if node == _with_counters(event, counters) else None
    return None


def _with_counters_if(event: Moves, counters: tuple[Effect, ...], condition: Condition) -> Replacement:
    return replace(_with_counters(event, counters), condition=condition)


def _undo_with_counters_if(node: Replacement) -> Slots:
    found = _undo_with_counters(replace(node, condition=None))
    return {**found, "condition": node.condition} if found and node.condition is not None else None


def _tapped_with(event: Moves, counters: tuple[Effect, ...]) -> Replacement:
    return Replacement(event=event, instead=EntersWith(tapped=True, counters=counters), as_enters=True)


def _undo_tapped_with(node: Replacement) -> Slots:
    match node:
        case Replacement(event=Moves() as event, instead=EntersWith(counters=counters)) if counters:
            return {"event": event, "counters": counters} if node == _tapped_with(event, counters) else None
    return None


_WITH = "{event:SomethingEnters} with {counters:EnteringCounters+and}"
ability.phrase(f"{_WITH}.", _with_counters, _undo_with_counters, kind=Replacement)
ability.phrase(f"{_WITH} if {{condition:Condition}}.", _with_counters_if, _undo_with_counters_if, kind=Replacement)
ability.phrase(
    "if {condition:Condition}, {event:EntersAgain} with {counters:EnteringCounters+and}.",
    _with_counters_if,
    _undo_with_counters_if,
    kind=Replacement,
)
ability.phrase(
    "{event:SomethingEnters} tapped <|and >with {counters:EnteringCounters+and}.",
    _tapped_with,
    _undo_tapped_with,
    kind=Replacement,
)


def _escapes_with(this: This, counters: tuple[Effect, ...]) -> Replacement:
    """ "Escapes with" counters: if it escaped, it enters with them (CR 702.138c)."""
    entering = _with_counters(Moves(this, destination=Zone.BATTLEFIELD), counters)
    return replace(entering, condition=WasPaid("escape"))


def _undo_escapes_with(node: Replacement) -> Slots:
    match node:
        case Replacement(event=Moves(object=This() as this), instead=EntersWith(counters=counters)) if counters:
            return {"this": this, "counters": counters} if node == _escapes_with(this, counters) else None
    return None


ability.phrase(
    "{this:This} escapes with {counters:EnteringCounters+and}.", _escapes_with, _undo_escapes_with, kind=Replacement
)


def _or_escapes_with(
    this: This, counters: tuple[Effect, ...], others: tuple[Effect, ...]
) -> tuple[Replacement, Replacement]:
    """ "Enters with six counters. It escapes with twelve instead": the one or the other, by how it was cast."""
    entering = _with_counters(Moves(this, destination=Zone.BATTLEFIELD), counters)
    return replace(entering, condition=Negated(WasPaid("escape"))), _escapes_with(this, others)


def _undo_or_escapes_with(abilities: tuple[Replacement, ...]) -> Slots:
    match abilities:
        case (
            Replacement(event=Moves(object=This() as this), instead=EntersWith(counters=counters)),
            Replacement(instead=EntersWith(counters=others)),
        ) if abilities == _or_escapes_with(this, counters, others):
            return {"this": this, "counters": counters, "others": others}
    return None


ability_line.phrase(
    "{this:This} enters with {counters:EnteringCounters+and}. it escapes with {others:EnteringCounters+and} instead.",
    _or_escapes_with,
    _undo_or_escapes_with,
    kind=tuple,
    carries={"instead": "tuple"},
)

again = ORACLE.category("EntersAgain")
"""After a condition that names it: "it enters" or its own words once more."""
again.include(ORACLE.category("Entering"))


def _it_enters() -> Moves:
    return Moves(This("it"), destination=Zone.BATTLEFIELD)


again.phrase("it enters", _it_enters, lambda node: {} if node == _it_enters() else None, kind=Moves)

# Choices as it enters.

entry_choice = ORACLE.category("EntryChoice")
"""What is chosen as something enters (CR 614.12a)."""
for _what in ("color", "creature type", "basic land type", "land type", "card type", "opponent", "player"):
    entry_choice.phrase(f"choose a {_what}", MakeChoice, fixed={"who": You(), "what": _what})
for _what in CARD_NAME_CHOICES:
    entry_choice.phrase(f"choose a {_what}", MakeChoice, fixed={"who": You(), "what": _what})
_EVERY_OTHER = "turn all other {filter:Filter@plural} face down"


def _turns_down(filter: Filter) -> TurnFaceDown:
    return TurnFaceDown(Every(Filter(filter.kind, (Another(), *filter.predicates))))


def _undo_turns_down(node: TurnFaceDown) -> Slots:
    match node.what:
        case Every(filter=Filter(kind=kind, predicates=(Another(than=None), *rest))):
            return {"filter": Filter(kind, tuple(rest))}
    return None


entry_choice.phrase(_EVERY_OTHER, _turns_down, _undo_turns_down, kind=TurnFaceDown, carries={"other": "what"})


def _as_enters(event: Moves, effect: Effect) -> Replacement:
    return Replacement(event=event, instead=EntersWith(effect=effect), as_enters=True)


def _undo_as_enters(node: Replacement) -> Slots:
    match node:
        case Replacement(event=Moves() as event, instead=EntersWith(effect=Effect() as effect)):
            return {"event": event, "effect": effect} if node == _as_enters(event, effect) else None
    return None


ability.phrase("as {event:Entering}, {effect:EntryChoice}.", _as_enters, _undo_as_enters, kind=Replacement)


def _or_tapped(event: Moves, part: CostPart) -> Replacement:
    tapped = Tap(This())
    return _as_enters(event, MayPay(You(), Cost((part,)), otherwise=tapped))


def _undo_or_tapped(node: Replacement) -> Slots:
    match node:
        case Replacement(event=Moves() as event, instead=EntersWith(effect=MayPay(cost=Cost(parts=(part,))))):
            return {"event": event, "part": part} if node == _or_tapped(event, part) else None
    return None


entry_payment = ORACLE.category("EntryPayment")
entry_payment.phrase("pay {amount:Quantity} life", PayLife)
entry_payment.phrase("reveal {what:Object}", RevealCost)
entry_payment.phrase("discard {what:Object}", DiscardCost)
for _it in ("it enters tapped", "it enters the battlefield tapped", "~ enters tapped", "this land enters tapped"):
    ability.phrase(
        f"as {{event:Entering}}, you may {{part:EntryPayment}}. if you don't, {_it}.",
        _or_tapped,
        _undo_or_tapped,
        kind=Replacement,
        carries={"may": "instead"},
    )

# As a copy (CR 707.5, 614.1c).

original = ORACLE.category("CopyOriginal")
"""What something enters as a copy of."""
original.phrase("<a|any> {filter:Filter@singular}", Choose)


def _as_copy(this: This, of: ObjectRef, exceptions: tuple[Change, ...] = ()) -> Replacement:
    copying = Continuous(this, (BecomeCopy(of, exceptions),))
    return _as_enters(Moves(this, destination=Zone.BATTLEFIELD), May(You(), copying))


def _undo_as_copy(node: Replacement) -> Slots:
    match node.instead:
        case EntersWith(
            effect=May(
                effect=Continuous(
                    objects=This() as this, changes=(BecomeCopy(of=ObjectRef() as of, exceptions=exceptions),)
                )
            )
        ):
            slots = {"this": this, "of": of, "exceptions": exceptions}
            return slots if node == _as_copy(this, of, exceptions) else None
    return None


ability.phrase(
    "you may have {this:This} enter as a copy of {of:CopyOriginal}<, except {exceptions:CopyExceptions}>.",
    _as_copy,
    _undo_as_copy,
    kind=Replacement,
    carries={"may": "instead", "except": "instead"},
)
