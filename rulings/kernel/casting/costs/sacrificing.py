"""Costs of sacrificing (CR 701.21)."""

from typing import TYPE_CHECKING

from rulings.abilities.costs.objects import SacrificeCost, SacrificePower
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import Choose
from rulings.kernel.actions.sacrificing import can_sacrifice, sacrifice, sacrifice_choices
from rulings.kernel.casting.costs.choosing import choose_objects, least_objects
from rulings.kernel.casting.costs.claims import LEAVES, Claim, claims
from rulings.kernel.casting.costs.costs import Paid, is_for_casting, pays
from rulings.kernel.characteristics.permissions import prohibitions
from rulings.kernel.happening.picking import acting_objects, pick_among
from rulings.kernel.questions import matching, numbers
from rulings.kernel.state.actions import Illegal, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _sacrificable(game: "Game", context: Context, player: PlayerId, what: Node) -> tuple[ObjectId, ...]:
    if isinstance(what, Choose):
        found = sacrifice_choices(game, context, player, what)
    else:
        found = tuple(i for i in acting_objects(game, context, what) if can_sacrifice(game, player, i))
    return tuple(i for i in found if not _forbidden(game, context, player, i))


def _forbidden(game: "Game", context: Context, player: PlayerId, object_id: ObjectId) -> bool:
    """ "Players can't sacrifice creatures to cast spells or activate abilities"."""
    return is_for_casting(context) and any(
        isinstance(rule.filter, Filter) and matching.fits(game.view, effect.context, object_id, rule.filter)
        for effect, rule in prohibitions(game, player, "sacrifice as a cost")
    )


def _can_sacrifice(game: "Game", context: Context, player: PlayerId, part: SacrificeCost) -> bool:
    return len(_sacrificable(game, context, player, part.what)) >= least_objects(game, context, part.what)


@claims(SacrificeCost)
def _claim_sacrificed(game: "Game", context: Context, player: PlayerId, part: SacrificeCost) -> Claim:
    return Claim(LEAVES, least_objects(game, context, part.what), _sacrificable(game, context, player, part.what))


@pays(SacrificeCost, _can_sacrifice)
def _sacrifice(game: "Game", context: Context, player: PlayerId, part: SacrificeCost, paid: Paid) -> Play[None]:
    objects = _sacrificable(game, context, player, part.what)
    chosen = objects
    if isinstance(part.what, Choose):
        chosen = yield from choose_objects(game, context, player, part.what, objects, "sacrifice")
    yield from sacrifice(game, player, chosen, by=context.source)
    paid.add("sacrificed", chosen)


def _total_power(game: "Game", objects: tuple[ObjectId, ...]) -> int:
    return sum(game.seen(i).power or 0 for i in objects)


def _can_sacrifice_power(game: "Game", context: Context, player: PlayerId, part: SacrificePower) -> bool:
    objects = _sacrificable(game, context, player, Choose(part.filter))
    strong = tuple(i for i in objects if (game.seen(i).power or 0) > 0)
    return _total_power(game, strong) >= numbers.count(game.view, context, part.amount)


@pays(SacrificePower, _can_sacrifice_power)
def _sacrifice_power(game: "Game", context: Context, player: PlayerId, part: SacrificePower, paid: Paid) -> Play[None]:
    """One after another until there is enough; then more may be sacrificed as well."""
    wanted = numbers.count(game.view, context, part.amount)
    found = _sacrificable(game, context, player, Choose(part.filter))
    # Where nobody answers, as few as possible.
    objects = sorted(found, key=lambda i: -(game.seen(i).power or 0))
    chosen: tuple[ObjectId, ...] = ()
    while left := tuple(i for i in objects if i not in chosen):
        least = 1 if _total_power(game, chosen) < wanted else 0
        picked = yield from pick_among(
            game, player, left, least, len(left), "sacrifice", source=context.source, citations=()
        )
        chosen += picked
        if not picked or _total_power(game, chosen) >= wanted:
            break
    if _total_power(game, chosen) < wanted:
        raise IllegalActionError(Illegal("too little power", "118.3"))
    yield from sacrifice(game, player, chosen, by=context.source)
    paid.add("sacrificed", chosen)
