"""Shapes that few texts have, in one sentence or line each.

What is here: counters put over, damage set, control of what enters, limits of casting, what was so as a spell was cast.
What is not: anything that a common phrase could say.
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.changes.change import Change, SetController
from rulings.abilities.changes.permissions import DoesntTrigger
from rulings.abilities.conditions.condition import AnyHolds, Compare, Exists, Fits
from rulings.abilities.conditions.history import ActivatedThisTurn, AsItWasCast, WasPaid
from rulings.abilities.durations import Duration, UntilEndOfTurn
from rulings.abilities.effects.cards import ExileUntilKept
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.counters import PutItsCounters
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Replace, Sequence
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.moving import Destroy, Sacrifice
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.effects.spells import LimitCasting, StillResolves
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.permanents import BecomesTapped
from rulings.abilities.filters.characteristics import HasExtreme
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import WasAttachedTo
from rulings.abilities.modifications import EntersWith, SetAmount
from rulings.abilities.node import Node
from rulings.abilities.players import Opponent, PlayerRef, You
from rulings.abilities.references import Choose, ObjectRef, Target, This
from rulings.abilities.vocabulary import Comparison, Kind, Stat, Zone
from rulings.oracle.categories import AFTERWARDS, ability, condition, effect, event, qualifier, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Counters and attachments of what is gone.

effect.phrase("put {of:Object's} counters on {on:Object}", PutItsCounters)
qualifier.phrase("that was attached to {to:This}", WasAttachedTo)

# Damage set to a number.


def _at_least_its_power(source: Node, this: This, to: Node, own: This) -> Replacement | None:
    power = StatOf(Stat.POWER, this)
    if this != own:
        return None
    return Replacement(
        event=DealsDamage(source, to, combat=False),
        condition=Compare(ThatMany(), Comparison.LESS, power),
        instead=SetAmount(power),
    )


def _undo_at_least_its_power(node: Replacement) -> Slots:
    match node:
        case Replacement(event=DealsDamage(source=source, to=to), instead=SetAmount(amount=StatOf(of=This() as this))):
            slots: dict[str, Value] = {"source": source, "this": this, "to": to, "own": this}
            return slots if to is not None and node == _at_least_its_power(source, this, to, this) else None
    return None


ability.phrase(
    "if {source:EventObject} would deal a amount of noncombat damage less than {this:This's} power to "
    "{to:DamagedThing}, that source deals damage equal to {own:This's} power instead.",
    _at_least_its_power,
    _undo_at_least_its_power,
    kind=Replacement,
    carries={"instead": "instead"},
)

# The weakest of all, of tied ones the one that is chosen.


sentence.phrase(
    "destroy the {filter:Filter@singular} with the least power. it can't be regenerated. if two or more creatures are "
    "tied for least power, you choose one of them.",
    Destroy(
        Choose(narrowed(hole("filter"), HasExtreme(Stat.POWER, lowest=True, among=hole("filter")))),
        no_regeneration=True,
    ),
)

# Under whose control something enters.


sentence.phrase(
    "if a {filter:Filter@singular} would enter <|the battlefield> under a opponent's control this turn, it enters "
    "under your control instead.",
    Replace(
        Replacement(
            event=Moves(narrowed(hole("filter"), ControlledBy(Opponent())), destination=Zone.BATTLEFIELD),
            instead=EntersWith(under_control_of=You()),
            as_enters=True,
        ),
        UntilEndOfTurn(),
    ),
    carries={"instead": "replacement"},
)

# What causes no abilities of some permanents to trigger (CR 603.2g).


def _declare_silence(words: str) -> None:

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities of {{of:Filter@plural}} to trigger.",
        StaticAbility(changes=(DoesntTrigger(Moves(hole("filter"), destination=Zone.BATTLEFIELD), hole("of")),)),
    )


_declare_silence("entering")
_declare_silence("entering the battlefield")

# Tapping what is untapped: it is tapped by the time that anything looks.


event.phrase("{who:Player} tap[s] a untapped {filter:Filter@singular}", BecomesTapped(hole("filter"), who=hole("who")))

# How often, how many more.

_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5}
for _word, _times in _NUMBERS.items():
    condition.words({f"this ability has been activated {_word} or more times this turn": ActivatedThisTurn(_times)})
effect.phrase(
    "{who:Player} can cast only {amount:Amount} more spell(s:amount) this turn",
    LimitCasting,
    carries={"only": "amount"},
)


effect.phrase(
    "{who:Subject} add[s] {times:Amount} {option:ManaOption}",
    AddMana(
        hole("who"),
        (hole("option", where=lambda one: len(one.symbols) == 1),),
        hole("times", Fixed, where=lambda one: one.value > 1),
    ),
)

# What was so as the spell was cast (CR 608.2i).


def _controlled_then(filter: Filter) -> AsItWasCast:
    return AsItWasCast(Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(You())))))


def _undo_controlled_then(node: AsItWasCast) -> Slots:
    match node.condition:
        case Exists(filter=Filter(kind=kind, predicates=(*rest, ControlledBy(player=You())))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _controlled_then(filter) else None
    return None


condition.phrase(
    "you controlled a {filter:Filter@singular} as you cast this spell",
    AsItWasCast(Exists(narrowed(hole("filter"), ControlledBy(You())))),
)


def _shown_or_controlled(shown: Filter, filter: Filter) -> AnyHolds | None:
    """The card is revealed as an additional cost of the same spell."""
    is_alike = shown.kind is Kind.CARD and shown.predicates == filter.predicates
    return AnyHolds((WasPaid("additional"), _controlled_then(filter))) if is_alike else None


def _undo_shown_or_controlled(node: AnyHolds) -> Slots:
    match node.parts:
        case (WasPaid(keyword="additional"), AsItWasCast() as then):
            found = _undo_controlled_then(then)
            if found is None:
                return None
            filter = found["filter"]
            assert isinstance(filter, Filter)
            return {"shown": Filter(Kind.CARD, filter.predicates), "filter": filter}
    return None


condition.phrase(
    "you revealed a {shown:Filter@singular} or controlled a {filter:Filter@singular} as you cast this spell",
    _shown_or_controlled,
    _undo_shown_or_controlled,
    kind=AnyHolds,
)

# Later, if the source is there still.


def _later_if_there(effect: Effect, event: EventPattern, object: This) -> Delayed | None:
    if isinstance(effect, Delayed | If | May):
        return None
    there = Fits(This(object.noun, Zone.BATTLEFIELD, wording=object.wording), Filter(Kind.PERMANENT))
    return Delayed(event, If(there, effect, wording=AFTERWARDS))


def _undo_later_if_there(node: Delayed) -> Slots:
    match node.effect:
        case If(condition=Fits(object=This(noun=noun, zone=Zone.BATTLEFIELD) as there), then=then):
            this = This(noun, wording=there.wording)
            slots: dict[str, Value] = {"effect": then, "event": node.event, "object": this}
            return slots if node == _later_if_there(then, node.event, this) else None
    return None


effect.phrase(
    "{effect:Effect} at {event:NextTime} if {object:This} is still on the battlefield",
    _later_if_there,
    _undo_later_if_there,
    kind=Delayed,
)

# "You may have it become ...".


def _have_changes(chooser: PlayerRef, objects: ObjectRef, changes: tuple[Change, ...], duration: Duration) -> May:
    return May(chooser, Continuous(objects, changes, duration))


effect.phrase(
    "{chooser:Subject} may have {objects:Object} {what:BecomeBare} until end of turn",
    _have_changes(hole("chooser"), hole("objects"), (hole("what"),), UntilEndOfTurn()),
    carries={"may": "May"},
)
effect.phrase(
    "{chooser:Subject} may have {objects:Object} {changes:Change+and@plural} {duration:Duration}",
    May(hole("chooser"), Continuous(hole("objects"), hole("changes"), hole("duration"))),
    carries={"may": "May"},
)


effect.phrase(
    "{chooser:Subject} may have {who:Player} gain control of {objects:Object} {duration:Duration}",
    May(hole("chooser"), Continuous(hole("objects"), (SetController(hole("who")),), hole("duration"))),
    carries={"may": "May"},
)

# An exchange that is made or not, whatever becomes of the target.


sentence.phrase(
    "exchange control of {first:This} and {second:Object}. if you don't or can't make a exchange, sacrifice "
    "{what:This}. this ability still resolves if its target becomes illegal.",
    StillResolves(
        IfDone(ExchangeControl(hole("first"), hole("second", Target)), Sequence(()), Sacrifice(You(), hole("what")))
    ),
    where=lambda first, what: what == first,
)

# One card after another, until one is kept.

sentence.phrase(
    "exile the top card of your library. you may put that card into your hand unless it has the same name as another "
    "card exiled this way. repeat this process until you put a card into your hand or you exile two cards with the "
    "same name, whichever comes first.",
    ExileUntilKept(You()),
    carries={"unless": "ExileUntilKept", "another": "ExileUntilKept", "may": "ExileUntilKept"},
)
