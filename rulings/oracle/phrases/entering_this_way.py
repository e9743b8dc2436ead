"""More ways in which something enters with counters (CR 614.1c, 614.12).

What is here: "this creature enters with ..." as an effect of its cast trigger, "as long as ~ is in your graveyard, each
Human you control enters with ...". What is not: the plain line (``entering``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import WhereX
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Effect, Replace
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _will_enter(event: Moves, counters: tuple[Effect, ...]) -> Replace:
    return Replace(Replacement(event=event, instead=EntersWith(counters=counters)), Forever())


def _undo_will_enter(node: Replace) -> Slots:
    match node.replacement:
        case Replacement(event=Moves() as event, instead=EntersWith(counters=counters)) if counters:
            return {"event": event, "counters": counters} if node == _will_enter(event, counters) else None
    return None


sentence.phrase("{event:Entering} with {counters:EnteringCounters+and}.", _will_enter, _undo_will_enter, kind=Replace)


def _that_will_enter(counters: tuple[Effect, ...]) -> Replace | None:
    """ "That creature", said of a creature spell: the permanent that it becomes (CR 608.3, 614.12).

    "Where X is" is said of the whole clause.
    """
    if any(isinstance(node, WhereX) for one in counters for node in walk(one)):
        return None
    return _will_enter(Moves(It("that creature"), destination=Zone.BATTLEFIELD), counters)


def _undo_that_will_enter(node: Replace) -> Slots:
    match node.replacement:
        case Replacement(instead=EntersWith(counters=counters)) if counters and node == _that_will_enter(counters):
            return {"counters": counters}
    return None


effect.phrase(
    "that creature enters with {counters:EnteringCounters+and}",
    _that_will_enter,
    _undo_that_will_enter,
    kind=Replace,
)


def _while(condition: Condition, event: Moves, counters: tuple[Effect, ...]) -> Replacement:
    return Replacement(event=event, condition=condition, instead=EntersWith(counters=counters), as_enters=True)


def _undo_while(node: Replacement) -> Slots:
    match node:
        case Replacement(
            event=Moves() as event, condition=Condition() as condition, instead=EntersWith(counters=counters)
        ) if counters and node == _while(condition, event, counters):
            return {"condition": condition, "event": event, "counters": counters}
    return None


ability.phrase(
    "as long as {condition:Condition}, {event:SomethingEnters} with {counters:EnteringCounters+and}.",
    _while,
    _undo_while,
    kind=Replacement,
    carries={"as long as": "condition"},
)
