"""Players whose loss is replaced in the same check in which permanents leave (CR 400.6, 614.6, 704.3).

All state-based actions happen at once, so an effect that replaces the loss applies also if its source is put into a
graveyard by the same check. What both would move goes one way, as its controller says.

日本語: 同時に死亡する発生源が敗北を置換する場合
"""

from typing import TYPE_CHECKING

from rulings.cite import Citation, cite
from rulings.kernel.casting.mana.foreseeing import copy_of, foresee
from rulings.kernel.happening.game import GameOverError
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.state import events as e
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedLoss, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CONTRADICTORY = cite("400.6", "chooses which effect to apply")
Loss = tuple[PlayerId, str, Citation]


def replace_losses(game: "Game", losses: list[Loss], moves: list[ProposedMove]) -> Play[list[Loss]]:
    """Does what happens instead of losses that are replaced, before the permanents of the same check leave.

    Shape: -> the losses that are not replaced. ``moves``: what the check puts elsewhere.
    """
    left: list[Loss] = []
    for loss in losses:
        proposal = ProposedLoss(player=loss[0], why=loss[1])
        ways = _foreseen(game, proposal)
        if ways is None:
            left.append(loss)
            continue
        waiting = yield from _goes_as_checked(game, moves, ways)
        outer, game.spoken_for = game.spoken_for, game.spoken_for | waiting
        try:
            yield from replaced(game, proposal)
        finally:
            game.spoken_for = outer
    return left


def _foreseen(game: "Game", proposal: ProposedLoss) -> dict[ObjectId, e.ZoneChanged] | None:
    """What what happens instead would move, and where to; ``None`` where the loss happens."""
    trial = copy_of(game)
    try:
        if foresee(replaced(trial, proposal)):
            return None
    except GameOverError:
        return {}
    return {event.old: event for entry in trial.log for event in (entry.event,) if isinstance(event, e.ZoneChanged)}


def _goes_as_checked(
    game: "Game", moves: list[ProposedMove], ways: dict[ObjectId, e.ZoneChanged]
) -> Play[frozenset[ObjectId]]:
    """Of what would be moved to two places those that their controllers let go where the check puts them."""
    waiting: set[ObjectId] = set()
    for one in moves:
        other = ways.get(one.object)
        if other is None or other.destination is one.destination or one.object not in game.state.objects:
            continue
        zones = (one.destination, other.destination)
        picked = yield from game.decide(
            Decision(
                game.seen(one.object).controller,
                DecisionKind.OPTION,
                "choose where it goes",
                tuple(Option(zone.value, value=zone.value) for zone in zones),
                source=one.object,
                citations=(CONTRADICTORY,),
                default=(0,),
            )
        )
        if picked[0].value == one.destination.value:
            waiting.add(one.object)
    return frozenset(waiting)
