"""How much and how often something was done this turn, as amounts (CR 608.2h).

What is here: "the amount of life you gained this turn", "each creature that died this turn", "the number of spells
you've cast this turn". What is not: whether it happened (``facts``, ``turn_events``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import DoneThisTurn, TimesThisTurn
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Discards, Draws, Moves, Sacrifices
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, condition, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.turn_events import is_remembered

Slots = Mapping[str, Value] | None

counted = ORACLE.category("CountedSingly")

# Life.

_LIFE = (("gained", "gained life"), ("lost", "lost life"))
for _verb, _what in _LIFE:
    _fixed: dict[str, Value] = {"verb": _what}
    for _have in ("", "<[has|have]|'ve> "):
        for _life in ("the amount of life", "the total amount of life", "the life"):
            quantity.phrase(f"{_life} {{who:Player}} {_have}{_verb} this turn", DoneThisTurn, fixed=_fixed)
        counted.phrase(f"1 life {{who:Player}} {_have}{_verb} this turn", DoneThisTurn, fixed=_fixed)

    for _life in ("the amount of life", "the life"):
        _yours: dict[str, Value] = {"verb": _what, "who": You()}
        quantity.phrase(f"{_life} you've {_verb} this turn", DoneThisTurn, fixed=_yours)

# How often.


def _of_past(filter: Filter, kind: Kind) -> bool:
    """What can still be told of something that is gone, or that was something else then."""
    return filter.kind is kind and all(is_remembered(one) for one in filter.predicates)


def _died(filter: Filter) -> EventPattern | None:
    is_past = _of_past(filter, Kind.PERMANENT)
    return Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD) if is_past else None


def _died_under_your_control(filter: Filter) -> EventPattern | None:
    return _died_of(filter) if _of_past(filter, Kind.PERMANENT) else None


def _died_of(filter: Filter) -> EventPattern:
    mine = Filter(filter.kind, (*filter.predicates, ControlledBy(You())))
    return Moves(mine, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _entered(filter: Filter) -> EventPattern | None:
    if not _of_past(filter, Kind.PERMANENT):
        return None
    return Moves(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))), destination=Zone.BATTLEFIELD)


def _cast(filter: Filter) -> EventPattern | None:
    return CastsSpell(You(), filter) if _of_past(filter, Kind.SPELL) else None


def _sacrificed(filter: Filter) -> EventPattern | None:
    return Sacrifices(You(), filter) if _of_past(filter, Kind.PERMANENT) else None


def _drawn(filter: Filter) -> EventPattern | None:
    return Draws(You()) if filter == Filter(Kind.CARD) else None


def _discarded(filter: Filter) -> EventPattern | None:
    return Discards(You(), filter) if filter == Filter(Kind.CARD) else None


_CONTROL = (ControlledBy(You()),)


def _declare(words: str, event: Callable[[Filter], EventPattern | None]) -> None:
    def make(filter: Filter) -> TimesThisTurn | None:
        found = event(filter)
        return TimesThisTurn(found) if found is not None else None

    def unmake(node: TimesThisTurn) -> Slots:
        match node.event:
            case Draws():
                filter: object = Filter(Kind.CARD)
            case Moves(object=found) | CastsSpell(spell=found) | Sacrifices(what=found) | Discards(what=found):
                filter = found
            case _:
                return None
        if not isinstance(filter, Filter):
            return None
        for one in (filter, Filter(filter.kind, filter.predicates[:-1])):
            if node == make(one):
                return {"filter": one}
        return None

    counted.phrase(f"{{filter:Filter@singular}} {words}", make, unmake, kind=TimesThisTurn)
    quantity.phrase(f"the number of {{filter:Filter@plural}} {words}", make, unmake, kind=TimesThisTurn)


_declare("that died this turn", _died)
_declare("that died under your control this turn", _died_under_your_control)
for _words in (
    "you had enter the battlefield under your control this turn",
    "you had enter under your control this turn",
    "that entered <|the battlefield> under your control this turn",
):
    _declare(_words, _entered)
_declare("<you've|you> cast this turn", _cast)
_declare("<you've|you> sacrificed this turn", _sacrificed)
_declare("<you've drawn|you drew> this turn", _drawn)
_declare("<you've|you> discarded this turn", _discarded)
# Cycling a card discards it (CR 702.29a).
_declare("<you've|you> cycled or discarded this turn", _discarded)

# "If one or more creatures died this turn, you gain that much life": that much is how many.

ONE_OR_MORE = Fixed(1, wording=1)
"""Marks a condition whose number can be taken up (``mentions``)."""


condition.phrase(
    "one or more {filter:Filter@plural} died this turn",
    Happened(
        Moves(
            hole("filter", where=lambda one: _of_past(one, Kind.PERMANENT)),
            origin=Zone.BATTLEFIELD,
            destination=Zone.GRAVEYARD,
        ),
        ONE_OR_MORE,
    ),
)

# Cards drawn.


condition.phrase(
    "you've drawn {amount:Amount} or more cards this turn",
    Happened(Draws(You()), hole("amount", Fixed, where=lambda one: one.value > 1)),
)
