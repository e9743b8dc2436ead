"""Binding of searches: the card that is found is what "it" means, not what it is compared with.

What is here: "search your library for a card with the same name as another creature, reveal it". What is not: what
was found "this way" (``rulings.oracle.binding.mention``).
"""

from dataclasses import replace

from rulings.abilities.effects.cards import FOUND_AGAIN, Search
from rulings.abilities.references import ThisWay
from rulings.oracle.binding.binder import Binder, binds


@binds(Search)
def _search(binder: Binder, node: Search) -> Search | None:
    """What the words of the card speak of may be called by its noun alone from then on."""
    if any(one.node == ThisWay("found") for one in binder.mentions.everything()):
        # "Its controller may search ..., put it onto the battlefield. You may search ..., put it onto the battlefield".
        node = replace(node, found_as=FOUND_AGAIN)
    before = {id(one) for one in binder.mentions.everything()}
    bound = binder.parts(node)
    for clause in binder.mentions.clauses:
        clause[:] = [
            one if id(one) in before or one.is_player or one.is_number else replace(one, is_named_only=True)
            for one in clause
        ]
    binder.mentions.add(bound)
    return bound
