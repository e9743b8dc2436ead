"""Abilities that trigger on abilities triggering (CR 603.3b).

What is here: "a permanent entering causes a triggered ability to trigger". What is not: abilities that trigger an
additional time, or not at all (``deeds_of_objects``).
"""

from collections.abc import Callable

from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.event import CausesTrigger, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import event
from rulings.oracle.holes import hole


def _entering(filter: Filter) -> EventPattern:
    return Moves(filter, destination=Zone.BATTLEFIELD)


def _declare(words: str, cause: Callable[[Filter], EventPattern], end: str, *, of_it: bool) -> None:

    event.phrase(
        f"a {{filter:Filter@singular}} {words} causes a triggered ability{end} to trigger",
        CausesTrigger(cause(hole("filter")), of_it),
    )


for _words, _cause in (("entering", _entering), ("attacking", Attacks)):
    _declare(_words, _cause, "", of_it=False)
    for _noun in ("permanent", "creature"):
        _declare(_words, _cause, f" of that {_noun}", of_it=True)


for _noun in ("permanent", "creature"):
    # Under whose control it enters is who controls it there.
    event.phrase(
        f"a {{filter:Filter@singular}} entering under {{player:Player's}} control causes a triggered ability of that "
        f"{_noun} to trigger",
        CausesTrigger(_entering(narrowed(hole("filter"), ControlledBy(hole("player")))), of_it=True),
    )
