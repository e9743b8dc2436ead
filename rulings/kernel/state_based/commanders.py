"""Commanders: put back into the command zone, and 21 combat damage by one of them (CR 704.6c, 704.6d, 903.9a)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.casting.commanders import noted
from rulings.kernel.happening.commander_designation import commander_cards
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PUT_AWAY = cite("903.9a", "its owner may put it into the command zone")
DAMAGE = cite("704.6c", "21 or more combat damage by the same commander")
LETHAL_DAMAGE = 21


@state_based
def put_back(game: "Game", actions: Actions) -> Play[None]:
    """日本語: 墓地か追放領域に置かれた統率者を統率領域に置いてもよい"""
    waiting = game.state.monitor.get("commanders put away", ())
    if not isinstance(waiting, tuple) or not waiting:
        return
    actions.since_last_check.append(_no_longer_waiting)
    for i in waiting:
        obj = game.state.objects.get(i)
        if obj is None or obj.zone not in (Zone.GRAVEYARD, Zone.EXILE):
            continue
        if (yield from game.ask_may(obj.owner, "command zone", i, (PUT_AWAY,))):
            move = pr.ProposedMove(object=i, destination=Zone.COMMAND, cause="state-based", by_player=obj.owner)
            actions.moves.append((move, PUT_AWAY))


def _no_longer_waiting(game: "Game") -> None:
    game.change(monitor=game.state.monitor.delete("commanders put away"))


@state_based
@asks_nothing
def commander_damage(game: "Game", actions: Actions) -> None:
    """日本語: 同じ統率者から21点以上の戦闘ダメージ"""
    for card in sorted(commander_cards(game.state)):
        for player in game.state.order:
            if (
                game.player(player).lost is None
                and noted(game.state, f"commander damage {card} {player}") >= LETHAL_DAMAGE
            ):
                actions.losses.append((player, "commander damage", DAMAGE))
