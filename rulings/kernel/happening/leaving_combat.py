"""What stops being a creature, a planeswalker or a battle is removed from combat (CR 506.4, 506.4d).

What is here: noticing it, right after events and before players get priority. What is not: leaving the battlefield
(``moving``), other controllers (``control_changes``), regeneration and effects that say so.

日本語: 戦闘からの除外
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.kernel.happening.combat_removal import remove_from_combat, stop_being_attacked, stop_fighting
from rulings.kernel.happening.game import immediately
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


_ATTACKED = {CardType.PLANESWALKER, CardType.BATTLE}
"""Card types that can be attacked."""


def note_lost_types(game: "Game") -> None:
    """Removes from combat what has no business there any longer; what attacked it goes on attacking nothing."""
    combat = game.state.combat
    if combat is None or not (combat.attackers or combat.blockers):
        return
    for i in (*combat.attackers, *combat.blockers):
        if i not in game.state.objects or _can_fight(game, i):
            continue
        if i in combat.attackers.values() and game.seen(i).types & _ATTACKED:
            stop_fighting(game, i)
        else:
            remove_from_combat(game, i)
    for attacked in set(combat.attackers.values()):
        if isinstance(attacked, int) and attacked in game.state.objects:
            if not game.seen(ObjectId(attacked)).types & _ATTACKED:
                stop_being_attacked(game, ObjectId(attacked))


def _can_fight(game: "Game", object_id: ObjectId) -> bool:
    seen = game.seen(object_id)
    return seen.is_creature and CardType.BATTLE not in seen.types


@immediately
def _after_events(game: "Game", happened: tuple[e.Event, ...]) -> None:
    note_lost_types(game)
