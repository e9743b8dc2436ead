"""The ability that every Siege has: its reward for being defeated (CR 310.11b)."""

from dataclasses import dataclass

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.references import This


@dataclass(frozen=True, slots=True)
class CastDefeated(Effect):
    """Exile the Siege, then its controller may cast it transformed without paying its mana cost."""


SIEGE_DEFEATED = TriggeredAbility(
    text="When the last defense counter is removed from this permanent, exile it and cast it transformed.",
    event=CountersRemovedFrom("defense", This(), last=True),
    effect=CastDefeated(),
    keyword="siege",
)
"""The intrinsic ability in our words."""
