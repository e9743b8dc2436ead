"""Permanents that can't have more than so many counters of a kind (CR 704.5r)."""

from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.characteristics.permissions import restrictions, source_context
from rulings.kernel.questions import numbers
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TOO_MANY = cite("704.5r", "all but N of those counters are removed from it")


def _is_restricted(obj: GameObject, seen: Characteristics) -> bool:
    return bool(obj.counters and seen.restrictions)


@state_based
@asks_nothing
def counter_limits(game: "Game", actions: Actions) -> None:
    """日本語: 個数に上限のあるカウンターの除去"""
    for i in game.view.permanents.that(_is_restricted):
        for rule, source in restrictions(game, i, "have more counters"):
            if rule.maximum is None or rule.kind is None:
                continue
            most = numbers.count(game.view, source_context(game, source), rule.maximum)
            have = game.object(i).counters.get(rule.kind, 0)
            if have > most:
                actions.counters.append((i, rule.kind, have - most, TOO_MANY))
