"""Distributing counters among what is chosen as the effect happens (CR 608.2d); among targets it is announced before.

日本語: 解決時に選ばれたものへの割り振り
"""

from typing import TYPE_CHECKING

from rulings.abilities.node import Node
from rulings.abilities.references import Choose, Several
from rulings.kernel.happening.picking import bounds, choosable, pick_among
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def is_distributed_now(on: Node) -> bool:
    """Whether what it is distributed among is chosen only as the effect happens.

    Example: "among any number of creatures you control", "among it and any number of commanders".
    """
    return isinstance(on, Choose) or (isinstance(on, Several) and any(isinstance(part, Choose) for part in on.parts))


def distribute(
    game: "Game", context: Context, doer: PlayerId, total: int, on: Node, prompt: str
) -> Play[dict[ObjectId, int]]:
    """How many each object gets: every chosen one at least one of them, no more chosen than there are to give.

    日本語: 選ばれたものそれぞれに少なくとも1つ
    Shape: how many there are, what they are distributed among -> object to share. What the text names without a choice
    ("among it and ...") may get none.
    """
    parts = on.parts if isinstance(on, Several) else (on,)
    named = [
        now
        for part in parts
        if not isinstance(part, Choose)
        for i in finding.find_objects(game.view, context, part)
        if (now := finding.current(game.view, context, i)) is not None
    ]
    chosen: list[ObjectId] = []
    for part in parts:
        if isinstance(part, Choose):
            free = tuple(i for i in choosable(game, context, doer, part.filter) if i not in (*named, *chosen))
            least, most = bounds(game, context, part.amount, len(free))
            most = min(most, total - len(chosen))
            picked = yield from pick_among(game, doer, free, min(least, most), most, prompt, source=context.source)
            chosen += picked
    return (yield from _shares(game, context, doer, total, named, chosen))


def _shares(
    game: "Game", context: Context, doer: PlayerId, total: int, named: list[ObjectId], chosen: list[ObjectId]
) -> Play[dict[ObjectId, int]]:
    from rulings.kernel.actions.counters import choose_number

    everyone = [*named, *chosen]
    shares: dict[ObjectId, int] = {}
    left = total
    for place, one in enumerate(everyone):
        after = everyone[place + 1 :]
        owed = sum(1 for other in after if other in chosen)
        least = left if not after else 1 if one in chosen else 0
        shares[one] = yield from choose_number(
            game, doer, least, left - owed, "divide", context.source, is_share=len(everyone) > 1
        )
        left -= shares[one]
    return shares
