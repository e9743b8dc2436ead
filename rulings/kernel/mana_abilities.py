"""Mana abilities: which they are, what they can make, and using them (CR 605)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, ActivatedAbility, TriggeredAbility
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.costs.mana import LoyaltyCost, ManaCost, ManaPerAmount
from rulings.abilities.costs.objects import TapSelf
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.effects.mana import AddMana, ManaRider, SpendOnly
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.permanents import BecomesTapped
from rulings.abilities.events.spells import ActivatesAbility, ManaProduced
from rulings.abilities.node import Node, children, walk
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, Target, This
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.keywords import functional
from rulings.kernel.mana import Need, needs_of
from rulings.kernel.memo import remember
from rulings.kernel.state import Mana

if TYPE_CHECKING:
    from rulings.kernel.game import Game

IS_MANA = cite("605.1a", "mana ability")


def done_on_resolution(node: Node) -> Iterator[Node]:
    """The parts of an effect that are done as it resolves: not what abilities that it gives, tokens that it creates or
    delayed triggers will do later."""
    if isinstance(node, (Ability, Delayed)):
        return
    yield node
    for child in children(node):
        if not (isinstance(node, (IfDone, MayPay)) and node.reflexive and child is node.then):
            yield from done_on_resolution(child)


@remember
def is_mana_ability(ability: ActivatedAbility) -> bool:
    """No target, could add mana as it resolves, no loyalty ability (CR 605.1a)."""
    nodes = list(done_on_resolution(ability.effect))
    if any(isinstance(n, (Target, AnyTarget, TargetPlayer)) for n in nodes):
        return False
    if any(isinstance(p, LoyaltyCost) for p in ability.cost.parts):
        return False
    return any(isinstance(n, AddMana) for n in nodes)


@remember
def is_triggered_mana_ability(ability: TriggeredAbility) -> bool:
    """A triggered mana ability (CR 605.1b)."""
    return is_mana_trigger(ability.event, ability.effect)


def is_mana_trigger(event: EventPattern, effect: Effect) -> bool:
    """No target, triggers on mana abilities or mana being added, could add mana (CR 605.1b)."""
    nodes = list(done_on_resolution(effect))
    if any(isinstance(n, (Target, AnyTarget, TargetPlayer)) for n in nodes):
        return False
    if not any(isinstance(n, AddMana) for n in nodes):
        return False
    return isinstance(event, ManaProduced) or (
        (isinstance(event, BecomesTapped) and event.for_mana)
        or (isinstance(event, ActivatesAbility) and not event.not_mana)
    )


@dataclass(frozen=True, slots=True)
class ManaSource:
    """One mana ability that could be activated now and one way in which it makes mana."""

    object: ObjectId
    ability: int
    """Place among the object's activated abilities."""
    types: tuple[str, ...]
    burden: int
    """How much else it costs: 0 taps only, 1 also life or mana, 2 gives up something for good."""
    flexibility: int
    """In how many ways the object could make mana."""
    mixes: bool = False
    """Each unit may be of any colour."""
    price: tuple[Need, ...] = ()
    """The mana that it costs itself: a Signet's {1}."""
    pays: tuple[str, ...] = ()
    """In a plan: the mana that its price is paid with."""
    made: tuple[str, ...] | None = None
    """What comes of ``types`` after replacement effects; ``None``: just that."""
    extras: tuple[tuple[Mana, ...], ...] = ()
    """What triggered mana abilities add to it (CR 605.4a)."""
    shares: bool = False
    """It costs what other abilities could be paid with too, or what is left for other times: life, creatures."""
    is_spent: bool = False
    """Its object is given up for it: sacrificed, exiled, returned."""
    rides_along: bool = False
    """Its mana does something to what it is spent on, or triggers as it is spent (CR 106.6)."""
    repeats: bool = False
    """It does not tap: it may be activated again (CR 602.2)."""


