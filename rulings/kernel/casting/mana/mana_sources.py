"""Mana abilities that could be activated now, and the ways in which each makes mana (CR 605.3).

日本語: 起動できるマナ能力
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount
from rulings.abilities.costs.objects import TapSelf
from rulings.abilities.effects.mana import AddMana, ManaRider, SpendOnly
from rulings.abilities.node import walk
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.abilities.mana_abilities import is_mana_ability
from rulings.kernel.casting.costs.total_cost import ability_total_cost
from rulings.kernel.casting.mana.mana import Need, needs_of
from rulings.kernel.casting.mana.mana_yields import ManaSource, surroundings, with_yield
from rulings.kernel.casting.mana.producible_mana import mana_now, mixes, producible
from rulings.kernel.questions.cost_symbols import mana_symbols
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def mana_sources(game: "Game", player: PlayerId) -> list[ManaSource]:
    """Every mana ability that a player could activate now, one entry a way."""
    from rulings.kernel.casting.activating import why_not_activate

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
    context = Context(player, object_id, payment=game.object(object_id).payment)
    effect = mana_now(game, context, ability.effect)
    if effect is None:
        return []
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
