"""Costs, and paying whole costs (CR 118, 601.2h).

What is here: the registry of the parts that a cost can have, mana, and offers to pay. What is not: how each part is
paid (``rulings.kernel.casting.costs``).
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, WaterbendCost
from rulings.abilities.costs.objects import MillCost, TapSelf
from rulings.abilities.node import walk
from rulings.abilities.references import Choose, TopCards
from rulings.cite import Citation, cite
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.casting.costs import waterbending
from rulings.kernel.casting.costs.claims import KEPT, LEAVES, TAPS, are_met, claims_of, left_for, left_for_parts
from rulings.kernel.casting.mana.mana import needs_of
from rulings.kernel.casting.mana.payment import can_pay, pay_mana
from rulings.kernel.questions.cost_symbols import mana_symbols
from rulings.kernel.state.actions import Illegal, IllegalActionError
from rulings.kernel.state.context import COMBAT_COST, Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.mana import Mana

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


MOST_X = 20
"""The greatest X that is offered where mana sets no limit."""


CANT_PAY_COST = Illegal("can't pay the cost", "118.3")


CHOOSES_COST = cite("601.2b", "announces their intentions to pay")


@dataclass(slots=True)
class Paid:
    """What was paid so far."""

    mana: tuple[str, ...] = ()
    spent: tuple[Mana, ...] = ()
    objects: dict[str, tuple[ObjectId, ...]] = field(default_factory=dict)
    amounts: dict[str, int] = field(default_factory=dict)

    def add(self, verb: str, objects: tuple[ObjectId, ...] = (), amount: int | None = None) -> None:
        """Notes objects or a number that a part was paid with."""
        self.objects[verb] = self.objects.get(verb, ()) + objects
        self.amounts[verb] = self.amounts.get(verb, 0) + (len(objects) if amount is None else amount)


P = TypeVar("P", bound=CostPart)
CanPay = Callable[["Game", Context, PlayerId, P], bool]


PayPart = Callable[["Game", Context, PlayerId, P, Paid], Play[None]]


_PARTS: dict[type[CostPart], tuple[CanPay[Any], PayPart[Any]]] = {}


def pays(kind: type[P], able: CanPay[P]) -> Callable[[PayPart[P]], PayPart[P]]:
    """Declares how a kind of cost is paid and whether it can be."""

    def register(function: PayPart[P]) -> PayPart[P]:
        _PARTS[kind] = (able, function)
        return function

    return register


def is_known_cost(kind: type[CostPart]) -> bool:
    """The kernel can pay this kind of cost."""
    return kind in _PARTS or kind in (ManaCost, ManaPerAmount, WaterbendCost)


def is_for_casting(context: Context) -> bool:
    """Whether a cost is paid to cast a spell or activate an ability: not as something resolves, not to attack."""
    return context.results is None and COMBAT_COST not in context.bindings


def can_pay_cost(game: "Game", context: Context, player: PlayerId, cost: Cost, on: ObjectId | None = None) -> bool:
    """Whether a player could pay all parts now, those that use the same thing together."""
    if game.player(player).lost is not None:
        # A player who has left the game pays nothing (CR 800.4f).
        return False
    for part in cost.parts:
        entry = _PARTS.get(type(part))
        if entry is not None and not entry[0](game, context, player, part):
            return False
    wanted = claims_of(game, context, player, cost.parts)
    if not are_met(game, player, wanted):
        return False
    symbols = mana_symbols(game, context, cost)
    x = context.payment.x or 0
    # What is sacrificed to pay may be tapped for mana first (CR 601.2h), but not sacrificed for it.
    excluded, kept = left_for_parts(game, player, wanted) if symbols else (frozenset(), frozenset())
    if symbols and waterbending.is_waterbending(cost) and not game.mana_is_free:
        symbols, tapped = waterbending.helped(game, context, player, cost, symbols, on, excluded)
        excluded |= set(tapped)
    if symbols and not can_pay(game, player, needs_of(symbols, x), on, excluded, kept):
        return False
    return True


def pay_cost(
    game: "Game",
    context: Context,
    player: PlayerId,
    cost: Cost,
    on: ObjectId | None = None,
    reserve: frozenset[ObjectId] = frozenset(),
) -> Play[Paid]:
    """Pays all parts: mana first, so that sources can still be tapped, then the others as written, random ones
    last (CR 601.2h).

    Raises:
        IllegalActionError: a part can't be paid.
    """
    paid = Paid()
    symbols = mana_symbols(game, context, cost)
    taps_self = any(isinstance(p, TapSelf) for p in cost.parts)
    tapped: tuple[ObjectId, ...] = ()
    claimed = claims_of(game, context, player, cost.parts) if symbols else []
    left_untapped, kept = left_for_parts(game, player, claimed)
    reserve |= left_untapped
    is_waterbending = waterbending.is_waterbending(cost)
    if is_waterbending and not game.mana_is_free:
        excluded = reserve | ({context.source} if taps_self else frozenset())
        symbols, tapped = waterbending.helped(game, context, player, cost, symbols, on, excluded)
        reserve |= set(tapped)
    if symbols:
        keep = reserve | ({context.source} if taps_self else frozenset())
        needs = needs_of(symbols, context.payment.x or 0)
        paid.mana, paid.spent = yield from pay_mana(game, player, needs, on, keep, kept)
    if is_waterbending:
        waterbending.note_waterbending(game, player, tapped)
    parts = sorted(cost.parts, key=_is_paid_last)
    for place, part in enumerate(parts):
        entry = _PARTS.get(type(part))
        if entry is None:
            continue
        if not entry[0](game, context, player, part):
            raise IllegalActionError(CANT_PAY_COST)
        here = context
        if later := claims_of(game, context, player, parts[place + 1 :]):
            kept_back = left_for(game, later, LEAVES) | left_for(game, later, TAPS)
            here = replace(context, bindings=context.bindings.set(KEPT, kept_back))
        yield from entry[1](game, here, player, part, paid)
    return paid


def _is_paid_last(part: CostPart) -> bool:
    """Whether it is random or takes cards from the library to a public zone: such costs are paid after the others (CR
    601.2h)."""
    return isinstance(part, MillCost) or any(
        isinstance(node, TopCards) or (isinstance(node, Choose) and node.at_random) for node in walk(part)
    )


def offer_payment(
    game: "Game",
    context: Context,
    player: PlayerId,
    cost: Cost,
    citations: tuple[Citation, ...] = (cite("118.12", "cost"),),
    *,
    default: bool = True,
) -> Play[bool]:
    """On resolution: a player who can pay may do so (CR 118.12); what was paid is noted for later effects.

    ``default``: what is done where nobody answers.
    """
    if not can_pay_cost(game, context, player, cost):
        return False
    wants = yield from game.ask_may(player, "pay", context.source, citations, default=default)
    if not wants:
        return False
    state, log = game.state, len(game.log)
    try:
        paid = yield from pay_cost(game, context, player, cost)
    except IllegalActionError:
        game.state = state
        del game.log[log:]
        return False
    if context.results is not None:
        for verb, objects in paid.objects.items():
            context.results.add(verb, objects, paid.amounts.get(verb))
    return True


def pay_now(game: "Game", context: Context, player: PlayerId, cost: Cost) -> Play[bool]:
    """On resolution: a player who can pay must do so; says whether it was paid."""
    if not can_pay_cost(game, context, player, cost):
        return False
    state, log = game.state, len(game.log)
    try:
        yield from pay_cost(game, context, player, cost)
    except IllegalActionError:
        game.state = state
        del game.log[log:]
        return False
    return True


def offer_x_payment(game: "Game", context: Context, player: PlayerId, cost: Cost) -> Play[int | None]:
    """On resolution: a player may pay a cost with an X that nothing defines, choosing X (CR 107.3f); ``None`` if not.

    In answers it is two questions: yes or no, then the number.
    """

    def priced(x: int) -> Context:
        return replace(context, payment=replace(context.payment, x=x))

    if not can_pay_cost(game, priced(0), player, cost):
        return None
    rules = (cite("118.12", "cost"), cite("107.3f", "chooses the value of X"))
    wants = yield from game.ask_may(player, "pay", context.source, rules)
    if not wants:
        return None
    most = 0
    while most < MOST_X and can_pay_cost(game, priced(most + 1), player, cost):
        most += 1
    x = yield from choose_number(game, player, 0, most, "X", context.source, default=0 if game.mana_is_free else most)
    yield from pay_cost(game, priced(x), player, cost)
    return x
