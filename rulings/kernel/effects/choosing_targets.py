"""Naming a target player for later sentences: chosen as the ability goes on the stack, so nothing is done now.

日本語: 対象とするプレイヤーを選ぶ
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.choosing import ChooseTargetPlayer
from rulings.kernel.context import Context
from rulings.kernel.decisions import asks_nothing
from rulings.kernel.performing import performs

if TYPE_CHECKING:
    from rulings.kernel.game import Game


@performs(ChooseTargetPlayer)
@asks_nothing
def _chosen_before(game: "Game", context: Context, effect: ChooseTargetPlayer) -> None:
    pass
