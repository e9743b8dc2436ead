"""Objects together with what is attached to them, and what comes back with them (CR 301.5, 303.4).

What is here: "enchanted creature and all Auras attached to it", "the other cards exiled this way", "A at the next end
step. If you do, B". What is not: attaching (``verbs``).
"""

from collections.abc import Mapping

from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import AttachedTo
from rulings.abilities.players import You
from rulings.abilities.references import Attached, Every, It, ObjectRef, Several, StillExiled, Target, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, DelayedFirst, sentence, thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _and_attached(object: ObjectRef, filter: Filter) -> Several | None:
    is_about_it = bool(filter.predicates) and filter.predicates[-1] == AttachedTo(It("it"))
    is_one = isinstance(object, Attached | Target | It)
    return Several((object, Every(filter))) if is_about_it and is_one else None


def _undo_and_attached(node: Several) -> Slots:
    match node.parts:
        case (ObjectRef() as object, Every(filter=filter)):
            return {"object": object, "filter": filter} if node == _and_attached(object, filter) else None
    return None


thing.phrase(
    "{object:Object} and all {filter:Filter@plural}",
    _and_attached,
    _undo_and_attached,
    kind=Several,
    number=Number.PLURAL,
)


def _others() -> StillExiled:
    return StillExiled(It("the cards exiled this way"))


thing.phrase(
    "the other cards exiled this way",
    _others,
    lambda node: {} if node == _others() else None,
    kind=StillExiled,
    number=Number.PLURAL,
)

# What depends on a delayed effect is done with it.


def _later_if_done(event: EventPattern, first: Effect, then: Effect) -> DelayedFirst:
    return DelayedFirst(event, IfDone(first, then))


def _undo_later_if_done(node: DelayedFirst) -> Slots:
    match node.effect:
        case IfDone(first=first, then=then):
            return (
                {"event": node.event, "first": first, "then": then}
                if node == _later_if_done(node.event, first, then)
                else None
            )
    return None


for _do in ("if you do", "if they do"):
    sentence.phrase(
        f"at {{event:NextTime}}, {{first:Clauses}}. {_do}, {{then:Clauses}}.",
        _later_if_done,
        _undo_later_if_done,
        kind=DelayedFirst,
    )


def _later_if_yours(event: EventPattern, first: Effect, then: Effect) -> DelayedFirst:
    yours = Fits(ThisWay("returned"), Filter(Kind.PERMANENT, (ControlledBy(You()),)))
    return DelayedFirst(event, Clauses((first, If(yours, then))))


def _undo_later_if_yours(node: DelayedFirst) -> Slots:
    match node.effect:
        case Clauses(effects=(first, If(then=then))):
            slots: dict[str, Value] = {"event": node.event, "first": first, "then": then}
            return slots if node == _later_if_yours(node.event, first, then) else None
    return None


sentence.phrase(
    "at {event:NextTime}, {first:Clauses}. if it entered under your control, {then:Clauses}.",
    _later_if_yours,
    _undo_later_if_yours,
    kind=DelayedFirst,
)
