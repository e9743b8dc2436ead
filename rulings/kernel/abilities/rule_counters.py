"""Counters with a meaning in the rules (CR 122.1)."""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities

KEYWORD_COUNTERS = (
    "flying",
    "first strike",
    "double strike",
    "deathtouch",
    "decayed",
    "exalted",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "shadow",
    "trample",
    "vigilance",
)
"""Keyword counters (CR 122.1b)."""

_ABILITIES = {name: KeywordAbility(text=name, name=name) for name in KEYWORD_COUNTERS}
_CHANGES = {name: GainAbilities((ability,)) for name, ability in _ABILITIES.items()}


def keyword_of_counter(kind: str) -> KeywordAbility | None:
    """The ability that a keyword counter gives; ``None`` for any other counter."""
    return _ABILITIES.get(kind)


def change_of_counter(kind: str) -> GainAbilities | None:
    """What one counter of this kind changes about the permanent that it is on; ``None`` if it gives no keyword."""
    return _CHANGES.get(kind)
