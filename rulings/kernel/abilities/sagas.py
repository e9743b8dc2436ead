"""Sagas (CR 714)."""

from typing import TYPE_CHECKING

from rulings.abilities.ability import Chapter
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def final_chapter(game: "Game", saga: ObjectId) -> int:
    """The greatest chapter number among its abilities; 0 without any (CR 714.2d)."""
    return max((n for a in game.seen(saga).abilities if isinstance(a, Chapter) for n in a.numbers), default=0)
