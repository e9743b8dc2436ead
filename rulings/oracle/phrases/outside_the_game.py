"""Cards from outside the game (CR 400.11b): the Wishes and what is like them.

What is here: revealing or putting one card. What is not: companions, learning (keywords).
"""

from collections.abc import Mapping

from rulings.abilities.effects.moving import BringIn
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

effect.phrase(
    "{who:Subject} reveal[s] a {what:Filter@singular} from outside the game and put[s:who] it into your hand",
    BringIn,
    fixed={"is_revealed": True},
)
effect.phrase("{who:Subject} put[s] a {what:Filter@singular} from outside the game into your hand", BringIn)
effect.phrase(
    "{who:Subject} put[s] a {what:Filter@singular} from outside the game on top of your library",
    BringIn,
    fixed={"to": Zone.LIBRARY},
)


def _or_exiled(who: PlayerRef, what: Filter, exiled: Filter) -> May | None:
    if not isinstance(who, You):
        return None
    return May(who, BringIn(who, what, is_revealed=True, or_in_exile=exiled))


def _undo_or_exiled(node: May) -> Slots:
    match node.effect:
        case BringIn(what=what, or_in_exile=Filter() as exiled):
            return {"who": node.who, "what": what, "exiled": exiled}
    return None


sentence.phrase(
    "{who:Player} may reveal a {what:Filter@singular} from outside the game or choose a face-up "
    "{exiled:Filter@singular}. put that card into your hand.",
    _or_exiled,
    _undo_or_exiled,
    kind=May,
    carries={"may": "May"},
)
