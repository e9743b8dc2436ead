"""Additional costs that permanents offer for cheaper spells (CR 118.8, 601.2b, 601.2f).

日本語: パーマネントが与える任意の追加コストと、それによるコストの減少
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.changes.permissions import CostChange, MayPayForLess
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.references import This
from rulings.cite import cite
from rulings.kernel.casting.costs.costs import can_pay_cost
from rulings.kernel.casting.costs.optional_costs import can_add
from rulings.kernel.casting.ways_to_cast import CastingWay, cost_reduction, extra_cost, optional_costs
from rulings.kernel.characteristics.permissions import concerns, player_rules
from rulings.kernel.questions import matching
from rulings.kernel.state.actions import Announcement
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

OPTIONAL = cite("118.8a", "announces their intentions to pay any or all of those costs")


def _offers(game: "Game", context: Context, spell: ObjectId) -> list[tuple[str, MayPayForLess]]:
    """What may be paid for this spell, each under the word that notes that it was."""
    found: list[tuple[str, MayPayForLess]] = []
    for effect, change in player_rules(game, MayPayForLess):
        assert isinstance(change, MayPayForLess)
        if concerns(game, effect, context.controller, change.who):
            if matching.fits_facts(game.view, effect.context, spell, change.spells):
                found.append((f"paid for less {effect.source} {len(found)}", change))
    return found


def lower_by_paying(game: "Game", context: Context, spell: ObjectId) -> Iterator[Map[str, int]]:
    """Payments that lower the cost, as they could be chosen: one of them, or all."""
    offers = [key for key, _ in _offers(game, context, spell)]
    for key in offers:
        yield Map({key: 1})
    if len(offers) > 1:
        yield Map(dict.fromkeys(offers, 1))


@optional_costs
def choose(game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement) -> Play[Map[str, int]]:
    """Asks for each whether it is paid."""
    times: Map[str, int] = Map()
    for key, change in _offers(game, context, spell):
        if not can_pay_cost(game, context, context.controller, change.cost, spell):
            continue
        # Without an answer it is paid only if the spell could not be cast otherwise.
        here = replace(context, payment=replace(context.payment, times=times))
        is_needed = not can_add(game, here, spell, way, None)
        if (yield from game.ask_may(context.controller, "pay additional cost", spell, (OPTIONAL,), default=is_needed)):
            times = times.set(key, 1)
    return times


@extra_cost
def add(game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostPart]:
    """What was chosen to be paid."""
    return [part for key, change in _offers(game, context, spell) if times.get(key) for part in change.cost.parts]


@cost_reduction
def less(game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostChange]:
    """What the spell costs less for it, of its colour alone."""
    return [
        CostChange("spell", This("spell"), None, -1, change.mana, only_colored=True)
        for key, change in _offers(game, context, spell)
        if times.get(key)
    ]
