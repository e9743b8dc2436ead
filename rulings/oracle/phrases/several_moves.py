"""Several events, moves above all, of which each is an event of one ability (CR 603.2, 614.6).

What is here: "another creature dies, or a creature card is put into a graveyard ..., or ...", "would die or a creature
card not on the battlefield would be put into a graveyard". What is not: two events of one object (``triggers``).
"""

from collections.abc import Mapping

from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _is_of_cards(event: EventPattern) -> bool:
    """Of cards that are not on the battlefield: no other reading of the noun."""
    return isinstance(event, Moves) and isinstance(event.object, Filter) and event.object.kind is Kind.CARD


def _three(first: EventPattern, second: EventPattern, third: EventPattern) -> AnyOfEvents | None:
    if isinstance(first, AnyOfEvents) or not _is_of_cards(second) or not _is_of_cards(third):
        return None
    return AnyOfEvents((first, second, third))


def _undo_three(node: AnyOfEvents) -> Slots:
    if len(node.options) != 3:
        return None
    first, second, third = node.options
    return {"first": first, "second": second, "third": third} if node == _three(first, second, third) else None


event.phrase("{first:Event}, or {second:Event}, or {third:Event}", _three, _undo_three, kind=AnyOfEvents)


def _two(first: EventPattern, second: EventPattern) -> AnyOfEvents | None:
    """Any two; but the same move of this and of another is one event with two subjects (``triggers``)."""
    if isinstance(first, AnyOfEvents) or isinstance(second, AnyOfEvents):
        return None
    if isinstance(first, Moves) and isinstance(second, Moves) and isinstance(first.object, This):
        if (first.origin, first.destination) == (second.origin, second.destination):
            return None
    return AnyOfEvents((first, second))


def _undo_two(node: AnyOfEvents) -> Slots:
    if len(node.options) != 2 or node != _two(*node.options):
        return None
    return {"first": node.options[0], "second": node.options[1]}


event.phrase("{first:Event} or {second:Event}", _two, _undo_two, kind=AnyOfEvents)


def _would_from_elsewhere(dies: Filter, card: Filter, whose: PlayerRef) -> AnyOfEvents | None:
    """ "A creature would die or a creature card not on the battlefield would be put into an opponent's graveyard"."""
    if dies.kind is not Kind.PERMANENT or card.kind is not Kind.CARD:
        return None
    elsewhere = Moves(card, destination=Zone.GRAVEYARD, whose=whose, not_from=Zone.BATTLEFIELD)
    return AnyOfEvents((Moves(dies, Zone.BATTLEFIELD, Zone.GRAVEYARD), elsewhere))


def _undo_would_from_elsewhere(node: AnyOfEvents) -> Slots:
    match node.options:
        case (Moves(object=Filter() as dies), Moves(object=Filter() as card, whose=PlayerRef() as whose)):
            slots: dict[str, Value] = {"dies": dies, "card": card, "whose": whose}
            return slots if node == _would_from_elsewhere(dies, card, whose) else None
    return None


ORACLE.category("WouldMove").phrase(
    "a {dies:Filter@singular} would die or a {card:Filter@singular} not on the battlefield would be put into "
    "{whose:Player's} graveyard",
    _would_from_elsewhere,
    _undo_would_from_elsewhere,
    kind=AnyOfEvents,
)
