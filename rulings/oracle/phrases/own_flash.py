"""Spells that may be cast as though they had flash at a price (CR 601.3c, 601.3d).

What is here: "if you pay {2} more to cast it", and what is sacrificed if it was cast when a sorcery couldn't have been.
What is not: "as though it had flash if" something is so (``when_cast``).
"""

from rulings.abilities.ability import CastTiming
from rulings.oracle.categories import ability

_MAY = "you may cast this spell as though it had flash"
ability.phrase(
    f"{_MAY} if you pay {{more:Cost}} more to cast it.",
    CastTiming,
    fixed={"as_flash": True},
    carries={"may": "as_flash"},
)
ability.phrase(
    f"{_MAY}. if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes "
    "sacrifices it at the beginning of the next cleanup step.",
    CastTiming,
    fixed={"as_flash": True, "is_sacrificed": True},
    carries={"may": "as_flash", "next": "is_sacrificed"},
)
