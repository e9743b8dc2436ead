"""All counters of the kind that the condition spoke of are removed (CR 122, 608.2c).

日本語: 「それらのカウンターを取り除く」
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.effects.counters import RemoveCounters, RemoveThoseCounters
from rulings.abilities.players import You
from rulings.kernel.context import Context
from rulings.kernel.decisions import Play
from rulings.kernel.finding import UnboundReferenceError
from rulings.kernel.performing import perform, performs

if TYPE_CHECKING:
    from rulings.kernel.game import Game


@performs(RemoveThoseCounters)
def _remove_those(game: "Game", context: Context, effect: RemoveThoseCounters) -> Play[None]:
    """Raises: UnboundReferenceError: no condition named the counters."""
    if effect.kind is None or effect.source is None:
        raise UnboundReferenceError("those counters")
    yield from perform(game, context, RemoveCounters(You(), AllOf(), effect.kind, effect.source))
