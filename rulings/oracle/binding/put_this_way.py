"""Binding of what was put into a graveyard this way.

What is here: which effect it was. What is not: "destroyed this way" (``this_way``).
"""

from dataclasses import replace

from rulings.abilities.references import It, PutIntoGraveyard, ThisWay
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
