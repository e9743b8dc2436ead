"""Players who lose: no life, an empty library, ten poison counters (CR 704.5a-704.5c)."""

from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.decisions import Play
from rulings.kernel.permissions import player_cant
from rulings.kernel.state_based import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.game import Game

NO_LIFE = cite("704.5a", "0 or less life")
EMPTY_LIBRARY = cite("704.5b", "no cards in it")
POISONED = cite("704.5c", "ten or more poison counters")


@state_based
def players(game: "Game", actions: Actions) -> Play[None]:
    """日本語: ライフ0以下、空のライブラリーからのドロー、毒カウンター10個以上による敗北"""
    for player in game.state.order:
        state = game.player(player)
        if state.lost is not None:
            continue
        cant = player_cant(game, player, "lose the game")
        if state.life <= 0 and not cant and not player_cant(game, player, "lose the game for 0 life"):
            actions.losses.append((player, "life", NO_LIFE))
        elif state.drew_from_empty and not cant:
            actions.losses.append((player, "library", EMPTY_LIBRARY))
        elif state.counters.get("poison", 0) >= 10 and not cant:
            actions.losses.append((player, "poison", POISONED))
    return
    yield
