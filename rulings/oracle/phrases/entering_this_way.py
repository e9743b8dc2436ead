"""More ways in which something enters with counters (CR 614.1c, 614.12).

What is here: "this creature enters with ..." as an effect of its cast trigger, "as long as ~ is in your graveyard, each
Human you control enters with ...". What is not: the plain line (``entering``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import WhereX
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Effect, Replace
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, effect, sentence
from rulings.oracle.holes import hole


def _will_enter(event: Moves, counters: tuple[Effect, ...]) -> Replace:
    return Replace(Replacement(event=event, instead=EntersWith(counters=counters)), Forever())


sentence.phrase(
    "{event:Entering} with {counters:EnteringCounters+and}.",
    Replace(Replacement(event=hole("event"), instead=EntersWith(counters=hole("counters"))), Forever()),
)


# "That creature", said of a creature spell: the permanent that it becomes (CR 608.3, 614.12). "Where X is" is said of
# the whole clause.
effect.phrase(
    "that creature enters with {counters:EnteringCounters+and}",
    _will_enter(
        Moves(It("that creature"), destination=Zone.BATTLEFIELD),
        hole(
            "counters",
            where=lambda counters: not any(isinstance(node, WhereX) for one in counters for node in walk(one)),
        ),
    ),
)


ability.phrase(
    "as long as {condition:Condition}, {event:SomethingEnters} with {counters:EnteringCounters+and}.",
    Replacement(
        event=hole("event"), condition=hole("condition"), instead=EntersWith(counters=hole("counters")), as_enters=True
    ),
    carries={"as long as": "condition"},
)
