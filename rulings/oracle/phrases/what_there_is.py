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
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import AttachedTo, InZone
from rulings.abilities.players import Opponent, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, condition, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Another.


def _controlled(filter: Filter, player: PlayerRef) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def _another(player: PlayerRef, filter: Filter) -> Exists | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Exists(_controlled(Filter(filter.kind, (Another(), *filter.predicates)), player))


def _undo_another(node: Exists) -> Slots:
    match node.filter.predicates:
        case (Another(), *rest, ControlledBy(player=player)):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"player": player, "filter": filter} if node == _another(player, filter) else None
    return None


condition.phrase(
    "{player:Player} control[s] another {filter:Filter@singular}",
    _another,
    _undo_another,
    kind=Exists,
    carries={"another": "filter"},
)

# With different powers or names: so many of them of which no two have the same.


def _differing(amount: Amount, filter: Filter, what: str) -> Compare | None:
    if filter.kind is not Kind.PERMANENT or not isinstance(amount, Fixed) or amount.value < 2:
        return None
    return Compare(DistinctCount(what, _controlled(filter, You())), Comparison.AT_LEAST, amount)


def _declare_differing(words: str, what: str) -> None:
    def make(amount: Amount, filter: Filter) -> Compare | None:
        return _differing(amount, filter, what)

    def unmake(node: Compare) -> Slots:
        match node.left:
            case DistinctCount(among=Filter(kind=kind, predicates=(*rest, ControlledBy()))):
                filter = Filter(kind, tuple(rest))
                return {"amount": node.right, "filter": filter} if node == make(node.right, filter) else None
        return None

    condition.phrase(
        f"you control {{amount:Amount}} or more {{filter:Filter@plural}} with different {words}",
        make,
        unmake,
        kind=Compare,
    )


_declare_differing("powers", "power")
_declare_differing("names", "name")


def _named_differently(filter: Filter) -> DistinctCount | None:
    return DistinctCount("name", filter) if filter.kind is Kind.PERMANENT else None


def _undo_named_differently(node: DistinctCount) -> Slots:
    is_name = node.what == "name" and isinstance(node.among, Filter) and node.among.kind is Kind.PERMANENT
    return {"filter": node.among} if is_name else None


quantity.phrase(
    "the number of differently named {filter:Filter@plural}",
    _named_differently,
    _undo_named_differently,
    kind=DistinctCount,
)
ORACLE.category("CountedSingly").phrase(
    "differently named {filter:Filter@singular}", _named_differently, _undo_named_differently, kind=DistinctCount
)

# Many values among.

for _words, _what in (("mana values", "mana value"), ("colors", "color"), ("creature types", "creature type")):

    def _values(amount: Amount, among: Filter, what: str = _what) -> Compare:
        return Compare(DistinctCount(what, among), Comparison.AT_LEAST, amount)

    def _undo_values(node: Compare, what: str = _what) -> Slots:
        match node.left:
            case DistinctCount(among=Filter() as among):
                slots = {"amount": node.right, "among": among}
                return slots if node == _values(node.right, among, what) else None
        return None

    condition.phrase(
        f"there are {{amount:Amount}} or more {_words} among {{among:Filter@plural}}",
        _values,
        _undo_values,
        kind=Compare,
    )

# On the battlefield or in the graveyard.


def _or_in_graveyard(first: Filter, second: Filter) -> AnyHolds | None:
    has_place = any(isinstance(one, InZone) for one in second.predicates)
    if first.kind is not Kind.PERMANENT or second.kind is not Kind.CARD or not has_place:
        return None
    return AnyHolds((Exists(_controlled(first, You())), Exists(second)))


def _undo_or_in_graveyard(node: AnyHolds) -> Slots:
    match node.parts:
        case (
            Exists(filter=Filter(kind=kind, predicates=(*rest, ControlledBy()))),
            Exists(filter=Filter() as second),
        ):
            first = Filter(kind, tuple(rest))
            return {"first": first, "second": second} if node == _or_in_graveyard(first, second) else None
    return None


condition.phrase(
    "you control a {first:Filter@singular} or <there is|there's> a {second:Filter@singular}",
    _or_in_graveyard,
    _undo_or_in_graveyard,
    kind=AnyHolds,
)

# Counters that players have (CR 122.1).


def _player_has(player: PlayerRef, amount: Amount, kind: str) -> Compare | SomePlayer:
    if isinstance(player, Opponent):
        one = ThatPlayer(Antecedent("each player"))
        return SomePlayer(player, Compare(CountersOn(kind, one), Comparison.AT_LEAST, amount))
    return Compare(CountersOn(kind, player), Comparison.AT_LEAST, amount)


