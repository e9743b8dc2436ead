"""Events joined with "or", state triggers, and those of no other file (CR 603.8)."""

from collections.abc import Callable

from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.conditions.condition import Compare, Condition, Exists, Fits, Negated
from rulings.abilities.events.combat import Attacks, BecomesBlocked, Blocks
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents, EventPattern, EventWhile, StateBecomes
from rulings.abilities.events.moving import Moves, PlaysLand, PlaysLandFrom
from rulings.abilities.events.permanents import BecomesTapped, Transforms, TurnedFaceUp
from rulings.abilities.events.spells import BecomesTarget, CastsSpell
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import HauntedCreature, This
from rulings.abilities.vocabulary import Comparison, Kind, Step, Zone
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.holes import hole

moment = ORACLE.category("NextTime")
"""A step to come, as an event."""
_HAUNTED_DIES = Moves(HauntedCreature(), origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)
would_deal = ORACLE.category("WouldDealDamage")
event.phrase(
    "{object:This} attacks or becomes the target of a {of:Filter@singular}",
    AnyOfEvents((Attacks(hole("object")), BecomesTarget(hole("object"), hole("of")))),
)
event.phrase(
    "{object:This} enters or transforms into {into:CardName}",
    AnyOfEvents((Moves(hole("object"), destination=Zone.BATTLEFIELD), Transforms(hole("object"), hole("into")))),
)
moment.words(
    {
        "the beginning of your next main phase": AnyOfEvents(
            tuple(BeginningOf(one, You(), next_only=True) for one in (Step.MAIN1, Step.MAIN2))
        )
    }
)


def _subject_pair(template: str, first: Callable[[Node], EventPattern], second: Callable[[Node], EventPattern]) -> None:

    event.phrase(template, AnyOfEvents((first(hole("object")), second(hole("object")))))


def _enters(object: Node) -> EventPattern:
    return Moves(object, destination=Zone.BATTLEFIELD)


def _dies(object: Node) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


_subject_pair("{object:EventObject} enter[s] or attack[s]", _enters, Attacks)
_subject_pair("{object:EventObject} enter[s] or die[s]", _enters, _dies)
_subject_pair("{object:EventObject} enter[s] or is put into a graveyard from the battlefield", _enters, _dies)
_subject_pair("{object:EventObject} attack[s] or block[s]", Attacks, Blocks)
event.phrase(
    "{object:This} enter[s] or the creature it haunts dies",
    AnyOfEvents((Moves(hole("object"), destination=Zone.BATTLEFIELD), _HAUNTED_DIES)),
)


def _has_keyword(condition: Condition) -> bool:
    match condition:
        case Fits(object=This(), filter=Filter(predicates=(HasKeyword(),))):
            return True
    return False


event.phrase("{condition:Condition}", StateBecomes(hole("condition", where=_has_keyword)))
event.phrase(
    "{who:Player} play[s] a card from exile",
    AnyOfEvents((PlaysLandFrom(hole("who")), CastsSpell(hole("who"), Filter(Kind.SPELL), from_zone=Zone.EXILE))),
)
would_deal.phrase("{event:WouldDealDamage} while {condition:Condition}", EventWhile)
event.phrase(
    "{object:EventObject} become[s] tapped or is dealt damage",
    AnyOfEvents((BecomesTapped(hole("object")), IsDealtDamage(hole("object")))),
)


def _is_of_cards(event: EventPattern) -> bool:
    """Of cards that are not on the battlefield: no other reading of the noun."""
    return isinstance(event, Moves) and isinstance(event.object, Filter) and event.object.kind is Kind.CARD


event.phrase(
    "{first:Event}, or {second:Event}, or {third:Event}",
    AnyOfEvents(
        (hole("first", unless=AnyOfEvents), hole("second", where=_is_of_cards), hole("third", where=_is_of_cards))
    ),
)


def _are_two_events(first: EventPattern, second: EventPattern) -> bool:
    """Any two; but the same move of this and of another is one event with two subjects (``triggers``)."""
    if isinstance(first, Moves) and isinstance(second, Moves) and isinstance(first.object, This):
        return (first.origin, first.destination) != (second.origin, second.destination)
    return True


