"""+1/+1 and -1/-1 counters cancel; limits on counters; Sagas that are done (CR 704.5q-704.5s)."""

from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.sagas import final_chapter
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CANCEL = cite("704.5q", "+1/+1")
SAGA = cite("704.5s", "sacrifices it")


def _has_both(obj: GameObject, seen: Characteristics) -> bool:
    return "+1/+1" in obj.counters and "-1/-1" in obj.counters


@state_based
@asks_nothing
def cancel_counters(game: "Game", actions: Actions) -> None:
    """日本語: +1/+1カウンターと-1/-1カウンターの対消滅"""
    for i in game.view.permanents.that(_has_both):
        counters = game.object(i).counters
        both = min(counters.get("+1/+1", 0), counters.get("-1/-1", 0))
        if both > 0:
            actions.counters.append((i, "+1/+1", both, CANCEL))
            actions.counters.append((i, "-1/-1", both, CANCEL))


def _is_saga(obj: GameObject, seen: Characteristics) -> bool:
    return "Saga" in seen.subtypes


@state_based
@asks_nothing
def finished_sagas(game: "Game", actions: Actions) -> None:
    """日本語: 最終章を終えた英雄譚の生け贄"""
    for i in game.view.permanents.that(_is_saga):
        last = final_chapter(game, i)
        if last == 0 or game.object(i).counters.get("lore", 0) < last or _its_chapter_waits(game, i):
            continue
        move = ProposedMove(
            object=i,
            destination=Zone.GRAVEYARD,
            cause="sacrifice",
            by_player=game.seen(i).controller,
            citations=(SAGA,),
        )
        actions.moves.append((move, SAGA))


def _its_chapter_waits(game: "Game", saga: int) -> bool:
    """A chapter ability of it has triggered and has not left the stack."""
    if any(t.source == saga and t.ability.keyword == "chapter" for t in game.state.pending):
        return True
    stack = (game.state.objects[i].stack for i in game.state.zones.get((Zone.STACK, None), ()))
    return any(
        record is not None
        and record.source == saga
        and isinstance(record.ability, TriggeredAbility)
        and record.ability.keyword == "chapter"
        for record in stack
    )
