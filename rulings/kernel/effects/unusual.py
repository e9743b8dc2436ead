"""Rules code for nodes that few texts have: counters put over, casting limited, abilities that count their uses.

日本語: まれな効果
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.conditions.history import ActivatedThisTurn, AsItWasCast
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.counters import PutItsCounters
from rulings.abilities.effects.spells import LimitCasting
from rulings.abilities.filters.history import DiscardedBy, PutThereThisTurn
from rulings.abilities.filters.status import WasAttachedTo
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel import numbers
from rulings.kernel.as_cast import was_so
from rulings.kernel.context import Context, each_player
from rulings.kernel.continuous_effects import add_floating
from rulings.kernel.decisions import Play, asks_nothing
from rulings.kernel.effects.counters import put_counters
from rulings.kernel.finding import UnboundReferenceError, find_objects, find_players, matching_players
from rulings.kernel.ids import ObjectId
from rulings.kernel.matching import tests
from rulings.kernel.performing import performs
from rulings.kernel.picking import acting_objects
from rulings.kernel.proposals import ProposedCounters
from rulings.kernel.truth import judges
from rulings.kernel.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.game import Game

ITS_COUNTERS = cite("122.8", "same number of each kind of counter")


@performs(PutItsCounters)
def _put_its_counters(game: "Game", context: Context, effect: PutItsCounters) -> Play[None]:
    """They are put, not moved, from what has left (CR 122.8)."""
    have: dict[str, int] = {}
    for one in find_objects(game.view, context, effect.of):
        for kind, number in known(game.view, one).counters.items():
            have[kind] = have.get(kind, 0) + number
    proposals = [
        ProposedCounters(
            on=i,
            kind=kind,
            amount=number,
            by_player=context.controller,
            by=context.source,
            citations=(ITS_COUNTERS,),
        )
        for i in acting_objects(game, context, effect.on)
        for kind, number in sorted(have.items())
    ]
    yield from put_counters(game, proposals)


@tests(WasAttachedTo)
def _was_attached(view: View, context: Context, object_id: ObjectId, p: WasAttachedTo) -> bool:
    """Attached to it, or attached as that left."""
    hosts = find_objects(view, context, p.to)
    if known(view, object_id).attached_to in hosts:
        return True
    return any(i in view.state.ghosts and object_id in view.state.ghosts[i].attachments for i in hosts)


@performs(LimitCasting)
@asks_nothing
def _limit_casting(game: "Game", context: Context, effect: LimitCasting) -> None:
    """So many more than were cast this turn so far."""
    for player in find_players(game.view, context, effect.who):
        cast = sum(isinstance(one, e.SpellCast) and one.player == player for one in game.state.history)
        limit = Fixed(cast + numbers.count(game.view, context, effect.amount))
        rule = PlayerCant(ThatPlayer(Antecedent("each player")), "cast", limit=limit)
        add_floating(game, each_player(context, player), UntilEndOfTurn(), changes=(rule,))


@judges(ActivatedThisTurn)
def _activated_this_turn(view: View, context: Context, condition: ActivatedThisTurn) -> bool:
    """Raises: UnboundReferenceError: no ability is resolving that could be meant."""
    events = [one for one in view.state.history if isinstance(one, e.AbilityActivated)]
    if context.stack_object is not None:
        this = next((one for one in events if one.object == context.stack_object), None)
    else:
        # A mana ability resolves as soon as it is activated: it is the last one of its source (CR 605.3b).
        this = next((one for one in reversed(events) if one.source == context.source), None)
    if this is None:
        raise UnboundReferenceError("this ability")
    return sum(one.source == this.source and one.number == this.number for one in events) >= condition.times


@judges(AsItWasCast)
def _as_it_was_cast(view: View, context: Context, condition: AsItWasCast) -> bool:
    return was_so(view, context, condition)


@tests(DiscardedBy)
def _discarded_by(view: View, context: Context, object_id: ObjectId, p: DiscardedBy) -> bool:
    players = matching_players(view, context, p.player)
    return any(
        isinstance(one, e.CardDiscarded) and one.object == object_id and one.player in players
        for one in view.state.history
    )


@tests(PutThereThisTurn)
def _put_there(view: View, context: Context, object_id: ObjectId, p: PutThereThisTurn) -> bool:
    return any(
        isinstance(one, e.ZoneChanged)
        and one.new == object_id
        and (not p.from_battlefield or one.origin is Zone.BATTLEFIELD)
        for one in view.state.history
    )
