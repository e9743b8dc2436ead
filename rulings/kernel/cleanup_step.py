"""The cleanup step: discarding to hand size, ending effects, and perhaps another one (CR 514).

日本語: クリンナップ・ステップ
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import numbers
from rulings.kernel.decisions import Play
from rulings.kernel.effects.discarding import discard
from rulings.kernel.ids import PlayerId
from rulings.kernel.keeping import end_at_cleanup
from rulings.kernel.permissions import facts, has_rule
from rulings.kernel.picking import pick_among
from rulings.kernel.priority import priority_round, settle_before_priority
from rulings.kernel.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.game import Game

DISCARDS = cite("514.1", "maximum hand size")
ENDS = cite("514.2", "until end of turn")
AGAIN = cite("514.3a", "another cleanup step")


def maximum_hand_size(game: "Game", player: PlayerId) -> int | None:
    """How many cards the player may keep; ``None`` for no maximum (CR 402.2)."""
    if has_rule(game, player, "no maximum hand size"):
        return None
    size = 7
    for effect, rule in facts(game, player, "maximum hand size"):
        if rule.amount is not None:
            size = numbers.count(game.view, effect.context, rule.amount)
    for effect, rule in facts(game, player, "maximum hand size increased"):
        if rule.amount is not None:
            size += numbers.signed(game.view, effect.context, rule.amount)
    for effect, rule in facts(game, player, "maximum hand size reduced"):
        if rule.amount is not None:
            size -= numbers.signed(game.view, effect.context, rule.amount)
    return max(0, size)


def cleanup_step(game: "Game") -> Play[None]:
    """Discards, ends effects; if something triggers, players get priority and another cleanup step follows."""
    while True:
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
            return
        # State-based actions alone give priority too, and then comes another cleanup step (CR 514.3a).
        yield from priority_round(game, active)
