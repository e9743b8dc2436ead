"""What the creature whose attack or block an ability triggered on is attacking (CR 508.1b, 608.2h).

日本語: それが攻撃しているもの
"""

from rulings.abilities.conditions.history import BeenAttacked
from rulings.abilities.references import WhatItAttacks
from rulings.abilities.vocabulary import CardType
from rulings.kernel.questions import finding
from rulings.kernel.questions.finding import UnboundReferenceError, event_object, finds
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.view import View


@finds(WhatItAttacks)
def _what_it_attacks(view: View, context: Context, ref: WhatItAttacks) -> tuple[Recipient, ...]:
    """The player or planeswalker, as it is now or as the creature left; nothing where that was removed (CR 506.4c), and
    nothing where it's a battle, which the words don't name.

    Raises: UnboundReferenceError: the ability did not trigger on an attack or block of one creature, or that creature
    was removed from combat.
    """
    creature = event_object(context)
    if not isinstance(context.event, e.AttackersDeclared | e.BlockersDeclared) or creature is None:
        raise UnboundReferenceError("what a creature is attacking")
    combat = view.state.combat
    if combat is not None and creature in combat.attackers:
        attacked: Recipient | None = combat.attackers[creature]
    elif creature in view.state.ghosts:
        attacked = view.state.ghosts[creature].was_attacking
    else:
        attacked = None
    if attacked is None:
        raise UnboundReferenceError("what a creature was attacking before it was removed from combat")
    if isinstance(attacked, int):
        # What stops being a planeswalker is removed from combat (CR 506.4), so what it is now is what it was.
        is_here = ObjectId(attacked) in view.state.objects
        if not is_here or CardType.PLANESWALKER not in view.characteristics(ObjectId(attacked)).types:
            return ()
    return (attacked,)


@judges(BeenAttacked)
def _been_attacked(view: View, context: Context, condition: BeenAttacked) -> bool:
    """A creature put onto the battlefield attacking was not declared, so that nobody was attacked by it (CR 508.4)."""
    players = finding.matching_players(view, context, condition.who)
    for event in reversed(view.state.history):
        if condition.this == "step" and isinstance(event, e.StepBegan):
            return False
        if isinstance(event, e.AttackersDeclared) and any(defender in players for _, defender in event.attackers):
            return True
    return False
