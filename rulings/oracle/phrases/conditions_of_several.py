"""Conditions about numbers of cards in a graveyard and about lives of two players (CR 608.2h).

What is here: "you have four or more creature cards in your graveyard", "a graveyard has twenty or more cards in it",
"you have 30 or more life and an opponent has 10 or less life". What is not: one number of one player (``facts``).
"""

from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.conditions.condition import AllHold, Compare, Exists, SomePlayer
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, Opponent, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole

_EACH = ThatPlayer(Antecedent("each player"))


# Cards of a kind; of cards alone it is said otherwise (``facts``).
condition.phrase(
    "you have {amount:Amount} or more {filter:Filter@plural} in your graveyard",
    Exists(
        Filter(
            Kind.CARD,
            (
                *hole("filter", like=Filter(Kind.CARD), where=lambda one: one.predicates).predicates,
                InZone(Zone.GRAVEYARD, You()),
            ),
        ),
        amount=hole("amount"),
    ),
)


condition.phrase(
    "a graveyard has {amount:Amount} or more cards in it",
    SomePlayer(AnyPlayer(), Exists(Filter(Kind.CARD, (InZone(Zone.GRAVEYARD, _EACH),)), amount=hole("amount"))),
)


condition.phrase(
    "a library has {amount:Amount} or fewer cards in it",
    SomePlayer(
        AnyPlayer(),
        Compare(Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, _EACH),))), Comparison.AT_MOST, hole("amount")),
    ),
)


condition.phrase(
    "you have {more:Amount} or more life and a opponent has {less:Amount} or less life",
    AllHold(
        (
            Compare(LifeTotal(You()), Comparison.AT_LEAST, hole("more")),
            SomePlayer(Opponent(), Compare(LifeTotal(_EACH), Comparison.AT_MOST, hole("less"))),
        )
    ),
)
