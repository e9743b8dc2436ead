"""Until something happens: watching for it, and whether it has happened already (CR 610.3, 610.3a).

日本語: 「〜するまで」追放するオブジェクト
"""

from typing import TYPE_CHECKING

from rulings.abilities.events.event import EventPattern
from rulings.kernel.happening.continuous_effects import frozen
from rulings.kernel.happening.game import immediately
from rulings.kernel.questions.patterns import can_match, occurrences
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import is_on_battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

WATCHED = "until it happens"
"""Key of the monitor: for each number that is waited for, the event and whose words they were."""


def watch_event(game: "Game", context: Context, pattern: EventPattern) -> int:
    """Begins to wait for an event; the number that ``is_over`` answers for is negative, as no object's is."""
    number = -game.new_id()
    game.change(monitor=game.state.monitor.set(WATCHED, (*_watched(game), (number, pattern, frozen(context)))))
    return number


def _watched(game: "Game") -> tuple[tuple[int, EventPattern, Context], ...]:
    found = game.state.monitor.get(WATCHED, ())
    assert isinstance(found, tuple)
    return found


def is_over(game: "Game", watched: int) -> bool:
    """The object has left the battlefield, or what was waited for has happened."""
    if watched < 0:
        return all(number != watched for number, _, _ in _watched(game))
    return not is_on_battlefield(game.state, ObjectId(watched))


@immediately
def _note_events(game: "Game", happened: tuple[e.Event, ...]) -> None:
    watched = _watched(game)
    if not watched:
        return
    left = tuple(
        one
        for one in watched
        if not any(can_match(one[1], type(h)) and occurrences(game.view, one[2], one[1], h) for h in happened)
    )
    if len(left) < len(watched):
        game.change(monitor=game.state.monitor.set(WATCHED, left))


def has_happened_since(game: "Game", context: Context, pattern: EventPattern) -> bool:
    """The event happened after the ability was put on the stack, so that nothing is exiled (CR 610.3a)."""
    history = game.state.history
    began = [n for n, h in enumerate(history) if isinstance(h, e.AbilityTriggered) and h.object == context.stack_object]
    since = history[began[-1] :] if began else ()
    return any(can_match(pattern, type(h)) and occurrences(game.view, context, pattern, h) for h in since)
