"""Special actions (CR 116): each keyword that has one declares it here."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.kernel.state.actions import Illegal, IllegalActionError, SpecialAction
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

WhyNot = Callable[["Game", SpecialAction], Illegal | None]
Take = Callable[["Game", SpecialAction], Play[None]]
_KINDS: dict[str, tuple[WhyNot, Take]] = {}


def special_action(kind: str, why_not: WhyNot) -> Callable[[Take], Take]:
    """Declares a kind of special action: suspend, foretell, plot, unlock, ..."""

    def register(function: Take) -> Take:
        _KINDS[kind] = (why_not, function)
        return function

    return register


def why_not_take(game: "Game", action: SpecialAction) -> Illegal | None:
    """Why the special action can't be taken now; ``None`` if it can."""
    entry = _KINDS.get(action.kind)
    if entry is None:
        return Illegal("no such special action", "116.2")
    outer, game.special_action = game.special_action, action.kind
    try:
        return entry[0](game, action)
    finally:
        game.special_action = outer


def kinds() -> tuple[str, ...]:
    """The special actions that the kernel knows."""
    return tuple(sorted(_KINDS))


def take(game: "Game", action: SpecialAction) -> Play[None]:
    """Takes a special action.

    Raises:
        IllegalActionError: it can't be taken.
    """
    problem = why_not_take(game, action)
    if problem is not None:
        raise IllegalActionError(problem)
    outer, game.special_action = game.special_action, action.kind
    try:
        yield from _KINDS[action.kind][1](game, action)
    finally:
        game.special_action = outer
