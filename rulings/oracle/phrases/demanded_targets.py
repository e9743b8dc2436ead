"""What must be chosen as a target (CR 601.2c)."""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import MustTarget
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import Opponent
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _must_choose(filter: Filter) -> StaticAbility:
    return StaticAbility(changes=(MustTarget(Opponent(), filter),))


def _undo_must_choose(node: StaticAbility) -> Slots:
    match node.changes:
        case (MustTarget(who=Opponent(), filter=filter),) if node == _must_choose(filter):
            return {"filter": filter}
    return None


ability.phrase(
    "while a opponent is choosing targets as part of casting a spell they control or activating a ability they "
    "control, that player must choose at least one {filter:Filter@singular} on the battlefield if able.",
    _must_choose,
    _undo_must_choose,
    kind=StaticAbility,
)