def _some_opponent_has(amount: Amount, kind: str) -> SomePlayer:
    found = _player_has(Opponent(), amount, kind)
    assert isinstance(found, SomePlayer)
    return found


def _undo_some_opponent_has(node: SomePlayer) -> Slots:
    match node.condition:
        case Compare(left=CountersOn(kind=str(kind)), right=right) if node == _some_opponent_has(right, kind):
            return {"amount": right, "kind": kind}
    return None


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
    _some_opponent_has,
    _undo_some_opponent_has,
    kind=SomePlayer,
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


def _many_lie(amount: Amount, filter: Filter, place: InZone) -> Exists | None:
    found = _lies(filter, place)
    return replace(found, amount=amount) if found is not None and amount != Fixed(1) else None


def _none_lies(filter: Filter, place: InZone) -> Negated | None:
    found = _lies(filter, place)
    return Negated(found) if found is not None else None


def _parts(node: Exists) -> tuple[Filter, InZone] | None:
    match node.filter.predicates:
        case (*rest, InZone() as place):
            return Filter(node.filter.kind, tuple(rest)), place
    return None


def _declare_place(words: str, place: InZone) -> None:
    def undo_one(node: Exists) -> Slots:
        found = _parts(node)
        return {"filter": found[0]} if found and found[1] == place and node == _lies(found[0], place) else None

    def undo_many(node: Exists) -> Slots:
        found = _parts(node)
        if found is None or found[1] != place or node != _many_lie(node.amount, found[0], place):
            return None
        return {"amount": node.amount, "filter": found[0]}

    def undo_none(node: Negated) -> Slots:
        return undo_one(node.condition) if isinstance(node.condition, Exists) else None

    condition.phrase(
        f"a {{filter:Filter@singular}} is {words}", lambda filter: _lies(filter, place), undo_one, kind=Exists
    )
    condition.phrase(
        f"{{amount:Amount}} or more {{filter:Filter@plural}} are {words}",
        lambda amount, filter: _many_lie(amount, filter, place),
        undo_many,
        kind=Exists,
    )
    condition.phrase(
        f"no {{filter:Filter@plural}} are {words}", lambda filter: _none_lies(filter, place), undo_none, kind=Negated
    )


_declare_place("on the battlefield", InZone(Zone.BATTLEFIELD))
_declare_place("in your graveyard", InZone(Zone.GRAVEYARD, You()))

# Counters on one object, in the order of "there are".


def _counters_on(amount: Amount, kind: str, on: ObjectRef) -> Compare | None:
    return Compare(CountersOn(kind, on), Comparison.AT_LEAST, amount) if isinstance(on, This | It | Attached) else None


def _undo_counters_on(node: Compare) -> Slots:
    match node.left:
        case CountersOn(kind=str(kind), on=ObjectRef() as on) if node == _counters_on(node.right, kind, on):
            return {"amount": node.right, "kind": kind, "on": on}
    return None


condition.phrase(
    "there are {amount:Amount} or more {kind:CounterKind} counters on {on:Object}",
    _counters_on,
    _undo_counters_on,
    kind=Compare,
)

# Attached to something.


def _is_attached(object: ObjectRef, to: Filter) -> Fits | None:
    return Fits(object, Filter(Kind.PERMANENT, (AttachedTo(to),))) if isinstance(object, This | It) else None


def _undo_is_attached(node: Fits) -> Slots:
    match node:
        case Fits(object=This() | It() as object, filter=Filter(predicates=(AttachedTo(to=Filter() as to),))):
            return {"object": object, "to": to} if node == _is_attached(object, to) else None
    return None


condition.phrase("{object:Object} is attached to a {to:Filter@singular}", _is_attached, _undo_is_attached, kind=Fits)

# Life that an opponent lost (CR 119.3).


def _opponent_lost(amount: Amount) -> SomePlayer:
    one = ThatPlayer(Antecedent("each player"))
    return SomePlayer(Opponent(), Compare(DoneThisTurn("lost life", one), Comparison.AT_LEAST, amount))


def _undo_opponent_lost(node: SomePlayer) -> Slots:
    match node.condition:
        case Compare(left=DoneThisTurn(), right=right) if node == _opponent_lost(right):
            return {"amount": right}
    return None


condition.phrase(
    "a opponent lost {amount:Quantity} or more life this turn", _opponent_lost, _undo_opponent_lost, kind=SomePlayer
)
