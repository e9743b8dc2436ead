"""Conditions about how many of a kind are controlled, and by whom, and triggers on there being so many (CR 603.8).

What is here: "any player controls a creature", "you control exactly one creature", "you control a Forest and an
Island", "when there are three or more counters on it". What is not: the usual counts (``conditions``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import AllHold, Compare, Condition, Exists
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Comparison, Kind
from rulings.oracle.categories import ability, condition, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


# Any player's permanents.


def _anyone_controls(filter: Filter) -> Exists | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(AnyPlayer()))))


def _undo_anyone_controls(node: Exists) -> Slots:
    match node.filter.predicates:
        case (*rest, ControlledBy(player=AnyPlayer())):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"filter": filter} if node == _anyone_controls(filter) else None
    return None


condition.phrase(
    "any player controls a {filter:Filter@singular}",
    _anyone_controls,
    _undo_anyone_controls,
    kind=Exists,
)

# Exact numbers.


def _exactly(amount: Amount, filter: Filter) -> Exists | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))), Comparison.EQUAL, amount)


def _undo_exactly(node: Exists) -> Slots:
    match node.filter.predicates:
        case (*rest, ControlledBy(player=You())):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"amount": node.amount, "filter": filter} if node == _exactly(node.amount, filter) else None
    return None


def _controls_both(first: Filter, second: Filter) -> AllHold | None:
    if first.kind is not Kind.PERMANENT or second.kind is not Kind.PERMANENT:
        return None
    mine = ControlledBy(You())
    return AllHold(tuple(Exists(Filter(one.kind, (*one.predicates, mine))) for one in (first, second)))


def _undo_controls_both(node: AllHold) -> Slots:
    match node.parts:
        case (
            Exists(filter=Filter(predicates=(*one, ControlledBy(player=You())))),
            Exists(filter=Filter(predicates=(*other, ControlledBy(player=You())))),
        ):
            slots = {"first": Filter(Kind.PERMANENT, tuple(one)), "second": Filter(Kind.PERMANENT, tuple(other))}
            return slots if node == _controls_both(**slots) else None
    return None


condition.phrase(
    "you control a {first:Filter@singular} and a {second:Filter@singular}",
    _controls_both,
    _undo_controls_both,
    kind=AllHold,
)
condition.phrase("you control exactly {amount:Amount} {filter:Filter@amount}", _exactly, _undo_exactly, kind=Exists)


def _the_only_one(filter: Filter, changes: tuple[Change, ...]) -> StaticAbility | None:
    """ "As long as you control exactly one creature, that creature ...": whichever it is."""
    found = _exactly(Fixed(1), filter)
    return StaticAbility(affected=found.filter, changes=changes, condition=found) if found is not None else None


def _undo_the_only_one(node: StaticAbility) -> Slots:
    match node.affected:
        case Filter(kind=kind, predicates=(*rest, ControlledBy(player=You()))):
            filter = Filter(kind, tuple(rest))
            same = node == _the_only_one(filter, node.changes)
            return {"filter": filter, "changes": node.changes} if same else None
    return None


for _noun in ("creature", "artifact", "land", "permanent"):
    ability.phrase(
        f"as long as you control exactly one {{filter:Filter@singular}}, that {_noun} {{changes:Change+and}}.",
        _the_only_one,
        _undo_the_only_one,
        kind=StaticAbility,
        carries={"as long as": "condition"},
    )


# State triggers about what there is (CR 603.8).


def _there_being(condition: Condition) -> StateBecomes | None:
    match condition:
        case Exists(amount=amount) if amount != Fixed(1):
            return StateBecomes(condition)
        case Compare(left=CountersOn(on=This()), comparison=Comparison.AT_LEAST, right=Fixed()):
            return StateBecomes(condition)
    return None


def _undo_there_being(node: StateBecomes) -> Slots:
    return {"condition": node.condition} if _there_being(node.condition) is not None else None


event.phrase("{condition:Condition}", _there_being, _undo_there_being, kind=StateBecomes)
