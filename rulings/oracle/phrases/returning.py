"""Returning to a place that is said first, and cards by how they came there (CR 400.7).

What is here: "return to your hand all cards ...", "that you cycled or discarded this turn", "that were put there from
the battlefield this turn". What is not: the common order of the words (``verbs``, ``putting``).
"""

from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.filters.history import DiscardedBy, PutThereThisTurn
from rulings.abilities.players import You
from rulings.abilities.references import TopOfGraveyard
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import effect, qualifier, thing
from rulings.oracle.holes import hole

_HANDS = ("your hand", "their hand", "its owner's hand", "their owner's hand", "their owners' hands")
for _hand in _HANDS:
    effect.phrase(f"{{who:Subject}} return[s] to {_hand} {{what:Object}}", ReturnTo, fixed={"zone": Zone.HAND})
effect.phrase("{who:Subject} return[s] to the battlefield {what:Object}", ReturnTo, fixed={"zone": Zone.BATTLEFIELD})
effect.phrase(
    "{who:Subject} return[s] to the battlefield {entering:HowItEnters} {what:Object}",
    ReturnTo,
    fixed={"zone": Zone.BATTLEFIELD},
)
qualifier.words(
    {
        "that you cycled or discarded this turn": DiscardedBy(You()),
        "that (was|were:self) put there from the battlefield this turn": PutThereThisTurn(from_battlefield=True),
        "that (was|were:self) put there from anywhere this turn": PutThereThisTurn(),
    }
)


thing.phrase(
    "the top {filter:Filter@singular} of your graveyard",
    TopOfGraveyard(hole("filter", where=lambda one: one.kind is Kind.CARD)),
)
