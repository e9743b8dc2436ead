"""Creatures that enter the battlefield blocking, or block along with such a one (CR 506.3d, 509.1h, 509.4).

日本語: ブロックしている状態で戦場に出る
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.cite import Citation, cite
from rulings.kernel.happening.banding import blocked_along
from rulings.kernel.happening.block_changes import add_blocks
from rulings.kernel.state import events as e
from rulings.kernel.state.defending import defending_player_for
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ENTERS_BLOCKING = cite("509.4", "put onto the battlefield blocking")
ALONG = cite("702.22h", "becomes blocked by that same blocking creature")


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
    note_blocked(game, blocked, tuple(pairs), rules)


def note_blocked(
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
