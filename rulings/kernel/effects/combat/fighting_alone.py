"""Attacking and blocking alone (CR 506.5).

日本語: 単独で攻撃している、単独でブロックしている
"""

from rulings.abilities.filters.combat import IsAttackingAlone, IsBlockingAlone
from rulings.kernel.questions.matching import tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@tests(IsAttackingAlone)
def _attacks_alone(view: View, context: Context, object_id: ObjectId, p: IsAttackingAlone) -> bool:
    """It is attacking now, and nothing else is; or it was so when it left."""
    ghost = view.state.ghosts.get(object_id)
    if ghost is not None:
        return ghost.was_alone and ghost.was_attacking is not None
    combat = view.state.combat
    return combat is not None and set(combat.attackers) == {object_id}


@tests(IsBlockingAlone)
def _blocks_alone(view: View, context: Context, object_id: ObjectId, p: IsBlockingAlone) -> bool:
    ghost = view.state.ghosts.get(object_id)
    if ghost is not None:
        return ghost.was_alone and bool(ghost.was_blocking)
    combat = view.state.combat
    return combat is not None and set(combat.blockers) == {object_id}
