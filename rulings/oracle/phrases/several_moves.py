"""Several events, moves above all, of which each is an event of one ability (CR 603.2, 614.6).

What is here: "another creature dies, or a creature card is put into a graveyard ..., or ...", "would die or a creature
card not on the battlefield would be put into a graveyard". What is not: two events of one object (``triggers``).
"""

from collections.abc import Mapping

from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


def _is_of_cards(event: EventPattern) -> bool:
    """Of cards that are not on the battlefield: no other reading of the noun."""
    return isinstance(event, Moves) and isinstance(event.object, Filter) and event.object.kind is Kind.CARD


event.phrase(
    "{first:Event}, or {second:Event}, or {third:Event}",
    AnyOfEvents(
        (hole("first", unless=AnyOfEvents), hole("second", where=_is_of_cards), hole("third", where=_is_of_cards))
    ),
)


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
