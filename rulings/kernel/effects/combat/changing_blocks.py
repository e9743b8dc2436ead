"""Effects that change who blocks whom (CR 506.4, 509.1h, 509.3a-d).

What is here: creatures that become unblocked, and that block another creature. What is not: becoming blocked by an
effect (``becoming_blocked``), noting it (``rulings.kernel.happening.block_changes``).

日本語: ブロックの変更
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.combat import BecomeUnblocked, BlockAnother
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.combat.blocking import numbers_of_blockers, why_cant_block
from rulings.kernel.combat.company import company_of
from rulings.kernel.happening.banding import banded_with
from rulings.kernel.happening.block_changes import add_blocks, become_unblocked
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects, choosable, pick_among
from rulings.kernel.questions import finding
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.defending import defending_player_for
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BLOCKS = cite("509.3a", "as the result of an effect")
ANEW = cite("509.3b", "wasn’t already blocking that attacking creature")


def _was_blocking(game: "Game", context: Context, blocker: ObjectId) -> tuple[ObjectId, ...]:
    """What a creature blocked right before this effect removed it from combat; while it is blocking, it was not.

    Raises: UnboundReferenceError: it left the battlefield before it could be removed from combat.
    """
    combat = game.state.combat
    assert combat is not None
    if blocker in game.state.ghosts and game.state.ghosts[blocker].was_blocking:
        raise UnboundReferenceError("a blocking creature that was gone before it was removed from combat")
    removed = results_of(context).objects.get("removed from combat", ())
    return combat.stopped_blocking.get(blocker, ()) if blocker in removed else ()


@performs(BecomeUnblocked)
def _become_unblocked(game: "Game", context: Context, effect: BecomeUnblocked) -> Play[None]:
    """Only attackers that this creature alone has blocked in this combat, whatever became of it since."""
    yield from ()
    combat = game.state.combat
    if combat is None:
        return
    found = finding.find_objects(game.view, context, effect.by)
    if effect.only is not None and finding.find_objects(game.view, context, effect.only) != found:
        raise UnboundReferenceError("which creature alone had blocked")
    for blocker in found:
        mine = _was_blocking(game, context, blocker)
        if any(banded_with(game, attacker) for attacker in mine):
            raise UnboundReferenceError("a banded creature that becomes unblocked")
        become_unblocked(game, (i for i in mine if combat.blocked_by.get(i) == frozenset({blocker})))


@performs(BlockAnother)
def _block_another(game: "Game", context: Context, effect: BlockAnother) -> Play[None]:
    """A creature of a defending player blocks one of the creatures that attack that player."""
    results_of(context).last = False
    (player,) = finding.find_players(game.view, context, effect.who)
    assert isinstance(effect.attacker, Choose)
    for blocker in acting_objects(game, context, effect.blocker):
        seen = game.seen(blocker)
        if not seen.is_creature or CardType.BATTLE in seen.types:
            continue
        attackers = tuple(
            i
            for i in choosable(game, context, player, effect.attacker.filter)
            if defending_player_for(game.view, i) == seen.controller
        )
        least = 0 if context.bindings.get("optional") else 1
        chosen = yield from pick_among(game, player, attackers, least, 1, "block", source=context.source)
        for attacker in chosen:
            _demand_able(game, blocker, attacker)
            results_of(context).last = True
            _block(game, ((blocker, attacker),))


def _demand_able(game: "Game", blocker: ObjectId, attacker: ObjectId) -> None:
    """An effect that has a creature block is not said to override "can't block" (CR 101.2), nor to be stopped by it.

    Raises: UnboundReferenceError: a restriction or an evasion ability would matter.
    """
    problem = why_cant_block(game, blocker, attacker, is_declared=False)
    if problem is not None or _needs_company(game, blocker, attacker) or banded_with(game, attacker):
        raise UnboundReferenceError("a creature that is made to block what it could not be declared to block")


def _needs_company(game: "Game", blocker: ObjectId, attacker: ObjectId) -> bool:
    """Whether a restriction asks for more blockers or for fewer."""
    least, most = numbers_of_blockers(game, attacker)
    return least > 1 or most is not None or bool(company_of(game, blocker, "block", ()))


def _block(game: "Game", pairs: tuple[tuple[ObjectId, ObjectId], ...]) -> None:
    """The creatures block these attackers, which they did not block until now."""
    newly = add_blocks(game, pairs)
    for player in dict.fromkeys(game.seen(blocker).controller for blocker, _ in pairs):
        mine = tuple(pair for pair in pairs if game.seen(pair[0]).controller == player)
        blocked = tuple(i for i in newly if any(i == attacker for _, attacker in mine))
        game.emit(e.BlockersDeclared(player=player, blockers=mine, newly_blocked=blocked, citations=(BLOCKS, ANEW)))
