"""Cards revealed as they are drawn (CR 121, 607.2): the first one of a turn.

日本語: 引いたカードの公開
"""

from typing import TYPE_CHECKING

from rulings.abilities.events.event import FIRST_EACH_OWN_TURN, FIRST_EACH_TURN, PERHAPS_FIRST_EACH_TURN
from rulings.cite import cite
from rulings.kernel.actions.drawing import after_draw
from rulings.kernel.characteristics.permissions import facts
from rulings.kernel.state import events as e
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

REVEALS = cite("701.20a", "show that card to all players")


@after_draw
def reveal_as_said(game: "Game", event: e.CardDrawn) -> Play[None]:
    """Each effect that says so has it revealed once; the abilities linked to it see only that (CR 607.2)."""
    if event.nth_this_turn != 1 or event.object not in game.state.objects:
        return
    card = ObjectId(event.object)
    for what in (FIRST_EACH_TURN, FIRST_EACH_OWN_TURN, PERHAPS_FIRST_EACH_TURN):
        if what == FIRST_EACH_OWN_TURN and game.state.turn.active != event.player:
            continue
        for effect, _ in facts(game, event.player, what):
            if what == PERHAPS_FIRST_EACH_TURN and not (
                yield from game.ask_may(event.player, "reveal", effect.source, (REVEALS,))
            ):
                continue
            game.emit(e.Revealed(player=event.player, objects=(card,), by=effect.source, citations=(REVEALS,)))
