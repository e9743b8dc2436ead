"""What would come of something if nobody chose otherwise: rules code played on a copy of the game.

Because states are immutable, ``Game(game.state)`` is a copy that costs nothing; what is played on it leaves no trace.
"""

from typing import TYPE_CHECKING, TypeVar

from rulings.kernel.happening.game import Game
from rulings.kernel.state.decisions import Decision, Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

T = TypeVar("T")

TRIAL_EVENTS = 500
"""Events in one trial, at most."""


def copy_of(game: "Game") -> "Game":
    """The game as it is now, to try something on.

    Shape: same state, empty log; the step limit of its own keeps a trial from running on.
    """
    other = Game(game.state, seed=game.seed, step_limit=TRIAL_EVENTS, effort=game.effort)
    other.mana_is_free = game.mana_is_free
    other.resolving = game.resolving
    other.replacing = game.replacing
    other.other_cards = game.other_cards
    other.making_mana = game.making_mana
    return other


def foresee(play: Play[T]) -> T:
    """Plays rules code through with the default for each decision.

    Raises: what the rules code raises.
    """
    answer = None
    while True:
        try:
            request = play.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        answer = request.default if isinstance(request, Decision) else None
