"""What is said of a spell that an effect lets a player cast (CR 601.3b, 609.4b): "if a spell cast this way would be put
into your graveyard, exile it instead", "mana of any type can be spent to cast it".

日本語: この方法で唱えた呪文
What is here: what the spell remembers of the permission that was used. What is not: which permissions there are
(``rulings.kernel.casting.ways_to_cast``).
"""

from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Replacement
from rulings.abilities.durations import Forever
from rulings.kernel.casting.mana.spending import SPEND_AS
from rulings.kernel.casting.ways_to_cast import CastingWay, used_key
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def memory_of_way(memory: Map[str, object], way: CastingWay) -> Map[str, object]:
    """What the spell remembers of how it was cast."""
    if way.permission is None or way.permission[1].spend is None:
        return memory
    return memory.set(SPEND_AS, way.permission[1].spend.what)


def note_permission(game: "Game", player: PlayerId, spell: ObjectId, way: CastingWay) -> None:
    """Notes that the permission was used, and begins what it says of the spell."""
    if way.permission is None:
        return
    effect, rule = way.permission
    if rule.once_each_turn:
        game.change(monitor=game.state.monitor.set(used_key(game, effect), True))
    if isinstance(rule.rider, Replacement):
        add_floating(game, Context(player, spell), Forever(), replacement=rule.rider)
