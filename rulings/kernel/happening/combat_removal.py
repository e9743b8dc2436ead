"""Removal from combat (CR 506.4): creatures stop fighting, and what they attacked stops being attacked.

What is here: taking objects out of the record of combat. What is not: when that happens (``leaving_combat``,
``moving``, effects).

日本語: 戦闘からの除外
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.state.events import RemovedFromCombat
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def leave_combat(game: "Game", object_id: ObjectId) -> None:
    stop_fighting(game, object_id)
    stop_being_attacked(game, object_id)


def stop_fighting(game: "Game", object_id: ObjectId) -> None:
    """It stops being an attacking or blocking creature; as a planeswalker it may still be attacked (CR 506.4d)."""
    combat = game.state.combat
    if combat is None:
        return
    attackers, blockers, blocked = combat.attackers, combat.blockers, combat.blocked
    if object_id in attackers:
        attackers = attackers.delete(object_id)
    if object_id in blockers:
        blockers = blockers.delete(object_id)
    for blocker, attacked in blockers.items():
        if object_id in attacked:
            blockers = blockers.set(blocker, tuple(i for i in attacked if i != object_id))
    game.change(combat=replace(combat, attackers=attackers, blockers=blockers, blocked=blocked - {object_id}))


def stop_being_attacked(game: "Game", object_id: ObjectId) -> None:
    """What attacked it goes on attacking, but nothing (CR 506.4c)."""
    combat = game.state.combat
    if combat is None:
        return
    attackers = combat.attackers
    for attacker, defender in attackers.items():
        if defender == object_id:
            attackers = attackers.set(attacker, ObjectId(-1))
    game.change(combat=replace(combat, attackers=attackers))


def remove_from_combat(game: "Game", object_id: ObjectId) -> None:
    """Removes a permanent from combat (CR 506.4)."""
    combat = game.state.combat
    if combat is None or not (
        object_id in combat.attackers or object_id in combat.blockers or object_id in combat.attackers.values()
    ):
        return
    if object_id in combat.blockers:
        stopped = combat.stopped_blocking.set(object_id, combat.blockers[object_id])
        game.change(combat=replace(combat, stopped_blocking=stopped))
    leave_combat(game, object_id)
    game.emit(RemovedFromCombat(object=object_id, citations=(cite("506.4", "removed from combat"),)))
