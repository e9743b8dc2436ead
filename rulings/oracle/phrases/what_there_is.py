"""Conditions about what there is, in words that fewer texts have (CR 608.2h).

What is here: "you control another Wizard", "three or more creatures with different powers", "a Desert or there is a
Desert card in your graveyard", "three or more poison counters", "five or more mana values among". What is not: the
usual ones (``conditions``, ``facts``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import CountersOn, DistinctCount
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.conditions.condition import AnyHolds, Compare, Exists, Fits, Negated, SomePlayer
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import AttachedTo, InZone
from rulings.abilities.players import Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Attached, It, This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, condition, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Another.


def _controlled(filter: Filter, player: PlayerRef) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


condition.phrase(
    "{player:Player} control[s] another {filter:Filter@singular}",
    Exists(
        _controlled(
            Filter(
                hole("filter", where=lambda one: one.kind is Kind.PERMANENT).kind,
                (Another(), *hole("filter").predicates),
            ),
            hole("player"),
        )
    ),
    carries={"another": "filter"},
)

# With different powers or names: so many of them of which no two have the same.


def _declare_differing(words: str, what: str) -> None:

    condition.phrase(
        f"you control {{amount:Amount}} or more {{filter:Filter@plural}} with different {words}",
        Compare(
            DistinctCount(what, _controlled(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), You())),
            Comparison.AT_LEAST,
            hole("amount", Fixed, where=lambda one: one.value >= 2),
        ),
    )


_declare_differing("powers", "power")
_declare_differing("names", "name")


quantity.phrase(
    "the number of differently named {filter:Filter@plural}",
    DistinctCount("name", hole("filter", where=lambda one: one.kind is Kind.PERMANENT)),
)
ORACLE.category("CountedSingly").phrase(
    "differently named {filter:Filter@singular}",
    DistinctCount("name", hole("filter", where=lambda one: one.kind is Kind.PERMANENT)),
)

# Many values among.

for _words, _what in (("mana values", "mana value"), ("colors", "color"), ("creature types", "creature type")):
    condition.phrase(
        f"there are {{amount:Amount}} or more {_words} among {{among:Filter@plural}}",
        Compare(DistinctCount(_what, hole("among")), Comparison.AT_LEAST, hole("amount")),
    )

# On the battlefield or in the graveyard.


condition.phrase(
    "you control a {first:Filter@singular} or <there is|there's> a {second:Filter@singular}",
    AnyHolds(
        (
            Exists(_controlled(hole("first", where=lambda one: one.kind is Kind.PERMANENT), You())),
            Exists(
                hole(
                    "second",
                    where=lambda second: (
                        second.kind is Kind.CARD and any(isinstance(one, InZone) for one in second.predicates)
                    ),
                )
            ),
        )
    ),
)

# Counters that players have (CR 122.1).


def _player_has(player: PlayerRef, amount: Amount, kind: str) -> Compare | SomePlayer:
    if isinstance(player, Opponent):
        one = ThatPlayer(Antecedent("each player"))
        return SomePlayer(player, Compare(CountersOn(kind, one), Comparison.AT_LEAST, amount))
    return Compare(CountersOn(kind, player), Comparison.AT_LEAST, amount)


def _one_has(player: PlayerRef, amount: Amount, kind: str) -> Compare | None:
    found = _player_has(player, amount, kind)
    return found if isinstance(found, Compare) and isinstance(player, You | ThatPlayer) else None


def _undo_one_has(node: Compare) -> Slots:
    match node.left:
        case CountersOn(kind=str(kind), on=You() | ThatPlayer() as player) if node == _one_has(
            player, node.right, kind
        ):
            return {"player": player, "amount": node.right, "kind": kind}
    return None


condition.phrase(
    "a opponent has {amount:Amount} or more {kind:CounterKind} counters",
    _player_has(Opponent(), hole("amount"), hole("kind")),
)
condition.phrase(
    "{player:Player} [has|have] {amount:Amount} or more {kind:CounterKind} counters",
    _one_has,
    _undo_one_has,
    kind=Compare,
)


# What lies where, with the place behind.


def _lies(filter: Filter, place: InZone) -> Exists | None:
    is_card = place.zone is not Zone.BATTLEFIELD
    if is_card is not (filter.kind is Kind.CARD) or any(isinstance(one, InZone) for one in filter.predicates):
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, place)))


def _declare_place(words: str, place: InZone) -> None:

    condition.phrase(
        f"a {{filter:Filter@singular}} is {words}",
        Exists(
            narrowed(
                hole(
                    "filter",
                    where=lambda filter: (
                        (place.zone is not Zone.BATTLEFIELD) is (filter.kind is Kind.CARD)
                        and (not any(isinstance(one, InZone) for one in filter.predicates))
                    ),
                ),
                place,
            )
        ),
    )
    condition.phrase(
        f"{{amount:Amount}} or more {{filter:Filter@plural}} are {words}",
        replace(
            Exists(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            _lies(filter, place) is not None
                            and (place.zone is not Zone.BATTLEFIELD) is (filter.kind is Kind.CARD)
                            and (not any(isinstance(one, InZone) for one in filter.predicates))
                        ),
                    ),
                    place,
                )
            ),
            amount=hole("amount", where=lambda one: one != Fixed(1)),
        ),
    )
    condition.phrase(
        f"no {{filter:Filter@plural}} are {words}",
        Negated(
            Exists(
                narrowed(
                    hole(
                        "filter",
                        where=lambda filter: (
                            _lies(filter, place) is not None
                            and (place.zone is not Zone.BATTLEFIELD) is (filter.kind is Kind.CARD)
                            and (not any(isinstance(one, InZone) for one in filter.predicates))
                        ),
                    ),
                    place,
                )
            )
        ),
    )


_declare_place("on the battlefield", InZone(Zone.BATTLEFIELD))
_declare_place("in your graveyard", InZone(Zone.GRAVEYARD, You()))

# Counters on one object, in the order of "there are".


condition.phrase(
    "there are {amount:Amount} or more {kind:CounterKind} counters on {on:Object}",
    Compare(CountersOn(hole("kind"), hole("on", This, It, Attached)), Comparison.AT_LEAST, hole("amount")),
)

# Attached to something.


condition.phrase(
    "{object:Object} is attached to a {to:Filter@singular}",
    Fits(hole("object", This, It), Filter(Kind.PERMANENT, (AttachedTo(hole("to")),))),
)

# Life that an opponent lost (CR 119.3).


condition.phrase(
    "a opponent lost {amount:Quantity} or more life this turn",
    SomePlayer(
        Opponent(),
        Compare(DoneThisTurn("lost life", ThatPlayer(Antecedent("each player"))), Comparison.AT_LEAST, hole("amount")),
    ),
)