def mana_sources(game: "Game", player: PlayerId) -> list[ManaSource]:
    """Every mana ability that a player could activate now, one entry a way."""
    from rulings.kernel.activating import activated_abilities, why_not_activate
    from rulings.kernel.mana_yields import surroundings, with_yield

    found: list[ManaSource] = []
    around = None
    for zone in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD):
        ids = game.state.zones.get((zone, None if zone is Zone.BATTLEFIELD else player), ())
        for i in ids:
            if zone is not Zone.BATTLEFIELD and not game.view.functioning(i):
                continue
            if game.seen(i).controller != player:
                continue
            for place, ability in enumerate(activated_abilities(game, i)):
                if not is_mana_ability(ability) or zone not in ability.zones or (i, place) in game.making_mana:
                    continue
                if why_not_activate(game, player, i, place, for_mana=True) is not None:
                    continue
                around = around or surroundings(game)
                taps = any(isinstance(part, TapSelf) for part in ability.cost.parts)
                shares = any(_is_shared(part) for part in ability.cost.parts)
                for way in ways_of(game, player, i, place, ability):
                    is_spent = any(_is_of_itself(part) for part in ability.cost.parts)
                    rides = _rides_along(ability)
                    way = replace(way, repeats=not taps, shares=shares, is_spent=is_spent, rides_along=rides)
                    found.extend(with_yield(game, player, way, around, taps=taps))
    counts: dict[ObjectId, set[tuple[str, ...]]] = {}
    for source in found:
        counts.setdefault(source.object, set()).add(source.types)
    return [replace(s, flexibility=len(counts[s.object])) for s in found]


@remember
def _rides_along(ability: ActivatedAbility) -> bool:
    return any(
        isinstance(node, ManaRider) or (isinstance(node, SpendOnly) and node.rider is not None)
        for node in walk(ability.effect)
    )


def _is_shared(part: CostPart) -> bool:
    """The part of a cost is paid with something else than the object itself and mana."""
    if isinstance(part, (TapSelf, ManaCost, ManaPerAmount)):
        return False
    return not _is_of_itself(part)


def _is_of_itself(part: CostPart) -> bool:
    return any(isinstance(getattr(part, name, None), This) for name in ("what", "source", "on"))


def ways_of(
    game: "Game", player: PlayerId, object_id: ObjectId, place: int, ability: ActivatedAbility
) -> list[ManaSource]:
    """The ways in which one mana ability makes mana."""
    from rulings.kernel.costs import mana_symbols
    from rulings.kernel.effects.mana_production import mixes, producible
    from rulings.kernel.total_cost import ability_total_cost

    effect = mana_effect(ability.effect)
    if effect is None:
        return []
    context = Context(player, object_id, payment=game.object(object_id).payment)
    burden = 0
    for part in ability.cost.parts:
        if isinstance(part, TapSelf):
            continue
        burden = max(burden, 1 if isinstance(part, ManaCost) else 2)
    if not isinstance(ability.effect, AddMana):
        burden = max(burden, 1)
    price: tuple[Need, ...] = ()
    if any(isinstance(part, (ManaCost, ManaPerAmount)) for part in ability.cost.parts):
        total = ability_total_cost(game, context, ability)
        price = tuple(needs_of(mana_symbols(game, context, total), context.payment.x or 0))
        if any(need.or_life or need.or_generic for need in price):
            price = tuple(replace(need, or_life=0, or_generic=0) for need in price)
    mixed = mixes(effect)
    return [ManaSource(object_id, place, way, burden, 1, mixed, price) for way in producible(game, context, effect)]


def mana_effect(effect: Effect) -> AddMana | None:
    """The part of an effect that adds mana."""
    return next((n for n in done_on_resolution(effect) if isinstance(n, AddMana)), None)


def could_produce(game: "Game", object_id: ObjectId, visited: tuple[ObjectId, ...] = ()) -> set[str]:
    """The types of mana that an object's mana abilities could produce, whether or not they can be activated (CR
    106.7)."""
    from rulings.kernel.effects.mana_production import producible

    types: set[str] = set()
    seen = game.seen(object_id)
    for ability in functional(seen.abilities):
        if isinstance(ability, ActivatedAbility) and is_mana_ability(ability):
            effect = mana_effect(ability.effect)
            if effect is None:
                continue
            # A land that looks at other lands is followed once: not in circles (CR 106.7).
            looking = Map[str, object]({"lands looked at": (*visited, object_id)})
            for way in producible(game, Context(seen.controller, object_id, bindings=looking), effect):
                types.update(way)
    return types
