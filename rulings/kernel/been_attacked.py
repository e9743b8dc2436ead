"""Whether a player has been attacked (CR 508.1k, 506.2)."""

from rulings.abilities.conditions.history import BeenAttacked
from rulings.kernel import events as e
from rulings.kernel import finding
from rulings.kernel.context import Context
from rulings.kernel.truth import judges
from rulings.kernel.view import View


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
