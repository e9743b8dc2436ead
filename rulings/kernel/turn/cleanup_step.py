"""The cleanup step: discarding to hand size, ending effects, and perhaps another one (CR 514).

日本語: クリンナップ・ステップ
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.actions.discarding import discard
from rulings.kernel.characteristics.permissions import facts
from rulings.kernel.happening.keeping import end_at_cleanup
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import numbers
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import zone_of
from rulings.kernel.turn.priority import priority_round, settle_before_priority

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DISCARDS = cite("514.1", "maximum hand size")
ENDS = cite("514.2", "until end of turn")
AGAIN = cite("514.3a", "another cleanup step")


def maximum_hand_size(game: "Game", player: PlayerId) -> int | None:
    """How many cards the player may keep; ``None`` for no maximum (CR 402.2)."""
    size: int | None = 7
    said = [one for what in _ABOUT_HAND_SIZE for one in facts(game, player, what)]
    for effect, rule in sorted(said, key=lambda one: one[0].timestamp):
        # Whichever came last has the last word (CR 613.11).
        if rule.what == "no maximum hand size":
            size = None
            continue
        if rule.amount is None:
            continue
        amount = numbers.signed(game.view, effect.context, rule.amount)
        if rule.what == "maximum hand size":
            size = amount
        elif size is not None:
            size += amount if rule.what == "maximum hand size increased" else -amount
    return None if size is None else max(0, size)


_ABOUT_HAND_SIZE = (
    "maximum hand size",
    "maximum hand size increased",
    "maximum hand size reduced",
    "no maximum hand size",
)


def cleanup_step(game: "Game") -> Play[bool]:
    """Discards, ends effects; if something triggers, players get priority.

    Shape: whether another cleanup step follows (CR 514.3a).
    """
    active = game.state.turn.active
    hand = zone_of(game.state, Zone.HAND, active)
    limit = maximum_hand_size(game, active)
    if limit is not None and len(hand) > limit:
        excess = len(hand) - limit
        chosen = yield from pick_among(game, active, hand, excess, excess, "discard", citations=(DISCARDS,))
        yield from discard(game, active, chosen)
    end_at_cleanup(game)
    length = len(game.log)
    triggered = yield from settle_before_priority(game)
    if not triggered and len(game.log) == length:
        return False
    # State-based actions alone give priority too (CR 514.3a).
    yield from priority_round(game, active)
    return True
