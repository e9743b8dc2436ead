"""Who blocks whom, from the declaration on and as effects change it (CR 509.1h, 509.3a).

What is here: noting blocks, what each attacker has become blocked by in this combat, and attackers that become
unblocked. What is not: the declaration (``blocking``), what effects ask for (``effects``).

日本語: ブロックの成立と変更
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

NOTHING = ObjectId(-1)
"""Stands for the effect by which an attacker became blocked although no creature blocks it."""
UNBLOCKED = cite("509.1h", "an effect says that it becomes blocked or unblocked")

Pairs = Iterable[tuple[ObjectId, ObjectId]]


def add_blocks(game: "Game", pairs: Pairs, by_effect: Iterable[ObjectId] = ()) -> tuple[ObjectId, ...]:
    """Notes that creatures block attackers from now on, and attackers that an effect has blocked.

    Shape: (blocker, attacker) pairs -> the attackers that were no blocked creatures before.
    """
    combat = game.state.combat
    assert combat is not None
    blockers, by = combat.blockers, combat.blocked_by
    blocked: dict[ObjectId, None] = {}
    for blocker, attacker in (*pairs, *((NOTHING, attacker) for attacker in by_effect)):
        blocked.setdefault(attacker)
        if blocker == NOTHING and attacker in combat.blocked:
            continue
        by = by.set(attacker, by.get(attacker, frozenset()) | {blocker})
        mine = blockers.get(blocker, ())
        if blocker != NOTHING and attacker not in mine:
            blockers = blockers.set(blocker, (*mine, attacker))
    newly = tuple(attacker for attacker in blocked if attacker not in combat.blocked)
    game.change(
        combat=replace(combat, blockers=blockers, blocked_by=by, blocked=combat.blocked | blocked.keys()),
    )
    return newly


def become_unblocked(game: "Game", attackers: Iterable[ObjectId]) -> None:
    """Attackers that no creature blocks any longer become unblocked creatures."""
    combat = game.state.combat
    assert combat is not None
    found = tuple(i for i in dict.fromkeys(attackers) if i in combat.attackers and i in combat.blocked)
    if not found:
        return
    game.change(combat=replace(combat, blocked=combat.blocked - set(found)))
    for i in found:
        game.emit(e.BecameUnblocked(object=i, citations=(UNBLOCKED,)))
