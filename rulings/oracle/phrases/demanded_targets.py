"""What must be chosen as a target (CR 601.2c)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import MustTarget
from rulings.abilities.players import Opponent
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

ability.phrase(
    "while a opponent is choosing targets as part of casting a spell they control or activating a ability they "
    "control, that player must choose at least one {filter:Filter@singular} on the battlefield if able.",
    StaticAbility(changes=(MustTarget(Opponent(), hole("filter")),)),
)
