"""Commanders: put back into the command zone; 21 combat damage by one of them (CR 704.6c, 704.6d, 903.9a)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.casting.commanders import noted
from rulings.kernel.happening.commander_designation import commander_cards
from rulings.kernel.state import notes
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PUT_AWAY = cite("903.9a", "its owner may put it into the command zone")
LETHAL_DAMAGE = 21


@state_based
def put_back(game: "Game", actions: Actions) -> Play[None]:
    """日本語: 墓地か追放領域に置かれた統率者を統率領域に置いてもよい"""
    waiting = game.state.monitor.get(notes.PUT_AWAY, ())
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
    game.change(monitor=game.state.monitor.delete(notes.PUT_AWAY))


def was_dealt_lethal_damage(game: "Game", player: PlayerId) -> bool:
    """Whether one and the same commander has dealt the player 21 combat damage over the game."""
    return any(
        noted(game.state, notes.commander_damage(card, player)) >= LETHAL_DAMAGE for card in commander_cards(game.state)
    )
