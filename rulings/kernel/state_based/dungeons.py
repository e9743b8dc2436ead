"""A dungeon whose last room's ability has left the stack (CR 704.5t)."""

from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.decisions import asks_nothing
from rulings.kernel.effects.dungeons import complete, dungeon_of, is_at_the_end
from rulings.kernel.ids import ObjectId
from rulings.kernel.state import zone_of
from rulings.kernel.state_based import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.game import Game

LEAVES = cite("704.5t", "the dungeon card’s owner removes it from the game")


@state_based
@asks_nothing
def finished_dungeons(game: "Game", actions: Actions) -> None:
    """日本語: 最深部の部屋を終えたダンジョンの除去"""
    for player in game.state.order:
        dungeon = dungeon_of(game, player)
        if dungeon is not None and is_at_the_end(game, dungeon) and not _its_ability_waits(game, dungeon):
            actions.others.append(partial(complete, dungeon=dungeon, rule=LEAVES))


def _its_ability_waits(game: "Game", dungeon: ObjectId) -> bool:
    if any(trigger.source == dungeon for trigger in game.state.pending):
        return True
    stack = (game.state.objects[i].stack for i in zone_of(game.state, Zone.STACK))
    return any(record is not None and record.source == dungeon for record in stack)
