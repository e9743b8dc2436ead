"""Those counters: of the kind and on the object that the condition of the sentence counted (CR 608.2c).

Declared before the rules of ``sentences`` for the same class, of which the last is about every condition.
"""

from dataclasses import replace

from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.conditions.condition import Compare, Fits
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.counters import RemoveThoseCounters
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.references import ObjectRef
from rulings.oracle.binding.binder import Binder, UnboundError, binds


@binds(If)
def _counted(binder: Binder, node: If) -> If | None:
    if not any(isinstance(one, RemoveThoseCounters) and one.kind is None for one in walk(node.then)):
        return None
    match node.condition:
        case Fits(object=ObjectRef() as source, filter=Filter(predicates=(HasCounter(kind=str() as kind),))):
            pass
        case Compare(left=CountersOn(kind=str() as kind, on=ObjectRef() as source)):
            pass
        case _:
            return None

    def told(one: Node) -> Node:
        return replace(one, kind=kind, source=source) if isinstance(one, RemoveThoseCounters) else one

    bound = binder.node(replace(node, then=rewrite(node.then, told)))
    assert isinstance(bound, If)
    return bound


@binds(RemoveThoseCounters)
def _those(binder: Binder, node: RemoveThoseCounters) -> None:
    if node.kind is None:
        raise UnboundError("those counters")
