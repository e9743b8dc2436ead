"""Tempting offers: "each opponent may A. For each opponent who does, B" (CR 207.2c).

What is here: offers of what is done without choosing an object. What is not: those whose question is the object itself,
of which nobody notes who took it.
"""

from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.optional import May, TemptingOffer
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.players import EachOpponent
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.holes import hole

_OFFERED = (CreateCopyToken, CreateToken, Draw, PutCounters)


def _is_offered(effect: Effect) -> bool:
    if isinstance(effect, Clauses):
        return all(_is_offered(one) for one in effect.effects)
    return isinstance(effect, _OFFERED)


sentence.phrase(
    "each opponent may {offered:Clauses}. for each opponent who does, {again:Clauses}.",
    TemptingOffer(May(EachOpponent(), hole("offered", where=_is_offered)), hole("again")),
    carries={"may": "TemptingOffer", "each": "TemptingOffer"},
)
