"""Ignoring the effect of a static ability for a turn (CR 116.2d), and discarding a card at any time (CR 116.2e).

日本語: 特別な処理（常在型能力の効果を無視する、カードを捨てる）
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import PlayerCant, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.discarding import discard
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.casting.special_actions import special_action
from rulings.kernel.characteristics.permissions import IGNORED, ignores, player_rules
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, SpecialAction
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

IGNORES = cite("116.2d", "to ignore the effect from that ability for a duration")
DISCARD_ANY_TIME = "discard any time"
special_words.declare(PlayerMay, DISCARD_ANY_TIME)


def _cost(game: "Game", action: SpecialAction) -> Cost | None:
    """What ignoring an effect of this object costs."""
    return next(
        (
            change.ignored_for
            for effect, change in player_rules(game, PlayerCant)
            if isinstance(change, PlayerCant) and effect.source == action.object and change.ignored_for is not None
        ),
        None,
    )


def _why_not_ignore(game: "Game", action: SpecialAction) -> Illegal | None:
    cost = _cost(game, action)
    if cost is None:
        return Illegal("no effect that can be ignored", "116.2d")
    if ignores(game, action.player, action.object):
        return Illegal("ignored already", "116.2d")
    if not can_pay_cost(game, Context(action.player, action.object), action.player, cost):
        return Illegal("can't pay the cost", "118.3")
    return None


@special_action("ignore", _why_not_ignore)
def ignore(game: "Game", action: SpecialAction) -> Play[None]:
    """Pays, and the effect is no rule for the player until the turn ends."""
    cost = _cost(game, action)
    assert cost is not None
    context = Context(action.player, action.object)
    yield from pay_cost(game, context, action.player, cost, None, action.announcement.reserve)
    before = game.state.monitor.get(IGNORED, ())
    assert isinstance(before, tuple)
    now = (action.player, action.object, game.state.turn_serial)
    game.change(monitor=game.state.monitor.set(IGNORED, (*before, now)))
    game.emit(e.PlayerDid(player=action.player, verb="ignore", object=action.object, citations=(IGNORES,)))


def _why_not_discard(game: "Game", action: SpecialAction) -> Illegal | None:
    obj = game.state.objects.get(action.object)
    if obj is None or obj.zone is not Zone.HAND or obj.owner != action.player:
        return Illegal("not in your hand", "116.2e")
    if not any(
        isinstance(change, PlayerMay) and change.what == DISCARD_ANY_TIME and isinstance(change.filter, This)
        for ability in game.seen(obj.id).abilities
        for change in getattr(ability, "changes", ())
    ):
        return Illegal("no ability allows it", "116.2e")
    return None


@special_action("discard", _why_not_discard)
def discard_at_any_time(game: "Game", action: SpecialAction) -> Play[None]:
    """Discards the card; nothing goes on the stack."""
    yield from discard(game, action.player, (action.object,), by=action.object, by_player=action.player)
