"""Whether control of two objects can be exchanged, and of which two (CR 701.12a, 701.12b).

日本語: コントロールを交換できるかどうか
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_CONTROLLED = (Zone.BATTLEFIELD, Zone.STACK)
"""Only what is here has a controller (CR 108.4)."""


def exchanged_pair(game: "Game", context: Context, effect: ExchangeControl) -> tuple[ObjectId, ...]:
    """The two objects, each a permanent or on the stack; nothing where the whole exchange can't be completed."""
    found = (*acting_objects(game, context, effect.first), *acting_objects(game, context, effect.second))
    pair = tuple(dict.fromkeys(found))
    if len(pair) != 2 or any(i not in game.state.objects or game.object(i).zone not in _CONTROLLED for i in pair):
        return ()
    return pair


def can_exchange(game: "Game", context: Context, effect: ExchangeControl) -> bool:
    """Whether the exchange would do anything: both are there, and different players control them."""
    return len({game.seen(i).controller for i in exchanged_pair(game, context, effect)}) == 2
