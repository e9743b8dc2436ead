"""Binding of what is done with drawn cards: "draw two cards, then discard one of them" (CR 121).

What is here: pronouns of the clause right after a draw that can only mean the drawn cards, as they are discarded or
revealed. What is not: any other pronoun: after "draw a card" it means what was spoken of before.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.cards import Discard, Draw, Reveal
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.references import Choose, It, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.binding.binder import Binder, binds
from rulings.oracle.categories import Clauses, Implied

_DRAWN: Final = ThisWay("drawn")


@binds(Clauses)
def _with_the_drawn(binder: Binder, clauses: Clauses) -> Any:
    effects = list(clauses.effects)
    for place, (first, second) in enumerate(pairwise(clauses.effects)):
        if isinstance(first, Draw):
            effects[place + 1] = _of_the_drawn(first, second)
    named = tuple(effects)
    return binder.node(replace(clauses, effects=named)) if named != clauses.effects else None


def _of_the_drawn(draw: Draw, effect: Effect) -> Effect:
    is_one = draw.amount == Fixed(1)
    match effect:
        case Discard(who=Implied(), what=Choose(filter=Filter(predicates=(Among(objects=It(words="them")),))) as what):
            if not is_one:
                return replace(effect, what=replace(what, filter=Filter(Kind.CARD, (Among(It("them", _DRAWN)),))))
        case Reveal(who=Implied(), what=It(words="it", antecedent=None)) if is_one:
            return replace(effect, what=It("it", _DRAWN))
    return effect
