"""Searches that keep what is found and exile everything else (CR 701.23).

What is here: "search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your
library in any order". What is not: other searches (``searching``).
"""

from rulings.abilities.effects.cards import Search
from rulings.abilities.effects.moving import Exile, PutInto
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import TheRest, ThisWay
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.holes import hole

_CARDS = Filter(Kind.CARD)
_BACK = PutInto(You(), ThisWay("found"), Zone.LIBRARY, order="any")


sentence.phrase(
    "search your library and graveyard for {amount:Amount} cards and exile the rest. put the chosen cards on top of "
    "your library in any order.",
    Clauses(
        (
            Search(You(), _CARDS, hole("amount"), zones=(Zone.LIBRARY, Zone.GRAVEYARD), notes_the_rest=True),
            Exile(TheRest()),
            _BACK,
        )
    ),
)
