"""Tokens outside the battlefield and copies outside the stack cease to exist (CR 704.5d, 704.5e)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.decisions import Play
from rulings.kernel.state_based import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.game import Game

TOKEN = cite("704.5d", "ceases to exist")
COPY = cite("704.5e", "ceases to exist")


@state_based
def tokens(game: "Game", actions: Actions) -> Play[None]:
    """日本語: 戦場以外にあるトークン、スタック以外にある呪文のコピーは消滅する"""
    for (zone, _), ids in game.state.zones.items():
        if zone in (Zone.BATTLEFIELD, Zone.STACK):
            continue
        for i in ids:
            obj = game.state.objects[i]
            if obj.is_token:
                is_permanent = obj.definition is not None and obj.definition.is_token
                actions.ceased.append((i, TOKEN if is_permanent else COPY))
    return
    yield
