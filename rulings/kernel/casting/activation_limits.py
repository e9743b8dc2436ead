"""How often an ability can be activated (CR 602.5b, 606.3).

日本語: 起動の回数の制限
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.abilities.ability import ActivatedAbility
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.characteristics.permissions import abilities_to
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

Limit = Callable[["Game", ObjectId, ActivatedAbility], bool]
LIMITS: dict[str, Limit] = {}


def limits_activation(keyword: str) -> Callable[[Limit], Limit]:
    """Declares when abilities with this keyword can be activated."""

    def register(function: Limit) -> Limit:
        LIMITS[keyword] = function
        return function

    return register


def limit_reached(game: "Game", object_id: ObjectId, ability: ActivatedAbility, place: int) -> bool:
    if ability.limit_ever:
        return bool(game.object(object_id).memory.get(f"used {place}"))
    if ability.limit_per_turn is None:
        return False
    # Its place may have changed since, where abilities came and went; alike ones are told apart by it (CR 602.5c).
    is_only_one = sum(one.text == ability.text for one in activated_abilities(game, object_id)) == 1
    times = sum(
        isinstance(h, e.AbilityActivated)
        and h.source == object_id
        and (h.text == ability.text if is_only_one else h.number == place + 1)
        for h in game.state.history
    )
    limit = ability.limit_per_turn
    if ability.keyword == "boast" and abilities_to(game, object_id, "boast twice"):
        limit = 2
    return times >= limit


def mark_used(game: "Game", object_id: ObjectId, ability: ActivatedAbility, place: int) -> None:
    if ability.limit_ever and object_id in game.state.objects:
        game.change_object(object_id, memory=game.object(object_id).memory.set(f"used {place}", True))
