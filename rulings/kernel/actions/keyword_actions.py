"""Keyword actions that are one instruction (CR 701): each declared by its name.

日本語: キーワード処理
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.abilities.effects.game import KeywordAction
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.rules_of_actions import plays_action, rules_of_actions
from rulings.kernel.happening.performing import performs
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

Act = Callable[["Game", Context, KeywordAction], Play[None]]
_ACTIONS: dict[str, Act] = {}


def keyword_action(*names: str) -> Callable[[Act], Act]:
    """Declares what a keyword action does."""
    special_words.declare(KeywordAction, *names)

    def register(function: Act) -> Act:
        for name in names:
            _ACTIONS[name] = function
            if name in rules_of_actions():
                plays_action(name)(function)
        return function

    return register


Possible = Callable[["Game", Context, KeywordAction], bool]
_POSSIBLE: dict[str, Possible] = {}


def can_be_done(name: str) -> Callable[[Possible], Possible]:
    """Declares when a keyword action can be chosen at all (CR 608.2d, 701.68b)."""

    def register(function: Possible) -> Possible:
        _POSSIBLE[name] = function
        return function

    return register


def is_possible_action(game: "Game", context: Context, effect: KeywordAction) -> bool:
    """Whether a player who has the choice could do this."""
    function = _POSSIBLE.get(effect.name)
    return function is None or function(game, context, effect)


@performs(KeywordAction)
def _act(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    yield from _ACTIONS[effect.name](game, context, effect)
