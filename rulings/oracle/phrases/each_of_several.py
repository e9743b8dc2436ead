"""Several objects that each do or get something: "two target creatures each get +2/+2", "each deal damage equal to
their power" (CR 120.1, 611.2).

What is here: the word "each" behind the objects. What is not: "each creature" as an object (``objects``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.durations import Duration
from rulings.abilities.effects.damage import EachDealsDamage
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import Antecedent, Attached, Every, It, ObjectRef, Several, Target, This
from rulings.oracle.categories import affected, effect, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# What they get.


def _each_gets(objects: Node, changes: tuple[Change, ...], duration: Duration) -> Continuous | None:
    return Continuous(objects, changes, duration) if _is_several(objects) else None


def _is_several(objects: Node) -> bool:
    if isinstance(objects, Several):
        return all(isinstance(one, ObjectRef) for one in objects.parts) and len(objects.parts) > 1
    return isinstance(objects, Target | It)


def _undo_each_gets(node: Continuous) -> Slots:
    slots: dict[str, Value] = {"objects": node.objects, "changes": node.changes, "duration": node.duration}
    return slots if _is_several(node.objects) else None


for _template in (
    "{objects:Recipient@plural} each {changes:Change+and@plural} {duration:Duration}",
    "{duration:Duration}, {objects:Recipient@plural} each {changes:Change+and@plural}",
):
    effect.phrase(_template, _each_gets, _undo_each_gets, kind=Continuous, carries={"each": "objects"})


def _this_and_attached(first: This, second: Attached) -> Several:
    return Several((first, second))


def _undo_this_and_attached(node: Several) -> Slots:
    match node.parts:
        case (This() as first, Attached() as second):
            return {"first": first, "second": second}
    return None


affected.phrase(
    "{first:This} and {second:Attached} each",
    _this_and_attached,
    _undo_this_and_attached,
    kind=Several,
    number=Number.PLURAL,
    carries={"each": "parts"},
)

# What damage they deal: a number of their own each.


def _each_deals(sources: Node, to: Node) -> EachDealsDamage | None:
    return EachDealsDamage(sources, to) if _is_several(sources) else None


def _undo_each_deals(node: EachDealsDamage) -> Slots:
    return {"sources": node.sources, "to": node.to} if _each_deals(node.sources, node.to) == node else None


effect.phrase(
    "{sources:Recipient@plural} each deal damage equal to their power to {to:Recipient}",
    _each_deals,
    _undo_each_deals,
    kind=EachDealsDamage,
    carries={"each": "sources"},
)


def _every_deals(sources: Every, to: Node) -> EachDealsDamage | None:
    return EachDealsDamage(sources, to) if isinstance(sources, Every) else None


def _undo_every_deals(node: EachDealsDamage) -> Slots:
    is_plain = isinstance(node.sources, Every) and node.amount is None
    return {"sources": node.sources, "to": node.to} if is_plain else None


effect.phrase(
    "{sources:Object@singular} deals damage equal to its power to {to:Recipient}",
    _every_deals,
    _undo_every_deals,
    kind=EachDealsDamage,
)


def _to_its_controller(sources: Every, amount: Amount) -> EachDealsDamage | None:
    if not isinstance(sources, Every):
        return None
    return EachDealsDamage(sources, ControllerOf(Antecedent("each")), amount=amount)


def _undo_to_its_controller(node: EachDealsDamage) -> Slots:
    if not isinstance(node.sources, Every) or node.amount is None:
        return None
    same = node == _to_its_controller(node.sources, node.amount)
    return {"sources": node.sources, "amount": node.amount} if same else None


effect.phrase(
    "{sources:Object@singular} deals {amount:Quantity} damage to its controller",
    _to_its_controller,
    _undo_to_its_controller,
    kind=EachDealsDamage,
)

# A team of one is its player (CR 102.3): there are no teams here.

qualifier.words({"your team control(s)": ControlledBy(You())})
