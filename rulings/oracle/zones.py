"""From where abilities work, as far as their words say (CR 113.6).

What is here: activated, triggered and static abilities that name a zone of their own card, or that only make sense in
one. What is not: keywords (the kernel, one file a keyword).
"""

from dataclasses import replace

from rulings.abilities.ability import Ability, ActivatedAbility, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import GainAbilities, SetColors, SetTypes
from rulings.abilities.changes.permissions import CantDo, PlayerMay
from rulings.abilities.conditions.condition import IsInZones
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.costs.mana import LoyaltyCost
from rulings.abilities.costs.objects import DiscardCost, RemoveCountersCost, SacrificeCost, TapSelf, UntapSelf
from rulings.abilities.events.event import EventPattern, EventWhile
from rulings.abilities.events.moving import Discards, Moves
from rulings.abilities.events.permanents import CountersRemovedFrom
from rulings.abilities.events.spells import ThisCast
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node, walk
from rulings.abilities.references import Attached, HauntedCreature, This
from rulings.abilities.vocabulary import Zone


def zoned(ability: Ability) -> Ability:
    """The ability with the zones in which its words let it work.

    日本語: 能力が機能する領域を文言から定める
    Shape: a bound ability -> the same, with ``zones`` set where it is not the battlefield.
    """
    match ability:
        case ActivatedAbility(cost=cost, effect=effect):
            if any(isinstance(part, DiscardCost) and isinstance(part.what, This) for part in cost.parts):
                return replace(ability, zones=(Zone.HAND,))
            named = _named_zone(cost) or _named_zone(ability.instant_timing)
            if named is None and not any(_needs_the_battlefield(part) for part in cost.parts):
                named = _named_zone(effect)
            return replace(ability, zones=(named,)) if named else ability
        case TriggeredAbility(event=event):
            if any(isinstance(node, HauntedCreature) for node in walk(event)):
                # It can trigger in exile (CR 702.55c), and on entering where it says so.
                return replace(ability, zones=(Zone.BATTLEFIELD, Zone.EXILE))
            if isinstance(ability.condition, IsInZones):
                # Eminence: it names the zones from which it works (CR 113.6b).
                return replace(ability, zones=ability.condition.zones)
            zones = _zones_of_event(event)
            if zones is not None:
                return replace(ability, zones=zones)
            named = _named_zone(ability.condition)
            if named is None and isinstance(event, EventWhile):
                named = _named_zone(event.condition)
            if named is None and not _is_about_itself(event):
                named = _named_zone(ability.effect)
            return replace(ability, zones=(named,)) if named else ability
        case StaticAbility() | Replacement() if _named_zone(ability.condition) is not None:
            named = _named_zone(ability.condition)
            return replace(ability, zones=(named,)) if named else ability
        case StaticAbility(affected=This(), condition=None, changes=(SetTypes(every="creature type"),)):
            # It describes the object itself, wherever it is (CR 604.3a).
            return replace(ability, is_characteristic_defining=True)
        case StaticAbility(affected=This(), condition=None, changes=(SetColors(chosen=False, in_addition=False),)):
            return replace(ability, is_characteristic_defining=True)
        case StaticAbility(affected=This(noun="spell"), changes=(GainAbilities(),)):
            # "This spell has flash": it is looked at as it would be on the stack (CR 601.3e).
            return replace(ability, zones=(Zone.STACK,))
        case StaticAbility(affected=This(), changes=(CantDo(what="be countered"),)):
            return replace(ability, zones=(Zone.STACK,))
        case StaticAbility(affected=None, changes=(PlayerMay(filter=This(), zone=InZone(zone=zone)),)):
            return replace(ability, zones=(zone,))
    return ability


def _needs_the_battlefield(part: CostPart) -> bool:
    """Costs that only a permanent can pay: what the effect then finds elsewhere is what became of it."""
    match part:
        case TapSelf() | UntapSelf() | LoyaltyCost() | SacrificeCost(what=This()) | RemoveCountersCost(source=This()):
            return True
    return False


def _named_zone(node: Node | None) -> Zone | None:
    """The zone in which the text finds its own card: "return this card from your graveyard"."""
    if node is None:
        return None
    for one in walk(node):
        if isinstance(one, This) and one.zone is not None:
            return one.zone
    return None


def _is_about_itself(event: EventPattern) -> bool:
    """Whether the event tells where the card works: it takes part itself, or what it enchants leaves the battlefield
    and it goes after it (CR 113.6m)."""
    if isinstance(event, Moves) and isinstance(event.object, Attached) and event.origin is Zone.BATTLEFIELD:
        return True
    return any(isinstance(one, This) for one in walk(event))


def _zones_of_event(event: EventPattern) -> tuple[Zone, ...] | None:
    """Zones of abilities whose event says where their card is (CR 113.6k, 603.6)."""
    match event:
        case ThisCast():
            return (Zone.STACK,)
        case Discards(what=This()) | Does(verb="cycle", what=This()):
            return (Zone.GRAVEYARD, Zone.EXILE)
        case Moves(object=This(), origin=None, destination=Zone.GRAVEYARD):
            return (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        case CountersRemovedFrom(source=This(zone=Zone.EXILE)):
            return (Zone.EXILE,)
    return None
