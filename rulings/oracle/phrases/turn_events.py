"""Conditions about what happened earlier this turn (CR 608.2h): entering, dying, leaving, casting.

What is here: "if another creature died this turn", "if two or more nonland permanents entered the battlefield under
your control this turn", "if you've cast another spell this turn", and how something entered. What is not: facts that
hold now (``facts``), what mana was spent (``what_was_spent``).
"""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import AllHold, AnyHolds, Compare, Fits, Negated
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
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsToken
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole

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

    def one(filter: Filter, player: PlayerRef) -> Happened | None:
        found = _of_player(filter, player)
        return Happened(event(found)) if found else None

    def split(node: Happened) -> tuple[Filter, PlayerRef] | None:
        match node.event:
            case Moves(object=Filter(kind=kind, predicates=(*rest, ControlledBy(player=player)))):
                return Filter(kind, tuple(rest)), player
        return None

    condition.phrase(
        f"{{amount:Amount}} or more {{filter:Filter@plural}} {words}",
        Happened(
            event(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates)
                        ),
                    ),
                    ControlledBy(hole("player")),
                )
            ),
            hole("amount", Fixed, where=lambda one: one.value >= 2),
        ),
        where=lambda filter, player: _of_player(filter, player) is not None,
    )
    condition.phrase(
        f"a {{filter:Filter@singular}} {words}",
        Happened(
            event(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates)
                        ),
                    ),
                    ControlledBy(hole("player")),
                )
            )
        ),
        where=lambda filter, player: _of_player(filter, player),
    )
    condition.phrase(
        f"another {{filter:Filter@singular}} {words}",
        Happened(
            event(
                Filter(
                    Filter(
                        hole(
                            "filter",
                            where=lambda filter: (
                                Filter(filter.kind, (Another(), *filter.predicates)).kind is Kind.PERMANENT
                                and all(
                                    is_remembered(one)
                                    for one in Filter(filter.kind, (Another(), *filter.predicates)).predicates
                                )
                            ),
                        ).kind,
                        (Another(), *hole("filter").predicates),
                    ).kind,
                    (
                        *Filter(hole("filter").kind, (Another(), *hole("filter").predicates)).predicates,
                        ControlledBy(hole("player")),
                    ),
                )
            )
        ),
        carries={"another": "event"},
        where=lambda filter, player: _of_player(Filter(filter.kind, (Another(), *filter.predicates)), player),
    )


for _words, _event in (
    ("entered <|the battlefield> under {player:Player's} control this turn", _entered),
    ("died under {player:Player's} control this turn", _died),
    ("left the battlefield under {player:Player's} control this turn", _left),
    ("{player:Player} controlled died this turn", _died),
    ("{player:Player} controlled left the battlefield this turn", _left),
):
    _declare(_words, _event)


condition.phrase(
    "you had a {filter:Filter@singular} enter the battlefield under your control this turn",
    Happened(
        _entered(
            narrowed(
                hole(
                    "filter",
                    where=lambda filter: (
                        _of_player(filter, You())
                        and filter.kind is Kind.PERMANENT
                        and all(is_remembered(one) for one in filter.predicates)
                    ),
                ),
                ControlledBy(You()),
            )
        )
    ),
)

# Into hands and graveyards.


condition.phrase(
    "a {filter:Filter@singular} was put into your hand from the battlefield this turn",
    Happened(
        Moves(
            hole(
                "filter",
                where=lambda filter: (
                    filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates)
                ),
            ),
            origin=Zone.BATTLEFIELD,
            destination=Zone.HAND,
            whose=You(),
        )
    ),
)


condition.phrase(
    "{amount:Amount} or more {filter:Filter@plural} were put into graveyards from anywhere this turn",
    Happened(
        Moves(
            hole(
                "filter",
                where=lambda filter: filter.kind is Kind.CARD and all(is_remembered(one) for one in filter.predicates),
            ),
            destination=Zone.GRAVEYARD,
        ),
        hole("amount", Fixed, where=lambda one: one.value >= 2),
    ),
)

# Casting.


condition.phrase(
    "<you've cast|you cast> another {filter:Filter@singular} this turn",
    Happened(
        CastsSpell(
            You(),
            Filter(
                hole(
                    "filter",
                    where=lambda filter: (
                        filter.kind is Kind.SPELL and all(is_remembered(one) for one in filter.predicates)
                    ),
                ).kind,
                (Another(), *hole("filter").predicates),
            ),
        )
    ),
    carries={"another": "event"},
)


condition.phrase(
    "<you've cast|you cast> {amount:Amount} or more {filter:Filter@plural} this turn",
    Happened(
        CastsSpell(
            You(),
            hole(
                "filter",
                where=lambda filter: filter.kind is Kind.SPELL and all(is_remembered(one) for one in filter.predicates),
            ),
        ),
        hole("amount", Fixed, where=lambda one: one.value >= 2),
    ),
)

# Life.

condition.words({"you gained or lost life this turn": Happened(AnyOfEvents((GainsLife(You()), LosesLife(You()))))})

# Where the card is, and more.


condition.phrase(
    "{first:Condition} and {second:Condition}",
    AllHold(
        (
            hole("first", Fits, where=lambda one: isinstance(one.object, This) and one.object.zone is not None),
            hole("second", unless=AllHold),
        )
    ),
)

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
