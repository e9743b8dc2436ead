"""How permanents enter the battlefield by their own text or that of others (CR 614.1c-614.1e, 614.12).

What is here: tapped, with counters, choices as it enters, entering as a copy. What is not: how an effect puts
something onto the battlefield (``putting``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.costs.cost import Cost
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
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Who enters: "~ enters", or others.


def _others(filter: Filter) -> Moves:
    return Moves(filter, destination=Zone.BATTLEFIELD)


enters = ORACLE.category("SomethingEnters")
enters.include(ORACLE.category("Entering"))
enters.phrase("{filter:Filter@plural} enter", Moves(hole("filter"), destination=Zone.BATTLEFIELD))
enters.phrase(
    "each {filter:Filter@singular} enters",
    Moves(hole("filter"), destination=Zone.BATTLEFIELD),
    carries={"each": "Moves"},
)
enters.phrase(
    "each other {filter:Filter@singular} enters",
    _others(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"each": "Moves"},
)

# Tapped.

_TAPPED: dict[str, Value] = {"instead": EntersWith(tapped=True), "as_enters": True}
others_enter = ORACLE.category("OthersEnter")
others_enter.phrase("{filter:Filter@plural} enter", Moves(hole("filter"), destination=Zone.BATTLEFIELD))
others_enter.phrase(
    "each {filter:Filter@singular} enters",
    Moves(hole("filter"), destination=Zone.BATTLEFIELD),
    carries={"each": "Moves"},
)
ability.phrase("{event:OthersEnter} tapped.", Replacement, fixed=_TAPPED)


ability.phrase(
    "{event:Entering} tapped unless {condition:Condition}.",
    Replacement(
        event=hole("event"), condition=Negated(hole("condition")), instead=EntersWith(tapped=True), as_enters=True
    ),
    carries={"unless": "condition"},
)
ability.phrase("{event:Entering} tapped if {condition:Condition}.", Replacement, fixed=_TAPPED)
ability.phrase("if {condition:Condition}, {event:Entering} tapped.", Replacement, fixed=_TAPPED)

# With counters.


def _with_counters(event: Moves, counters: tuple[Effect, ...]) -> Replacement:
    return Replacement(event=event, instead=EntersWith(counters=counters), as_enters=True)


_WITH = "{event:SomethingEnters} with {counters:EnteringCounters+and}"
ability.phrase(
    f"{_WITH}.", Replacement(event=hole("event"), instead=EntersWith(counters=hole("counters")), as_enters=True)
)
ability.phrase(
    f"{_WITH} if {{condition:Condition}}.",
    replace(_with_counters(hole("event"), hole("counters")), condition=hole("condition")),
)
ability.phrase(
    "if {condition:Condition}, {event:EntersAgain} with {counters:EnteringCounters+and}.",
    replace(_with_counters(hole("event"), hole("counters")), condition=hole("condition")),
)
ability.phrase(
    "{event:SomethingEnters} tapped <|and >with {counters:EnteringCounters+and}.",
    Replacement(event=hole("event"), instead=EntersWith(tapped=True, counters=hole("counters")), as_enters=True),
)


# "Escapes with" counters: if it escaped, it enters with them (CR 702.138c).
ability.phrase(
    "{this:This} escapes with {counters:EnteringCounters+and}.",
    replace(
        _with_counters(Moves(hole("this"), destination=Zone.BATTLEFIELD), hole("counters")), condition=WasPaid("escape")
    ),
)


# "Enters with six counters. It escapes with twelve instead": the one or the other, by how it was cast.
ability_line.phrase(
    "{this:This} enters with {counters:EnteringCounters+and}. it escapes with {others:EnteringCounters+and} instead.",
    (
        replace(
            _with_counters(Moves(hole("this"), destination=Zone.BATTLEFIELD), hole("counters")),
            condition=Negated(WasPaid("escape")),
        ),
        replace(
            _with_counters(Moves(hole("this"), destination=Zone.BATTLEFIELD), hole("others")),
            condition=WasPaid("escape"),
        ),
    ),
    carries={"instead": "tuple"},
)

again = ORACLE.category("EntersAgain")
"""After a condition that names it: "it enters" or its own words once more."""
again.include(ORACLE.category("Entering"))


again.phrase("it enters", Moves(This("it"), destination=Zone.BATTLEFIELD))

# Choices as it enters.

entry_choice = ORACLE.category("EntryChoice")
"""What is chosen as something enters (CR 614.12a)."""
for _what in ("color", "creature type", "basic land type", "land type", "card type", "opponent", "player"):
    entry_choice.phrase(f"choose a {_what}", MakeChoice, fixed={"who": You(), "what": _what})
for _what in CARD_NAME_CHOICES:
    entry_choice.phrase(f"choose a {_what}", MakeChoice, fixed={"who": You(), "what": _what})
_EVERY_OTHER = "turn all other {filter:Filter@plural} face down"


entry_choice.phrase(
    _EVERY_OTHER,
    TurnFaceDown(Every(Filter(hole("filter").kind, (Another(), *hole("filter").predicates)))),
    carries={"other": "what"},
)


def _as_enters(event: Moves, effect: Effect) -> Replacement:
    return Replacement(event=event, instead=EntersWith(effect=effect), as_enters=True)


ability.phrase(
    "as {event:Entering}, {effect:EntryChoice}.",
    Replacement(event=hole("event"), instead=EntersWith(effect=hole("effect")), as_enters=True),
)


entry_payment = ORACLE.category("EntryPayment")
entry_payment.phrase("pay {amount:Quantity} life", PayLife)
entry_payment.phrase("reveal {what:Object}", RevealCost)
entry_payment.phrase("discard {what:Object}", DiscardCost)
for _it in ("it enters tapped", "it enters the battlefield tapped", "~ enters tapped", "this land enters tapped"):
    ability.phrase(
        f"as {{event:Entering}}, you may {{part:EntryPayment}}. if you don't, {_it}.",
        _as_enters(hole("event"), MayPay(You(), Cost((hole("part"),)), otherwise=Tap(This()))),
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
