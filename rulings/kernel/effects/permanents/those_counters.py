"""All counters of the kind that the condition spoke of are removed (CR 122, 608.2c).

日本語: 「それらのカウンターを取り除く」
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.effects.counters import RemoveCounters, RemoveThoseCounters
from rulings.abilities.players import You
from rulings.kernel.happening.performing import perform, performs
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@performs(RemoveThoseCounters)
def _remove_those(game: "Game", context: Context, effect: RemoveThoseCounters) -> Play[None]:
    """Raises: UnboundReferenceError: no condition named the counters."""
    if effect.kind is None or effect.source is None:
        raise UnboundReferenceError("those counters")
    yield from perform(game, context, RemoveCounters(You(), AllOf(), effect.kind, effect.source))
