"""Conditions about how many of a kind are controlled, and by whom, and triggers on there being so many (CR 603.8).

What is here: "any player controls a creature", "you control exactly one creature", "you control a Forest and an
Island", "when there are three or more counters on it". What is not: the usual counts (``conditions``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.conditions.condition import AllHold, Compare, Condition, Exists
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Comparison, Kind
from rulings.oracle.categories import ability, condition, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None


# Any player's permanents.


condition.phrase(
    "any player controls a {filter:Filter@singular}",
    Exists(narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(AnyPlayer()))),
)

# Exact numbers.


def _exactly(amount: Amount, filter: Filter) -> Exists | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))), Comparison.EQUAL, amount)


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
condition.phrase(
    "you control exactly {amount:Amount} {filter:Filter@amount}",
    Exists(
        narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(You())),
        Comparison.EQUAL,
        hole("amount"),
    ),
)


for _noun in ("creature", "artifact", "land", "permanent"):
    # "As long as you control exactly one creature, that creature ...": whichever it is.
    ability.phrase(
        f"as long as you control exactly one {{filter:Filter@singular}}, that {_noun} {{changes:Change+and}}.",
        StaticAbility(
            affected=Exists(
                narrowed(
                    hole(
                        "filter",
                        where=lambda one: (
                            _exactly(Fixed(1), one) is not None
                            and one.kind is Kind.PERMANENT
                            and (one.kind is Kind.PERMANENT)
                        ),
                    ),
                    ControlledBy(You()),
                ),
                Comparison.EQUAL,
                Fixed(1),
            ).filter,
            changes=hole("changes"),
            condition=Exists(narrowed(hole("filter"), ControlledBy(You())), Comparison.EQUAL, Fixed(1)),
        ),
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
