"""Binding of what was put into a graveyard this way, and of what a creature attacks.

What is here: which effect it was, and which creature. What is not: "destroyed this way" (``this_way``).
"""

from dataclasses import replace

from rulings.abilities.put_this_way import PutIntoGraveyard, WhatItAttacks
from rulings.abilities.references import Antecedent, It, ThisWay
from rulings.oracle.binding.binder import Binder, UnboundError, binds

_VERBS = ("destroyed", "milled", "discarded", "sacrificed")
"""What effects do that puts something into a graveyard."""


@binds(PutIntoGraveyard)
def _put_into_graveyard(binder: Binder, node: PutIntoGraveyard) -> PutIntoGraveyard | None:
    """The one effect before that could have put something there."""
    if not isinstance(node.moved, It):
        return None
    done = [verb for verb in _VERBS if binder.mentions.done.get(verb)]
    if len(done) != 1 or binder.mentions.done[done[0]] != 1:
        raise UnboundError("this way")
    return replace(node, moved=It(node.moved.words, ThisWay(done[0])))


@binds(WhatItAttacks)
def _what_it_attacks(binder: Binder, node: WhatItAttacks) -> WhatItAttacks | None:
    """ "This creature deals 1 damage to the player it's attacking" whenever another creature attacks: what that one
    attacks."""
    it = node.attacker
    if not isinstance(it, It) or it.antecedent is not None:
        return None
    spoken = (one for one in binder.mentions.everything() if isinstance(one.node, Antecedent) and not one.is_player)
    found = tuple(one for one in spoken if one.node == Antecedent("event object") and not one.is_number)
    found = found or binder.mentions.objects_for(it)
    if len(found) != 1:
        raise UnboundError(it.words, tuple(repr(one.node) for one in found))
    return replace(node, attacker=replace(it, antecedent=found[0].node))
