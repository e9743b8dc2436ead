"""Conditions about what happened earlier this turn (CR 608.2h): entering, dying, leaving, casting.

What is here: "if another creature died this turn", "if two or more nonland permanents entered the battlefield under
your control this turn", "if you've cast another spell this turn", and how something entered. What is not: facts that
hold now (``facts``), what mana was spent (``what_was_spent``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AllHold, AnyHolds, Compare, Condition, Fits, Negated
from rulings.abilities.conditions.history import EnteredFrom, Happened, WasCast
from rulings.abilities.events.damage_and_life import GainsLife, LosesLife
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import (
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsOutlaw,
)
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsToken
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_REMEMBERED = (
    Another,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsOutlaw,
    IsToken,
)
"""What is remembered of an object as it entered or left: its characteristics, not its counters or what it did."""


def is_remembered(one: Predicate) -> bool:
    match one:
        case Not(predicate=inner):
            return is_remembered(inner)
        case Either(options=parts) | Both(parts=parts):
            return all(is_remembered(part) for part in parts)
    return isinstance(one, _REMEMBERED)


def _of_player(filter: Filter, player: PlayerRef) -> Filter | None:
    if filter.kind is not Kind.PERMANENT or not all(is_remembered(one) for one in filter.predicates):
        return None
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def _entered(object: Filter) -> EventPattern:
    return Moves(object, destination=Zone.BATTLEFIELD)


def _died(object: Filter) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _left(object: Filter) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD)


def _declare(words: str, event: Callable[[Filter], EventPattern]) -> None:
    """ "A creature died under your control this turn", "two or more ...", "another ..."."""

    def many(amount: Amount, filter: Filter, player: PlayerRef) -> Happened | None:
        found = _of_player(filter, player)
        if found is None or not isinstance(amount, Fixed) or amount.value < 2:
            return None
        return Happened(event(found), amount)

    def one(filter: Filter, player: PlayerRef) -> Happened | None:
        found = _of_player(filter, player)
        return Happened(event(found)) if found else None

    def another(filter: Filter, player: PlayerRef) -> Happened | None:
        return one(Filter(filter.kind, (Another(), *filter.predicates)), player)

    def split(node: Happened) -> tuple[Filter, PlayerRef] | None:
        match node.event:
            case Moves(object=Filter(kind=kind, predicates=(*rest, ControlledBy(player=player)))):
                return Filter(kind, tuple(rest)), player
        return None

    def undo_many(node: Happened) -> Slots:
        found = split(node)
        if found is None or node != many(node.times, *found):
            return None
        return {"amount": node.times, "filter": found[0], "player": found[1]}

    def undo_one(node: Happened) -> Slots:
        found = split(node)
        if found is None or node != one(*found) or found[0].predicates[:1] == (Another(),):
            return None
        return {"filter": found[0], "player": found[1]}

    def undo_another(node: Happened) -> Slots:
        found = split(node)
        if found is None or node != one(*found) or found[0].predicates[:1] != (Another(),):
            return None
        return {"filter": Filter(found[0].kind, found[0].predicates[1:]), "player": found[1]}

    condition.phrase(f"{{amount:Amount}} or more {{filter:Filter@plural}} {words}", many, undo_many, kind=Happened)
    condition.phrase(f"a {{filter:Filter@singular}} {words}", one, undo_one, kind=Happened)
    condition.phrase(
        f"another {{filter:Filter@singular}} {words}",
        another,
        undo_another,
        kind=Happened,
        carries={"another": "event"},
    )


for _words, _event in (
    ("entered <|the battlefield> under {player:Player's} control this turn", _entered),
    ("died under {player:Player's} control this turn", _died),
    ("left the battlefield under {player:Player's} control this turn", _left),
    ("{player:Player} controlled died this turn", _died),
    ("{player:Player} controlled left the battlefield this turn", _left),
):
    _declare(_words, _event)


def _had_enter(filter: Filter) -> Happened | None:
    found = _of_player(filter, You())
    return Happened(_entered(found)) if found else None


def _undo_had_enter(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter(kind=kind, predicates=(*rest, ControlledBy(player=You())))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _had_enter(filter) else None
    return None


condition.phrase(
    "you had a {filter:Filter@singular} enter the battlefield under your control this turn",
    _had_enter,
    _undo_had_enter,
    kind=Happened,
)

# Into hands and graveyards.


def _to_hand(filter: Filter) -> Happened | None:
    if filter.kind is not Kind.PERMANENT or not all(is_remembered(one) for one in filter.predicates):
        return None
    return Happened(Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.HAND, whose=You()))


def _undo_to_hand(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter() as filter) if node == _to_hand(filter):
            return {"filter": filter}
    return None


condition.phrase(
    "a {filter:Filter@singular} was put into your hand from the battlefield this turn",
    _to_hand,
    _undo_to_hand,
    kind=Happened,
)


def _many_to_graveyards(amount: Amount, filter: Filter) -> Happened | None:
    if filter.kind is not Kind.CARD or not all(is_remembered(one) for one in filter.predicates):
        return None
    if not isinstance(amount, Fixed) or amount.value < 2:
        return None
    return Happened(Moves(filter, destination=Zone.GRAVEYARD), amount)


def _undo_many_to_graveyards(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter() as filter) if node == _many_to_graveyards(node.times, filter):
            return {"amount": node.times, "filter": filter}
    return None


condition.phrase(
    "{amount:Amount} or more {filter:Filter@plural} were put into graveyards from anywhere this turn",
    _many_to_graveyards,
    _undo_many_to_graveyards,
    kind=Happened,
)

# Casting.


def _cast_other(filter: Filter) -> Happened | None:
    if filter.kind is not Kind.SPELL or not all(is_remembered(one) for one in filter.predicates):
        return None
    return Happened(CastsSpell(You(), Filter(filter.kind, (Another(), *filter.predicates))))


def _undo_cast_other(node: Happened) -> Slots:
    match node.event:
        case CastsSpell(spell=Filter(kind=kind, predicates=(Another(), *rest))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _cast_other(filter) else None
    return None


condition.phrase(
    "<you've cast|you cast> another {filter:Filter@singular} this turn",
    _cast_other,
    _undo_cast_other,
    kind=Happened,
    carries={"another": "event"},
)


def _cast_many(amount: Amount, filter: Filter) -> Happened | None:
    if filter.kind is not Kind.SPELL or not all(is_remembered(one) for one in filter.predicates):
        return None
    if not isinstance(amount, Fixed) or amount.value < 2:
        return None
    return Happened(CastsSpell(You(), filter), amount)


def _undo_cast_many(node: Happened) -> Slots:
    match node.event:
        case CastsSpell(spell=filter) if node == _cast_many(node.times, filter):
            return {"amount": node.times, "filter": filter}
    return None


condition.phrase(
    "<you've cast|you cast> {amount:Amount} or more {filter:Filter@plural} this turn",
    _cast_many,
    _undo_cast_many,
    kind=Happened,
)

# Life.

condition.words({"you gained or lost life this turn": Happened(AnyOfEvents((GainsLife(You()), LosesLife(You()))))})

# Where the card is, and more.


def _and_more(first: Condition, second: Condition) -> AllHold | None:
    is_place = isinstance(first, Fits) and isinstance(first.object, This) and first.object.zone is not None
    return AllHold((first, second)) if is_place and not isinstance(second, AllHold) else None


def _undo_and_more(node: AllHold) -> Slots:
    if len(node.parts) != 2 or node != _and_more(*node.parts):
        return None
    return {"first": node.parts[0], "second": node.parts[1]}


condition.phrase("{first:Condition} and {second:Condition}", _and_more, _undo_and_more, kind=AllHold)

# How something entered.

_ENTRANCES = (
    ("your graveyard", Zone.GRAVEYARD, You()),
    ("a graveyard", Zone.GRAVEYARD, None),
    ("exile", Zone.EXILE, None),
    ("your hand", Zone.HAND, You()),
)
for _from, _zone, _whose in _ENTRANCES:
    condition.words({f"it entered from {_from}": EnteredFrom(It("it"), _zone, _whose)})
condition.words(
    {
        "it entered from your graveyard or you cast it from your graveyard": AnyHolds(
            (
                EnteredFrom(It("it"), Zone.GRAVEYARD, You()),
                WasCast(It("it"), You(), Zone.GRAVEYARD.value),
            )
        ),
        "it wasn't cast or no mana was spent to cast it": AnyHolds(
            (Negated(WasCast(It("it"))), Compare(ManaSpent(of=It("it")), Comparison.EQUAL, Fixed(0)))
        ),
    }
)
