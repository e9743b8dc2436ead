"""Tempting offers: "each opponent may A. For each opponent who does, B" (CR 207.2c).

What is here: offers of what is done without choosing an object. What is not: those whose question is the object itself,
of which nobody notes who took it.
"""

from collections.abc import Mapping

from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.optional import May, TemptingOffer
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.players import EachOpponent
from rulings.oracle.categories import Clauses, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_OFFERED = (CreateCopyToken, CreateToken, Draw, PutCounters)


def _is_offered(effect: Effect) -> bool:
    if isinstance(effect, Clauses):
        return all(_is_offered(one) for one in effect.effects)
    return isinstance(effect, _OFFERED)


def _tempting(offered: Effect, again: Effect) -> TemptingOffer | None:
    return TemptingOffer(May(EachOpponent(), offered), again) if _is_offered(offered) else None


sentence.phrase(
    "each opponent may {offered:Clauses}. for each opponent who does, {again:Clauses}.",
    _tempting,
    lambda node: {"offered": node.offer.effect, "again": node.again},
    kind=TemptingOffer,
    carries={"may": "TemptingOffer", "each": "TemptingOffer"},
)
