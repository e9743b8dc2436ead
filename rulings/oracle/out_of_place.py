"""Verbs and the zones of what they are done to: nobody sacrifices a card from a graveyard (CR 701.21a).

What is here: the check that what a verb is done to is said to be where that verb finds it. Noun phrases know nothing of
the verb before them, so the grammar alone reads "sacrifice a creature card from your hand" and gives it a meaning that
no card has. What is not: where abilities work (``zones``).
"""

from collections.abc import Iterator

from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.costs.objects import DiscardCost, ExileCost, SacrificeCost
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.moving import Destroy, Exile, Sacrifice, SacrificeAll
from rulings.abilities.effects.permanents import Tap, TapOrUntap, Untap
from rulings.abilities.events.moving import Discards, Mills, Sacrifices
from rulings.abilities.filters.filter import Both, Filter, Predicate
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, walk
from rulings.abilities.references import InThatZone
from rulings.abilities.vocabulary import Zone

_FINDS: dict[type, Zone] = {
    **dict.fromkeys((Destroy, Sacrifice, SacrificeAll, SacrificeCost, Sacrifices), Zone.BATTLEFIELD),
    **dict.fromkeys((Tap, TapOrUntap, Untap), Zone.BATTLEFIELD),
    **dict.fromkeys((Discard, DiscardCost, Discards), Zone.HAND),
    Mills: Zone.LIBRARY,
}
"""What is done -> the only zone where it finds what it is done to (CR 701.8a, 701.9a, 701.17a, 701.21a, 701.26a)."""
_NEVER_IN = {Exile: Zone.EXILE, ExileCost: Zone.EXILE}
"""What is done -> the zone where it has been done already."""
_FOUND_BEFORE = {"sacrificed": Zone.BATTLEFIELD, "discarded": Zone.HAND}
"""The same of verbs of ``DoneThisTurn``."""


def is_out_of_place(node: Node) -> bool:
    """Whether a verb somewhere in it is done to what is said to be where the verb finds nothing."""
    for part in walk(node):
        finds = _FOUND_BEFORE.get(part.verb) if isinstance(part, DoneThisTurn) else _FINDS.get(type(part))
        never = _NEVER_IN.get(type(part))
        if (finds or never) and any(one is never or finds not in (None, one) for one in _said(part)):
            return True
    return False


def _said(verb: Node) -> Iterator[Zone]:
    """The zones that are said of what a verb is done to, not of what that is compared with."""
    what = getattr(verb, "what", None) or getattr(verb, "filter", None)
    if isinstance(what, InThatZone):
        yield what.zone
    filter_ = what if isinstance(what, Filter) else getattr(what, "filter", None)
    if isinstance(filter_, Filter):
        yield from _of(filter_.predicates)


def _of(predicates: tuple[Predicate, ...]) -> Iterator[Zone]:
    for one in predicates:
        if isinstance(one, InZone):
            yield one.zone
        elif isinstance(one, Both):
            yield from _of(one.parts)
