"""Shuffling a library (CR 701.24).

日本語: 切り直し
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SHUFFLES = cite("701.24a", "randomize")


def shuffle_library(game: "Game", player: PlayerId) -> None:
    """Puts a library into random order; a function of the seed (CR 701.24a)."""
    library = list(zone_of(game.state, Zone.LIBRARY, player))
    game.random().shuffle(library)
    game.change(zones=game.state.zones.set((Zone.LIBRARY, player), tuple(library)))
    game.emit(e.Shuffled(player=player, citations=(SHUFFLES,)))
