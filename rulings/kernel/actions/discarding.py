"""Discarding cards (CR 701.9).

日本語: 捨てる
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.cards import Discard
from rulings.abilities.filters.status import InZone
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects, bounds, choosable, pick_among, runs_out
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding, matching
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedDiscard, ProposedMove
from rulings.kernel.state.state import left_behind, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DISCARDS = cite("701.9a", "to that player's graveyard")


def discard(
    game: "Game",
    player: PlayerId,
    objects: tuple[ObjectId, ...],
    *,
    by: ObjectId | None = None,
    by_player: PlayerId | None = None,
    as_cost: bool = False,
) -> Play[tuple[ObjectId, ...]]:
    """Has a player discard these cards at once; returns them as they are now."""
    moves: list[tuple[ObjectId, ProposedMove]] = []
    for i in objects:
        if i not in game.state.objects or game.object(i).zone is not Zone.HAND:
            continue
        would = ProposedDiscard(player=player, object=i, by=by, by_player=by_player, as_cost=as_cost)
        for one in (yield from replaced(game, would)):
            if isinstance(one, ProposedDiscard):
                one_move = ProposedMove(
                    object=i, destination=Zone.GRAVEYARD, cause="discard", by=by, by_player=player,
                    applied=one.applied,
                )  # fmt: skip
                moves.append((i, one_move))
            elif isinstance(one, ProposedMove):
                moves.append((i, one))
    moved = yield from move(game, [m for _, m in moves], (DISCARDS,))
    game.emit(
        *(
            e.CardDiscarded(player=player, old=m.old, object=m.new, by=by, by_player=by_player, citations=(DISCARDS,))
            for m in moved
        )
    )
    return tuple(m.new for m in moved)


def choose_discards(game: "Game", context: Context, effect: Discard, player: PlayerId) -> Play[tuple[ObjectId, ...]]:
    """The cards that the player is to discard: chosen, at random, or named."""
    if not isinstance(effect.what, Choose):
        found = acting_objects(game, context, effect.what)
        return tuple(i for i in found if game.object(i).zone is Zone.HAND and game.object(i).owner == player)
    hand = set(zone_of(game.state, Zone.HAND, player))
    objects = tuple(i for i in left_behind(game.state, discardable(game, context, effect.what, player)) if i in hand)
    least, most = bounds(game, context, effect.what.amount, len(objects))
    if effect.what.at_random:
        return tuple(game.random().sample(objects, least))
    chooser = player
    if effect.chooser is not None:
        chooser = finding.find_players(game.view, context, effect.chooser)[0]
    return (
        yield from pick_among(
            game,
            chooser,
            objects,
            least,
            most,
            "discard",
            source=context.source,
            runs_out=runs_out(game, context, effect.what.amount, len(objects)),
        )
    )


def discardable(game: "Game", context: Context, what: Choose, player: PlayerId) -> tuple[ObjectId, ...]:
    """The cards from which the player chooses, in the order of the hand or of the zone that the words name."""
    if any(isinstance(p, InZone) for p in what.filter.predicates):
        return choosable(game, context, player, what.filter)
    return tuple(
        i for i in zone_of(game.state, Zone.HAND, player) if matching.fits_facts(game.view, context, i, what.filter)
    )


@performs(Discard)
@plays_action("discard")
def _discard(game: "Game", context: Context, effect: Discard) -> Play[None]:
    results = results_of(context)
    players = finding.find_players(game.view, context, effect.who)
    if len(players) > 1:
        from rulings.kernel.actions.simultaneous import discard_together

        yield from discard_together(game, context, effect, players)
        return
    done = False
    for player in finding.find_players(game.view, context, effect.who):
        chosen = yield from choose_discards(game, context, effect, player)
        found = yield from discard(game, player, chosen, by=context.source, by_player=context.controller)
        results.add("discarded", found, by=player if "each player" in context.bindings else None)
        if found:
            done = True
            results.players["discarded"] = (*results.players.get("discarded", ()), player)
    results.last = done
