"""Sacrificing permanents (CR 701.21).

日本語: 生け贄に捧げる
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.moving import Sacrifice, SacrificeAll
from rulings.abilities.players import EachOpponent, EachOtherPlayer, EachPlayer
from rulings.abilities.references import Choose, ObjectRef, Several
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.characteristics.permissions import restrictions
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import own_results, performs, results_of
from rulings.kernel.happening.picking import acting_objects, bounds, pick_among, runs_out
from rulings.kernel.questions import finding, matching
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SACRIFICES = cite("701.21a", "directly to its owner's graveyard")


def sacrifice(
    game: "Game", player: PlayerId, objects: tuple[ObjectId, ...], *, by: ObjectId | None = None
) -> Play[tuple[ObjectId, ...]]:
    """Has a player sacrifice permanents that they control, at once; returns those that were, as they were."""
    able = [i for i in objects if can_sacrifice(game, player, i)]
    before = game.view
    moved = yield from move(
        game,
        [ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="sacrifice", by=by, by_player=player) for i in able],
        (SACRIFICES,),
    )
    game.emit(
        *(e.PermanentSacrificed(player=player, old=m.old, object=m.new, citations=(SACRIFICES,)) for m in moved),
        before=before,
    )
    return tuple(m.old for m in moved)


def can_sacrifice(game: "Game", player: PlayerId, object_id: ObjectId) -> bool:
    """A player can sacrifice only permanents that they control and that can be sacrificed (CR 701.21a)."""
    obj = game.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or game.seen(object_id).controller != player:
        return False
    return not restrictions(game, object_id, "be sacrificed")


def sacrifice_choices(game: "Game", context: Context, player: PlayerId, what: Choose) -> tuple[ObjectId, ...]:
    """Permanents that a player may choose to sacrifice."""
    return tuple(
        i
        for i in game.state.zones.get((Zone.BATTLEFIELD, None), ())
        if can_sacrifice(game, player, i) and matching.fits(game.view, context, i, what.filter)
    )


@performs(Sacrifice)
@plays_action("sacrifice")
def _sacrifice(game: "Game", context: Context, effect: Sacrifice) -> Play[None]:
    results = results_of(context)
    players = finding.find_players(game.view, context, effect.who)
    if len(players) > 1 and isinstance(effect.what, Choose):
        from rulings.kernel.actions.simultaneous import sacrifice_together

        yield from sacrifice_together(game, context, effect, players)
        return
    if len(players) > 1:
        by: dict[ObjectId, PlayerId] = {}
        for player in players:
            with own_results(context, effect.who, player):
                chosen = yield from _wanted(game, each_player(context, player), player, effect.what)
            by.update({i: player for i in chosen if i not in by and can_sacrifice(game, player, i)})
        yield from sacrifice_at_once(game, context, by)
        return
    done = False
    # Of several players, or those of them who are left, each looks at what is theirs.
    is_each = isinstance(effect.who, (EachPlayer, EachOpponent, EachOtherPlayer))
    for player in players:
        here = each_player(context, player) if is_each else context
        chosen = yield from _wanted(game, here, player, effect.what)
        found = yield from sacrifice(game, player, chosen, by=context.source)
        results.followed.update(chosen)
        results.add("sacrificed", found)
        if found:
            done = True
            results.players["sacrificed"] = (*results.players.get("sacrificed", ()), player)
    results.last = done


def _wanted(game: "Game", context: Context, player: PlayerId, what: ObjectRef) -> Play[tuple[ObjectId, ...]]:
    """What one player is to sacrifice, chosen where the text leaves a choice."""
    if isinstance(what, Choose):
        return (yield from _choose(game, context, player, what, ()))
    if isinstance(what, Several) and any(isinstance(part, Choose) for part in what.parts):
        return (yield from _choose_several(game, context, player, what))
    return acting_objects(game, context, what)


@performs(SacrificeAll)
def _sacrifice_all(game: "Game", context: Context, effect: SacrificeAll) -> Play[None]:
    """Everything that fits and that one of the players controls goes at the same time."""
    players = finding.find_players(game.view, context, effect.who)
    by = {
        i: player
        for i in matching.candidates(game.view, context, effect.filter)
        for player in players
        if can_sacrifice(game, player, i)
    }
    yield from sacrifice_at_once(game, context, by)


def sacrifice_at_once(game: "Game", context: Context, by: dict[ObjectId, PlayerId]) -> Play[None]:
    """Each player sacrifices what stands beside their name, all of it at the same time (CR 101.4)."""
    before = game.view
    moved = yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="sacrifice", by=context.source, by_player=player)
            for i, player in by.items()
        ],
        (SACRIFICES,),
    )
    game.emit(
        *(e.PermanentSacrificed(player=by[m.old], old=m.old, object=m.new, citations=(SACRIFICES,)) for m in moved),
        before=before,
    )
    results = results_of(context)
    results.followed.update(by)
    results.add("sacrificed", tuple(m.old for m in moved))
    results.doers.update({m.old: by[m.old] for m in moved})
    results.players["sacrificed"] = (*results.players.get("sacrificed", ()), *dict.fromkeys(by[m.old] for m in moved))
    results.last = bool(moved)


def _choose(
    game: "Game", context: Context, player: PlayerId, what: Choose, besides: tuple[ObjectId, ...]
) -> Play[tuple[ObjectId, ...]]:
    objects = tuple(i for i in sacrifice_choices(game, context, player, what) if i not in besides)
    least, most = bounds(game, context, what.amount, len(objects))
    if context.bindings.get("optional"):
        least = 0
    return (
        yield from pick_among(
            game,
            player,
            objects,
            least,
            most,
            "sacrifice",
            source=context.source,
            runs_out=runs_out(game, context, what.amount, len(objects)),
        )
    )


def _choose_several(game: "Game", context: Context, player: PlayerId, what: Several) -> Play[tuple[ObjectId, ...]]:
    """ "A creature, an artifact, and a land": one for each word, and all of them at once."""
    chosen: tuple[ObjectId, ...] = ()
    for part in what.parts:
        if isinstance(part, Choose):
            chosen += yield from _choose(game, context, player, part, chosen)
        else:
            chosen += acting_objects(game, context, part)
    return tuple(dict.fromkeys(chosen))
