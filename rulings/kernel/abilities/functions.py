"""From where abilities work (CR 113.6)."""

from rulings.abilities.ability import Ability, ActivatedAbility, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.keyword_abilities import functional
from rulings.kernel.abilities.trigger_zones import all_zones
from rulings.kernel.state.characteristics import Seeing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember


def zones_of(ability: Ability) -> tuple[Zone, ...]:
    """The zones in which the ability functions."""
    if isinstance(ability, StaticAbility) and ability.is_characteristic_defining:
        return tuple(Zone)
    if isinstance(ability, TriggeredAbility):
        return all_zones(ability)
    if isinstance(ability, (ActivatedAbility, Replacement, StaticAbility)):
        return ability.zones
    return ()


@remember
def by_kind(
    abilities: tuple[Ability, ...],
) -> tuple[
    tuple[StaticAbility, ...],
    tuple[tuple[int, TriggeredAbility], ...],
    tuple[tuple[int, Replacement], ...],
]:
    """Static, triggered and replacement abilities, the latter two with their place among the functional abilities."""
    statics: list[StaticAbility] = []
    triggers: list[tuple[int, TriggeredAbility]] = []
    replacements: list[tuple[int, Replacement]] = []
    for place, ability in enumerate(functional(abilities)):
        if isinstance(ability, StaticAbility):
            statics.append(ability)
        elif isinstance(ability, TriggeredAbility):
            triggers.append((place, ability))
        elif isinstance(ability, Replacement):
            replacements.append((place, ability))
    return tuple(statics), tuple(triggers), tuple(replacements)


@remember
def zones_beyond(abilities: tuple[Ability, ...]) -> frozenset[Zone]:
    """The zones other than the battlefield in which any of these abilities functions."""
    zones: set[Zone] = set()
    for ability in functional(abilities):
        zones.update(zones_of(ability))
    return frozenset(zones - {Zone.BATTLEFIELD})


@remember
def _activated(abilities: tuple[Ability, ...]) -> tuple[ActivatedAbility, ...]:
    return tuple(a for a in functional(abilities) if isinstance(a, ActivatedAbility))


def activated_abilities(game: Seeing, object_id: ObjectId) -> tuple[ActivatedAbility, ...]:
    """The activated abilities of an object, also those that keywords stand for, in the order of its text."""
    return _activated(game.seen(object_id).abilities)
