"""Targets of Aura spells (CR 303.4a, 702.5, 702.103)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.permanents import Attach
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef, TargetPlayer, You
from rulings.abilities.references import Target, This
from rulings.abilities.vocabulary import CardType, Kind
from rulings.kernel.casting.ways_to_cast import keyword_of
from rulings.kernel.state.memo import remember


@remember
def enchant_effect(face: FaceDefinition) -> Effect | None:
    """The enchant ability as an effect with a target; ``None`` where the Aura has none."""
    abilities = keyword_of(face, "enchant")
    if not abilities:
        return None
    return attach_to(abilities[0].quality)


def attach_to(quality: object) -> Effect | None:
    """Attach to one target of this quality."""
    if isinstance(quality, Filter):
        return Attach(This(), Target(quality, Fixed(1), Fixed(1), slot=0))
    if isinstance(quality, Opponent):
        return Sequence((Attach(This(), TargetPlayer(opponents_only=True, slot=0)),))
    if isinstance(quality, (AnyPlayer, You)):
        return Sequence((Attach(This(), TargetPlayer(slot=0)),))
    if isinstance(quality, PlayerRef):
        return Sequence((Attach(This(), TargetPlayer(slot=0)),))
    return None


_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))
_BESTOWED = Attach(This(), Target(_CREATURE, Fixed(1), Fixed(1), slot=0))


def creature_enchant() -> Effect:
    """The effect of a bestowed spell: enchant creature."""
    return _BESTOWED
