"""Counters that a condition counted: removed, or so many that something happens (CR 603.8, 608.2c).

What is here: "remove those counters", "when there are four or more page counters on this artifact". What is not:
counters of a kind that is named (``verbs``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.conditions.condition import Compare, Condition, Fits
from rulings.abilities.effects.counters import RemoveThoseCounters
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import effect, event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

for _words in ("remove those counters", "remove all of them", "remove them all"):
    effect.phrase(
        _words,
        RemoveThoseCounters,
        lambda node: {},
        kind=RemoveThoseCounters,
    )


def _so_many(condition: Condition) -> StateBecomes | None:
    match condition:
        case Fits(object=This(), filter=Filter(predicates=(HasCounter(kind=str()),))):
            return StateBecomes(condition)
        case Compare(left=CountersOn(kind=str(), on=This()), comparison=Comparison.AT_LEAST):
            return StateBecomes(condition)
    return None


def _undo_so_many(node: StateBecomes) -> Slots:
    return {"condition": node.condition} if _so_many(node.condition) is not None else None


event.phrase("{condition:Condition}", _so_many, _undo_so_many, kind=StateBecomes)
