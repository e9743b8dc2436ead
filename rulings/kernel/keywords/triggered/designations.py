"""Designations that keywords give to their own permanent: renowned and the like (CR 702.112b)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.effects.effect import Effect
from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.performing import performs
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@dataclass(frozen=True, slots=True)
class Becomes(Effect):
    """The source gets a designation that it keeps while it is on the battlefield."""

    what: str


@performs(Becomes)
@asks_nothing
def _becomes(game: "Game", context: Context, effect: Becomes) -> None:
    obj = game.state.objects.get(context.source)
    if obj is not None and obj.zone is Zone.BATTLEFIELD:
        game.change_object(obj.id, memory=obj.memory.set(effect.what, True))
        game.emit(e.StatusChanged(object=obj.id, what=effect.what, player=context.controller))
