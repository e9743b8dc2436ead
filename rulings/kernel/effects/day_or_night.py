"""Effects by which it becomes day or night (CR 730.1).

日本語: 「昼になる」「夜になる」
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.turns import BecomesDayOrNight
from rulings.cite import cite
from rulings.kernel.context import Context
from rulings.kernel.day_and_night import become
from rulings.kernel.decisions import asks_nothing
from rulings.kernel.performing import performs

if TYPE_CHECKING:
    from rulings.kernel.game import Game

BECOMES = cite("730.1", "Day and night are designations that the game itself can have")


@performs(BecomesDayOrNight)
@asks_nothing
def _becomes(game: "Game", context: Context, effect: BecomesDayOrNight) -> None:
    become(game, is_day=effect.is_day, citations=(BECOMES,))
