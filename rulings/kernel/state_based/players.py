"""Players who lose: no life, an empty library, ten poison counters, a commander's damage (CR 704.5a-704.5c, 704.6c)."""

from functools import partial
from typing import TYPE_CHECKING

from rulings.cite import Citation, cite
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.events import CantHappen
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state_based.commanders import was_dealt_lethal_damage
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

NO_LIFE = cite("704.5a", "0 or less life")
EMPTY_LIBRARY = cite("704.5b", "no cards in it")
CANT = cite("101.2", "takes precedence")
POISONED = cite("704.5c", "ten or more poison counters")
COMMANDER_DAMAGE = cite("704.6c", "21 or more combat damage by the same commander")


@state_based
@asks_nothing
def players(game: "Game", actions: Actions) -> None:
    """日本語: ライフ0以下、空のライブラリーからのドロー、毒カウンター10個以上、統率者の21点以上のダメージによる敗北"""
    for player in game.state.order:
        state = game.player(player)
        if state.lost is not None:
            continue
        cant = player_cant(game, player, "lose the game")
        reasons = [
            (state.life <= 0, cant or player_cant(game, player, "lose the game for 0 life"), "life", NO_LIFE),
            (state.drew_from_empty, cant, "library", EMPTY_LIBRARY),
            (state.counters.get("poison", 0) >= 10, cant, "poison", POISONED),
            (was_dealt_lethal_damage(game, player), cant, "commander damage", COMMANDER_DAMAGE),
        ]
        called_for = [(is_spared, why, rule) for holds, is_spared, why, rule in reasons if holds]
        loses = next(((why, rule) for is_spared, why, rule in called_for if not is_spared), None)
        if loses is not None:
            actions.losses.append((player, *loses))
            continue
        for _, why, rule in called_for:
            actions.since_last_check.append(partial(_note_spared, player=player, why=why, rule=rule))


def _note_spared(game: "Game", player: PlayerId, why: str, rule: Citation) -> None:
    """Notes, once a turn, that a player who would lose can't (CR 101.2)."""
    key = f"spared {player} {why} {game.state.turn_serial}"
    if not game.state.monitor.get(key):
        game.change(monitor=game.state.monitor.set(key, True))
        game.emit(CantHappen(what="lose the game", object=player, citations=(rule, CANT)))
