"""Numbers and comparisons in more than one place or below a bound (CR 107.1, 122.1).

What is here: "the total number of instant and sorcery cards you own in exile and in your graveyard", "fewer than three
+1/+1 counters on it", "for each of the exiled cards". What is not: numbers of one place (``numbers``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.amounts.counting import Count, CountersOn
from rulings.abilities.conditions.condition import Compare, Exists
from rulings.abilities.effects.cards import Search
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, condition, effect, event, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
counted = ORACLE.category("CountedSingly")

# In exile and in your graveyard.


def _in_both(filter: Filter) -> Plus | None:
    if filter.kind is not Kind.CARD:
        return None
    exile = Filter(Kind.CARD, (*filter.predicates, OwnedBy(You()), InZone(Zone.EXILE)))
    return Plus(Count(exile), Count(Filter(Kind.CARD, (*filter.predicates, InZone(Zone.GRAVEYARD, You())))))


def _undo_in_both(node: Plus) -> Slots:
    match node.right:
        case Count(filter=Filter(kind=kind, predicates=(*rest, InZone()))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _in_both(filter) else None
    return None


for _total in ("the total number of", "the number of"):
    quantity.phrase(
        f"{_total} {{filter:Filter@plural}} you own in exile and in your graveyard",
        _in_both,
        _undo_in_both,
        kind=Plus,
    )
counted.phrase("{filter:Filter@singular} you own in exile and in your graveyard", _in_both, _undo_in_both, kind=Plus)

# Fewer counters.


def _fewer(on: ObjectRef, amount: Amount, kind: str) -> Compare | None:
    return Compare(CountersOn(kind, on), Comparison.LESS, amount) if isinstance(on, This | It | Attached) else None


def _undo_fewer(node: Compare) -> Slots:
    match node.left:
        case CountersOn(kind=str(kind), on=ObjectRef() as on) if node == _fewer(on, node.right, kind):
            return {"on": on, "amount": node.right, "kind": kind}
    return None


condition.phrase(
    "{on:Object} has fewer than {amount:Amount} {kind:CounterKind} counters on <it|him|her>",
    _fewer,
    _undo_fewer,
    kind=Compare,
)
condition.phrase(
    "there are fewer than {amount:Amount} {kind:CounterKind} counters on {on:Object}",
    _fewer,
    _undo_fewer,
    kind=Compare,
)


def _fewer_there(amount: Amount, filter: Filter) -> Exists | None:
    in_zone = any(isinstance(one, InZone) for one in filter.predicates)
    return Exists(filter, Comparison.LESS, amount) if in_zone or filter.kind is Kind.PERMANENT else None


condition.phrase(
    "there are fewer than {amount:Amount} {filter:Filter@plural}",
    _fewer_there,
    lambda node: (
        {"amount": node.amount, "filter": node.filter} if node == _fewer_there(node.amount, node.filter) else None
    ),
    kind=Exists,
)

# What was done, one by one.


def _each_of(objects: It) -> Count | None:
    return Count(Filter(Kind.TOKEN_OR_CARD, (Among(objects),))) if isinstance(objects, It) else None


def _undo_each_of(node: Count) -> Slots:
    match node.filter:
        case Filter(predicates=(Among(objects=It() as objects),)) if node == _each_of(objects):
            return {"objects": objects}
    return None


counted.phrase("of {objects:Object}", _each_of, _undo_each_of, kind=Count)

# What is put into a graveyard is put there from the battlefield, where enchanted permanents are (CR 303.4).


def _enchanted_dies(object: Attached) -> Moves:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


event.phrase(
    "{object:Attached} is put into a graveyard",
    _enchanted_dies,
    lambda node: {"object": node.object} if node == _enchanted_dies(node.object) else None,
    kind=Moves,
)

# Found cards whose mana values are added up (CR 202.3, 701.23).

effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library for {amount:Amount} {filter:Filter@amount} with total mana "
    "value {total:Quantity} or less",
    Search,
)
