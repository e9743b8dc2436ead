"""How much damage is lethal to a creature (CR 120.6, 704.5g).

日本語: 致死ダメージの点数
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CanDo
from rulings.kernel.abilities import special_words
from rulings.kernel.characteristics.permissions import abilities_to
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BY_POWER = "lethal damage by power"
special_words.declare(CanDo, BY_POWER)


def lethal_total(game: "Game", object_id: ObjectId) -> int:
    """The total of marked damage at which a creature has been dealt lethal damage.

    Its toughness, or its power where an effect says so. A creature without damage has never been dealt lethal damage
    (CR 704.5g), so with a power of 0 or less any damage at all is lethal.
    """
    seen = game.seen(object_id)
    if abilities_to(game, object_id, BY_POWER):
        return max(1, seen.power or 0)
    return seen.toughness or 0