event.phrase(
    "{first:Event} or {second:Event}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
    where=_are_two_events,
)

# "A creature would die or a creature card not on the battlefield would be put into an opponent's graveyard".
ORACLE.category("WouldMove").phrase(
    "a {dies:Filter@singular} would die or a {card:Filter@singular} not on the battlefield would be put into "
    "{whose:Player's} graveyard",
    AnyOfEvents(
        (
            Moves(hole("dies", where=lambda one: one.kind is Kind.PERMANENT), Zone.BATTLEFIELD, Zone.GRAVEYARD),
            Moves(
                hole("card", where=lambda one: one.kind is Kind.CARD),
                destination=Zone.GRAVEYARD,
                whose=hole("whose"),
                not_from=Zone.BATTLEFIELD,
            ),
        )
    ),
)


def _is_so_many(condition: Condition) -> bool:
    match condition:
        case Fits(object=This(), filter=Filter(predicates=(HasCounter(kind=str()),))):
            return True
        case Compare(left=CountersOn(kind=str(), on=This()), comparison=Comparison.AT_LEAST):
            return True
    return False


event.phrase("{condition:Condition}", StateBecomes(hole("condition", where=_is_so_many)))


def _pair(template: str, first: EventPattern, second: EventPattern) -> None:
    """Two events that share their slots."""
    event.phrase(template, AnyOfEvents((first, second)))


def _leaves(object: Node) -> Moves:
    return Moves(object, origin=Zone.BATTLEFIELD)


def _goes_to_exile(object: Node) -> Moves:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.EXILE)


_pair(
    "{blocker:EventObject} block[s] or become[s:blocker] blocked",
    Blocks(hole("blocker")),
    BecomesBlocked(hole("blocker")),
)
_pair(
    "{blocker:EventObject} block[s] or become[s:blocker] blocked by {blocked:EventObject}",
    Blocks(hole("blocker"), hole("blocked")),
    BecomesBlocked(hole("blocker"), hole("blocked")),
)
_pair(
    "{object:EventObject} enter[s] or leave[s:object] the battlefield",
    _enters(hole("object")),
    _leaves(hole("object")),
)
_pair(
    "{object:EventObject} enter[s] or deal[s:object] combat damage to a player",
    _enters(hole("object")),
    DealsDamage(hole("object"), AnyPlayer(), combat=True),
)
_pair("{object:EventObject} enter[s] or is turned face up", _enters(hole("object")), TurnedFaceUp(hole("object")))
_pair(
    "{object:EventObject} die[s] or is put into exile from the battlefield",
    _dies(hole("object")),
    _goes_to_exile(hole("object")),
)
_pair(
    "{attacker:EventObject} attack[s] or become[s:attacker] blocked",
    Attacks(hole("attacker")),
    BecomesBlocked(hole("attacker")),
)
_pair("{attacker:EventObject} attack[s] or die[s:attacker]", Attacks(hole("attacker")), _dies(hole("attacker")))
event.phrase(
    "{first:Event} or whenever {second:Event}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)
event.phrase(
    "{first:Event} and when {second:Event}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)
event.phrase(
    "{first:Event} and whenever {second:Event}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)
event.phrase(
    "{first:Event} and at {second:TimeEvent}",
    AnyOfEvents((hole("first", unless=AnyOfEvents), hole("second", unless=AnyOfEvents))),
)
event.phrase(
    "{condition:Condition}",
    StateBecomes(hole("condition", Negated, where=lambda one: isinstance(one.condition, Exists))),
)


def _is_state(condition: Condition) -> bool:
    """Of counters that are gone and of life totals; not what ``triggers`` reads."""
    match condition:
        case Negated(condition=Fits()) | Compare(left=LifeTotal()):
            return True
    return False


event.phrase("{condition:Condition}", StateBecomes(hole("condition", where=_is_state)))
event.phrase(
    "{who:Player} play[s] a {land:Filter@singular} or cast[s:who] a {spell:SpellCast@singular}",
    AnyOfEvents((PlaysLand(hole("who"), hole("land")), CastsSpell(hole("who"), hole("spell")))),
)
