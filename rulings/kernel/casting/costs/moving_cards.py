"""Costs of discarding, exiling, returning, putting, revealing and milling cards (CR 701.9, 701.13, 701.17, 701.20)."""

from typing import TYPE_CHECKING

from rulings.abilities.costs.objects import (
    DiscardCost,
    ExileCost,
    ExileWithTypes,
    MillCost,
    PutCost,
    ReturnCost,
    RevealCost,
)
from rulings.abilities.node import Node
from rulings.abilities.references import Choose, This
from rulings.abilities.vocabulary import Zone
from rulings.kernel.actions.discarding import discard, discardable
from rulings.kernel.actions.milling import mill
from rulings.kernel.casting.costs.choosing import choose_objects, least_objects, movable, usable
from rulings.kernel.casting.costs.claims import LEAVES, Claim, claims
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.picking import acting_objects, pick_among
from rulings.kernel.happening.remembering import remember_exiled
from rulings.kernel.questions import numbers
from rulings.kernel.questions.target_groups import is_of_one_player, whose
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMill, ProposedMove
from rulings.kernel.state.state import left_behind, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _discardable(game: "Game", context: Context, player: PlayerId, what: Node) -> tuple[ObjectId, ...]:
    if isinstance(what, Choose):
        found = discardable(game, context, what, player)
    else:
        found = acting_objects(game, context, what)
    return tuple(
        i
        for i in left_behind(game.state, found)
        if game.object(i).zone is Zone.HAND and (isinstance(what, This) or i != context.source)
    )


def _can_discard(game: "Game", context: Context, player: PlayerId, part: DiscardCost) -> bool:
    if not isinstance(part.what, (Choose, This)):
        return True
    return len(_discardable(game, context, player, part.what)) >= least_objects(game, context, part.what)


@claims(DiscardCost)
def _claim_discarded(game: "Game", context: Context, player: PlayerId, part: DiscardCost) -> Claim | None:
    if not isinstance(part.what, (Choose, This)):
        return None
    return Claim(LEAVES, least_objects(game, context, part.what), _discardable(game, context, player, part.what))


@pays(DiscardCost, _can_discard)
def _discard(game: "Game", context: Context, player: PlayerId, part: DiscardCost, paid: Paid) -> Play[None]:
    objects = _discardable(game, context, player, part.what)
    chosen = objects
    if isinstance(part.what, Choose):
        chosen = yield from choose_objects(game, context, player, part.what, objects, "discard")
    found = yield from discard(game, player, chosen, by=context.source, by_player=player, as_cost=True)
    paid.add("discarded", found)


def _can_move(game: "Game", context: Context, player: PlayerId, part: ExileCost | ReturnCost | PutCost) -> bool:
    return len(movable(game, context, player, part.what)) >= least_objects(game, context, part.what)


def _claim_moved(game: "Game", context: Context, player: PlayerId, part: ExileCost | ReturnCost | PutCost) -> Claim:
    least = least_objects(game, context, part.what)
    found = movable(game, context, player, part.what)
    if is_of_one_player(part.what) and least:
        # "Two cards from a single graveyard", paid several times: what is left over of each graveyard pays nothing.
        found = tuple(one for n, one in enumerate(found) if _can_be_one_of(game, found, n, least))
    return Claim(LEAVES, least, found)


def _can_be_one_of(game: "Game", found: tuple[ObjectId, ...], place: int, least: int) -> bool:
    owners = [whose(game, one) for one in found]
    count = owners.count(owners[place])
    return owners[:place].count(owners[place]) < count - count % least


claims(ExileCost)(_claim_moved)
claims(ReturnCost)(_claim_moved)
claims(PutCost)(_claim_moved)


@pays(ExileCost, _can_move)
def _exile(game: "Game", context: Context, player: PlayerId, part: ExileCost, paid: Paid) -> Play[None]:
    yield from _move_cost(game, context, player, part.what, Zone.EXILE, "exiled", paid, link=part.link)


