"""What dealt damage to whom this turn (CR 120, 608.2i)."""

from rulings.abilities.filters.history import DealtDamageTo
from rulings.kernel import finding
from rulings.kernel.context import Context
from rulings.kernel.events import DamageDealt
from rulings.kernel.ids import ObjectId
from rulings.kernel.matching import tests
from rulings.kernel.view import View


@tests(DealtDamageTo)
def _dealt_damage_to(view: View, context: Context, object_id: ObjectId, p: DealtDamageTo) -> bool:
    players = finding.matching_players(view, context, p.player)
    return any(
        isinstance(event, DamageDealt)
        and event.source == object_id
        and event.to in players
        and (event.is_combat or not p.combat)
        for event in view.state.history
    )
