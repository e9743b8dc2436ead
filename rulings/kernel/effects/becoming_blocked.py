"""Creatures that become blocked by an effect, and creatures that enter blocking (CR 506.3d, 509.1h, 509.4).

What is here: what happens outside the declaration of blockers. What is not: the declaration (``blocking``).

日本語: 宣言によらないブロック
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.combat import BecomeBlocked
from rulings.abilities.vocabulary import CardType
from rulings.cite import Citation, cite
from rulings.kernel import events as e
from rulings.kernel.banding import banded_with, blocked_along
from rulings.kernel.block_changes import add_blocks
from rulings.kernel.context import Context
from rulings.kernel.decisions import Play
from rulings.kernel.defending import defending_player_for
from rulings.kernel.ids import ObjectId
from rulings.kernel.performing import performs
from rulings.kernel.picking import pick

if TYPE_CHECKING:
    from rulings.kernel.game import Game

BY_EFFECT = cite("509.1h", "an effect says that it becomes blocked")
WHOLE_BAND = cite("702.22i", "the entire band becomes blocked")
ENTERS_BLOCKING = cite("509.4", "put onto the battlefield blocking")
ALONG = cite("702.22h", "becomes blocked by that same blocking creature")


@performs(BecomeBlocked)
def _become_blocked(game: "Game", context: Context, effect: BecomeBlocked) -> Play[None]:
    """An attacking creature becomes blocked by nothing, and with it all of its band (CR 702.22i)."""
    combat = game.state.combat
    chosen = yield from pick(game, context, context.controller, effect.what, "become blocked")
    if combat is None:
        return
    attackers = [i for i in chosen if i in combat.attackers]
    along = [other for i in attackers for other in banded_with(game, i)]
    rules = (BY_EFFECT, WHOLE_BAND) if along else (BY_EFFECT,)
    _note(game, tuple(dict.fromkeys((*attackers, *along))), (), rules)


def enter_blocking(game: "Game", object_id: ObjectId, attacker: ObjectId) -> None:
    """Makes a permanent that has just entered block a creature, without its being declared (CR 509.4).

    It never blocks if it is no creature, is a battle too, or the creature doesn't attack its controller (CR 506.3).
    """
    combat = game.state.combat
    if combat is None or attacker not in combat.attackers or object_id not in game.state.objects:
        return
    seen = game.seen(object_id)
    if not seen.is_creature or CardType.BATTLE in seen.types:
        return
    if defending_player_for(game.view, attacker) != seen.controller:
        return
    pairs = [(object_id, attacker), *blocked_along(game, [(object_id, attacker)])]
    blocked = tuple(other for _, other in pairs)
    rules = (ENTERS_BLOCKING, ALONG) if len(pairs) > 1 else (ENTERS_BLOCKING,)
    _note(game, blocked, tuple(pairs), rules)


def _note(
    game: "Game",
    attackers: tuple[ObjectId, ...],
    pairs: tuple[tuple[ObjectId, ObjectId], ...],
    rules: tuple[Citation, ...],
) -> None:
    """The attackers are blocked; nothing "blocks" by that, but they may become blocked (CR 509.3a, 509.3c, 509.3d)."""
    newly = add_blocks(game, pairs, () if pairs else attackers)
    if not newly and not pairs:
        return
    player = game.seen(pairs[0][0]).controller if pairs else game.state.turn.active
    game.emit(e.BlockersDeclared(player=player, blockers=(), by_band=pairs, newly_blocked=newly, citations=rules))
