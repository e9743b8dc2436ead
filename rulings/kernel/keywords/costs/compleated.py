"""Compleated (CR 702.150).

日本語: 完成化
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.mana.payment import LIFE_FOR_SYMBOLS
from rulings.kernel.happening.intrinsic_entering import also_enters
from rulings.kernel.happening.replacement import Applicable
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Proposal, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.150", "compleated")

LESS = cite("702.150a", "minus two for each of those mana symbols")


@also_enters
def compleated(game: "Game", proposal: ProposedMove, seen: Characteristics, new: GameObject) -> list[Applicable]:
    """Two loyalty counters less for each Phyrexian symbol that was paid with life: so many as life was paid."""
    life = game.state.monitor.get(f"{LIFE_FOR_SYMBOLS} {proposal.object}", 0)
    entrance = proposal.entrance
    if not isinstance(life, int) or not life or not seen.has("compleated") or entrance is None:
        return []
    if entrance.counters.get("loyalty", 0) <= 0:
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedMove)
        assert proposal.entrance is not None
        counters = proposal.entrance.counters
        left = max(0, counters.get("loyalty", 0) - life)
        fewer = counters.set("loyalty", left) if left else counters.delete("loyalty")
        entrance = replace(proposal.entrance, counters=fewer)
        return [replace(proposal, entrance=entrance, citations=(*proposal.citations, LESS))]

    return [Applicable(("compleated", proposal.object), proposal.object, "compleated", change, citations=(LESS,))]
