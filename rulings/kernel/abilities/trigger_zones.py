"""From where a trigger condition functions (CR 113.6k): one that can't trigger from the battlefield works elsewhere."""

from dataclasses import replace

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Discards, Moves
from rulings.abilities.events.spells import ThisCast
from rulings.abilities.events.turns import Does
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.kernel.state.memo import remember_all

_AWAY = (Zone.GRAVEYARD, Zone.EXILE)
"""Where a card is after it was discarded or cycled; in a hidden zone nobody could tell."""


def zones_of_event(event: EventPattern, usual: tuple[Zone, ...]) -> tuple[Zone, ...]:
    """The zones in which one trigger condition functions; ``usual``: those of its ability."""
    match event:
        case ThisCast():
            return (Zone.STACK,)
        case Discards(what=This()):
            return _AWAY
        case Does(verb="cycle", what=This()):
            return _AWAY
        case Does(verb="become plotted", what=This()):
            return (Zone.EXILE,)
        case Does(verb="cycle or discard", what=This()):
            return _AWAY
        case Moves(object=This(), origin=origin, destination=destination) if (
            origin
            not in (
                None,
                Zone.BATTLEFIELD,
            )
            and destination is not Zone.BATTLEFIELD
        ):
            if origin is Zone.GRAVEYARD:
                # It looks back: the card was in the graveyard (CR 603.10a).
                return (Zone.GRAVEYARD,)
            return _AWAY if destination is None else (destination,)
        case Moves(object=This(), origin=None, destination=Zone.GRAVEYARD):
            # "From anywhere" looks at the card where it went (CR 603.6c).
            return (Zone.GRAVEYARD,)
    return usual


def all_zones(ability: TriggeredAbility) -> tuple[Zone, ...]:
    """Every zone in which some trigger condition of the ability functions."""
    options = ability.event.options if isinstance(ability.event, AnyOfEvents) else (ability.event,)
    return tuple(dict.fromkeys(zone for o in options for zone in zones_of_event(o, ability.zones)))


@remember_all
def in_zone(ability: TriggeredAbility, zone: Zone) -> TriggeredAbility | None:
    """The ability with only the trigger conditions that function in this zone; ``None`` without any."""
    if not isinstance(ability.event, AnyOfEvents):
        return ability if zone in zones_of_event(ability.event, ability.zones) else None
    kept = tuple(o for o in ability.event.options if zone in zones_of_event(o, ability.zones))
    if len(kept) == len(ability.event.options):
        return ability
    if not kept:
        return None
    event = kept[0] if len(kept) == 1 else replace(ability.event, options=kept)
    return replace(ability, event=event)