@pays(ReturnCost, _can_move)
def _return(game: "Game", context: Context, player: PlayerId, part: ReturnCost, paid: Paid) -> Play[None]:
    yield from _move_cost(game, context, player, part.what, Zone.HAND, "returned", paid)


@pays(PutCost, _can_move)
def _put(game: "Game", context: Context, player: PlayerId, part: PutCost, paid: Paid) -> Play[None]:
    yield from _move_cost(game, context, player, part.what, part.zone, "put", paid, part.position)


def _move_cost(
    game: "Game",
    context: Context,
    player: PlayerId,
    what: Node,
    zone: Zone,
    verb: str,
    paid: Paid,
    position: str = "top",
    link: str = "",
) -> Play[None]:
    objects = movable(game, context, player, what)
    chosen = objects
    if isinstance(what, Choose):
        chosen = yield from choose_objects(game, context, player, what, objects, verb)
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=i, destination=zone, cause="cost", by=context.source, by_player=player, position=position
            )
            for i in chosen
        ],
    )
    found = tuple(m.new for m in moved)
    if verb == "exiled":
        remember_exiled(game, context.source, found, link)
    paid.add(verb, found)


def _can_reveal(game: "Game", context: Context, player: PlayerId, part: RevealCost) -> bool:
    return len(usable(game, context, player, part.what)) >= least_objects(game, context, part.what)


@pays(RevealCost, _can_reveal)
def _reveal(game: "Game", context: Context, player: PlayerId, part: RevealCost, paid: Paid) -> Play[None]:
    objects = usable(game, context, player, part.what)
    chosen = objects
    if isinstance(part.what, Choose):
        chosen = yield from choose_objects(game, context, player, part.what, objects, "reveal")
    game.emit(e.Revealed(player=player, objects=chosen))
    paid.add("revealed", chosen)


def _can_mill(game: "Game", context: Context, player: PlayerId, part: MillCost) -> bool:
    """A player can't pay a cost of milling more cards than there are (CR 701.17b)."""
    library = left_behind(game.state, zone_of(game.state, Zone.LIBRARY, player))
    return len(library) >= numbers.count(game.view, context, part.amount)


@pays(MillCost, _can_mill)
def _mill(game: "Game", context: Context, player: PlayerId, part: MillCost, paid: Paid) -> Play[None]:
    found = yield from mill(
        game,
        ProposedMill(player=player, amount=numbers.count(game.view, context, part.amount), by=context.source),
    )
    paid.add("milled", found)


def _types_among(game: "Game", objects: tuple[ObjectId, ...]) -> int:
    return len({one for i in objects for one in game.seen(i).types})


def _can_exile_types(game: "Game", context: Context, player: PlayerId, part: ExileWithTypes) -> bool:
    found = movable(game, context, player, Choose(part.filter))
    return _types_among(game, found) >= numbers.count(game.view, context, part.types)


@pays(ExileWithTypes, _can_exile_types)
def _exile_types(game: "Game", context: Context, player: PlayerId, part: ExileWithTypes, paid: Paid) -> Play[None]:
    """One after another until there are enough card types among them; then more may be exiled as well."""
    wanted = numbers.count(game.view, context, part.types)
    # Where nobody answers, as few as possible: those with many types first.
    objects = sorted(movable(game, context, player, Choose(part.filter)), key=lambda i: -len(game.seen(i).types))
    chosen: tuple[ObjectId, ...] = ()
    while left := tuple(i for i in objects if i not in chosen):
        enough = _types_among(game, chosen) >= wanted
        new = tuple(i for i in left if _types_among(game, (*chosen, i)) > _types_among(game, chosen))
        ordered = (*new, *(i for i in left if i not in new))
        least = 0 if enough else 1
        picked = yield from pick_among(game, player, ordered, least, len(left), "exile", source=context.source)
        chosen += picked
        if not picked or _types_among(game, chosen) >= wanted:
            break
    by = context.source
    moves = [ProposedMove(object=i, destination=Zone.EXILE, cause="cost", by=by, by_player=player) for i in chosen]
    moved = yield from move(game, moves)
    found = tuple(m.new for m in moved)
    remember_exiled(game, context.source, found)
    paid.add("exiled", found)
