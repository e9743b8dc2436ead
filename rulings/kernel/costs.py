"""Costs other than mana, and paying whole costs (CR 118, 601.2h)."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rulings.abilities import costs as c
from rulings.abilities.amounts import Amount, AnyNumber, UpTo
from rulings.abilities.filters import Filter
from rulings.abilities.players import You
from rulings.abilities.references import Choose, This
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel import numbers, waterbending
from rulings.kernel.actions import Illegal, IllegalActionError
from rulings.kernel.context import Context, Results
from rulings.kernel.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.mana import needs_of
from rulings.kernel.payment import can_pay, pay_mana
from rulings.kernel.state import Mana

if TYPE_CHECKING:
    from rulings.kernel.game import Game

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


CanPay = Callable[["Game", Context, PlayerId, Any], bool]
PayPart = Callable[["Game", Context, PlayerId, Any, Paid], Play[None]]
_PARTS: dict[type[c.CostPart], tuple[CanPay, PayPart]] = {}


def pays(kind: type[c.CostPart], able: CanPay) -> Callable[[PayPart], PayPart]:
    """Declares how a kind of cost is paid and whether it can be."""

    def register(function: PayPart) -> PayPart:
        _PARTS[kind] = (able, function)
        return function

    return register


def is_known_cost(kind: type[c.CostPart]) -> bool:
    """The kernel can pay this kind of cost."""
    return kind in _PARTS or kind in (c.ManaCost, c.ManaPerAmount, c.WaterbendCost)


def mana_symbols(game: "Game", context: Context, cost: c.Cost) -> tuple[str, ...]:
    """The mana of a cost as symbols."""
    symbols: list[str] = []
    for part in cost.parts:
        if isinstance(part, c.ManaCost | c.WaterbendCost):
            symbols.extend(part.symbols)
        elif isinstance(part, c.ManaPerAmount):
            symbols.extend(part.symbols * numbers.count(game.view, context, part.times))
    return tuple(symbols)


def can_pay_cost(game: "Game", context: Context, player: PlayerId, cost: c.Cost, on: ObjectId | None = None) -> bool:
    """Whether a player could pay all parts now (parts that use the same thing are looked at one by one)."""
    if game.player(player).lost is not None:
        # A player who has left the game pays nothing (CR 800.4f).
        return False
    for part in cost.parts:
        entry = _PARTS.get(type(part))
        if entry is not None and not entry[0](game, context, player, part):
            return False
    symbols = mana_symbols(game, context, cost)
    x = context.payment.x or 0
    source = frozenset({context.source})
    excluded: frozenset[ObjectId] = source if any(isinstance(p, c.TapSelf) for p in cost.parts) else frozenset()
    # What is sacrificed to pay may be tapped for mana first (CR 601.2h), but not sacrificed for it.
    kept: frozenset[ObjectId] = source if any(isinstance(p, c.SacrificeCost) for p in cost.parts) else frozenset()
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
    cost: c.Cost,
    on: ObjectId | None = None,
    reserve: frozenset[ObjectId] = frozenset(),
) -> Play[Paid]:
    """Pays all parts: mana first, so that sources can still be tapped, then the others in the order written.

    Raises:
        IllegalActionError: a part can't be paid.
    """
    paid = Paid()
    symbols = mana_symbols(game, context, cost)
    taps_self = any(isinstance(p, c.TapSelf) for p in cost.parts)
    tapped: tuple[ObjectId, ...] = ()
    is_waterbending = waterbending.is_waterbending(cost)
    if is_waterbending and not game.mana_is_free:
        excluded = reserve | ({context.source} if taps_self else frozenset())
        symbols, tapped = waterbending.helped(game, context, player, cost, symbols, on, excluded)
        reserve |= set(tapped)
    if symbols:
        keep = reserve | ({context.source} if taps_self else frozenset())
        needs = needs_of(symbols, context.payment.x or 0)
        paid.mana, paid.spent = yield from pay_mana(game, player, needs, on, keep)
    if is_waterbending:
        waterbending.note_waterbending(game, player, tapped)
    for part in cost.parts:
        entry = _PARTS.get(type(part))
        if entry is None:
            continue
        if not entry[0](game, context, player, part):
            raise IllegalActionError(CANT_PAY_COST)
        yield from entry[1](game, context, player, part, paid)
    return paid


def offer_payment(
    game: "Game",
    context: Context,
    player: PlayerId,
    cost: c.Cost,
    citations: tuple[Citation, ...] = (cite("118.12", "cost"),),
) -> Play[bool]:
    """On resolution: a player who can pay may do so (CR 118.12); what was paid is noted for later effects."""
    if not can_pay_cost(game, context, player, cost):
        return False
    wants = yield from game.ask_may(player, "pay", context.source, citations)
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


def pay_now(game: "Game", context: Context, player: PlayerId, cost: c.Cost) -> Play[bool]:
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


def offer_x_payment(game: "Game", context: Context, player: PlayerId, cost: c.Cost) -> Play[int | None]:
    """On resolution: a player may pay a cost with an X that nothing defines, choosing X (CR 107.3f); ``None`` if not.

    In answers it is two questions: yes or no, then the number.
    """
    from rulings.kernel.effects.counters import choose_number

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


# Parts


def _self_can_tap(game: "Game", context: Context, player: PlayerId, part: c.TapSelf) -> bool:
    from rulings.kernel.summoning import is_summoning_sick

    obj = game.state.objects.get(context.source)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.is_tapped:
        return False
    return not is_summoning_sick(game, context.source)


@pays(c.TapSelf, _self_can_tap)
def _tap_self(game: "Game", context: Context, player: PlayerId, part: c.TapSelf, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.tapping import tap

    tap(game, (context.source,), for_mana=bool(context.bindings.get("for mana")), player=player)
    return
    yield


def _self_can_untap(game: "Game", context: Context, player: PlayerId, part: c.UntapSelf) -> bool:
    from rulings.kernel.summoning import is_summoning_sick

    obj = game.state.objects.get(context.source)
    if obj is None or not obj.is_tapped:
        return False
    return not is_summoning_sick(game, context.source)


@pays(c.UntapSelf, _self_can_untap)
def _untap_self(game: "Game", context: Context, player: PlayerId, part: c.UntapSelf, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.tapping import untap

    yield from untap(game, (context.source,))


def _chosen(
    game: "Game", context: Context, player: PlayerId, objects: tuple[ObjectId, ...], amount: int, prompt: str
) -> Play[tuple[ObjectId, ...]]:
    from rulings.kernel.picking import pick_among

    if len(objects) < amount:
        raise IllegalActionError(CANT_PAY_COST)
    return (
        yield from pick_among(
            game, player, objects, amount, amount, prompt, source=context.source, citations=(cite("601.2h", "pays"),)
        )
    )


def _tappable(game: "Game", context: Context, filter_: Any, player: PlayerId) -> tuple[ObjectId, ...]:
    from rulings.kernel import matching

    return tuple(
        i
        for i in matching.candidates(game.view, context, filter_)
        if not game.object(i).is_tapped and game.seen(i).controller == player
    )


CREWING = (
    "crew as though more power",
    "crew by toughness",
    "saddle and crew as though more power",
    "saddle and crew by toughness",
)
"""What a creature may be said to do as it crews or saddles."""


def _power_for(game: "Game", object_id: ObjectId, action: str) -> int:
    """The power that a creature taps for: more, or its toughness, where it is said to (CR 702.122e, 702.171d)."""
    from rulings.kernel.permissions import abilities_to, source_context

    more, by_toughness = 0, False
    for word in (one for one in CREWING if action == "crew" or (action and one.startswith(action))):
        for rule, source in abilities_to(game, object_id, word):
            by_toughness |= word.endswith("by toughness")
            more += numbers.count(game.view, source_context(game, source), rule.amount) if rule.amount else 0
    seen = game.seen(object_id)
    return max(0, ((seen.toughness if by_toughness else seen.power) or 0) + more)


def _can_tap_others(game: "Game", context: Context, player: PlayerId, part: c.TapCost) -> bool:
    objects = _tappable(game, context, part.filter, player)
    if part.total_power is not None:
        need = numbers.count(game.view, context, part.total_power)
        return sum(_power_for(game, i, part.action) for i in objects) >= need
    return len(objects) >= _least(game, context, part.amount)


@pays(c.TapCost, _can_tap_others)
def _tap_others(game: "Game", context: Context, player: PlayerId, part: c.TapCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.tapping import tap
    from rulings.kernel.picking import pick_among

    objects = _tappable(game, context, part.filter, player)
    if part.total_power is not None:
        need = numbers.count(game.view, context, part.total_power)
        # By default the fewest: strongest first.
        ordered = tuple(sorted(objects, key=lambda i: -_power_for(game, i, part.action)))
        total, least = 0, 0
        for i in ordered:
            if total >= need:
                break
            total += _power_for(game, i, part.action)
            least += 1
        chosen = yield from pick_among(game, player, ordered, least, len(ordered), "tap", source=context.source)
        while sum(_power_for(game, i, part.action) for i in chosen) < need:
            rest = tuple(i for i in ordered if i not in chosen)
            if not rest:
                raise IllegalActionError(CANT_PAY_COST)
            more = yield from pick_among(game, player, rest, 1, len(rest), "tap", source=context.source)
            chosen = (*chosen, *more)
    else:
        chosen = yield from _variable_number(game, context, player, part.amount, objects, "tap")
    tap(game, chosen, player=player)
    paid.add("tapped", chosen)


def _can_untap_others(game: "Game", context: Context, player: PlayerId, part: c.UntapCost) -> bool:
    return len(_untappable(game, context, part, player)) >= numbers.count(game.view, context, part.amount)


def _untappable(game: "Game", context: Context, part: c.UntapCost, player: PlayerId) -> tuple[ObjectId, ...]:
    from rulings.kernel import matching

    return tuple(
        i
        for i in matching.candidates(game.view, context, part.filter)
        if game.object(i).is_tapped and game.seen(i).controller == player
    )


@pays(c.UntapCost, _can_untap_others)
def _untap_others(game: "Game", context: Context, player: PlayerId, part: c.UntapCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.tapping import untap

    objects = _untappable(game, context, part, player)
    chosen = yield from _chosen(game, context, player, objects, numbers.count(game.view, context, part.amount), "untap")
    yield from untap(game, chosen)
    paid.add("untapped", chosen)


def _sacrificable(game: "Game", context: Context, player: PlayerId, what: Any) -> tuple[ObjectId, ...]:
    from rulings.kernel.effects.sacrificing import can_sacrifice, sacrifice_choices
    from rulings.kernel.picking import acting_objects

    if isinstance(what, Choose):
        return sacrifice_choices(game, context, player, what)
    return tuple(i for i in acting_objects(game, context, what) if can_sacrifice(game, player, i))


def _number(game: "Game", context: Context, what: Any) -> int:
    return _least(game, context, what.amount) if isinstance(what, Choose) else 1


def _least(game: "Game", context: Context, amount: Amount) -> int:
    """The fewest that pay the cost: none of "any number of creatures"."""
    return 0 if isinstance(amount, (AnyNumber, UpTo)) else numbers.count(game.view, context, amount)


def _can_sacrifice(game: "Game", context: Context, player: PlayerId, part: c.SacrificeCost) -> bool:
    return len(_sacrificable(game, context, player, part.what)) >= _number(game, context, part.what)


@pays(c.SacrificeCost, _can_sacrifice)
def _sacrifice(game: "Game", context: Context, player: PlayerId, part: c.SacrificeCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.sacrificing import sacrifice

    objects = _sacrificable(game, context, player, part.what)
    chosen = objects
    if isinstance(part.what, Choose):
        chosen = yield from _variable(game, context, player, part.what, objects, "sacrifice")
    yield from sacrifice(game, player, chosen, by=context.source)
    paid.add("sacrificed", chosen)


def _total_power(game: "Game", objects: tuple[ObjectId, ...]) -> int:
    return sum(game.seen(i).power or 0 for i in objects)


def _can_sacrifice_power(game: "Game", context: Context, player: PlayerId, part: c.SacrificePower) -> bool:
    objects = _sacrificable(game, context, player, Choose(part.filter))
    strong = tuple(i for i in objects if (game.seen(i).power or 0) > 0)
    return _total_power(game, strong) >= numbers.count(game.view, context, part.amount)


@pays(c.SacrificePower, _can_sacrifice_power)
def _sacrifice_power(
    game: "Game", context: Context, player: PlayerId, part: c.SacrificePower, paid: Paid
) -> Play[None]:
    """One after another until there is enough; then more may be sacrificed as well."""
    from rulings.kernel.effects.sacrificing import sacrifice
    from rulings.kernel.picking import pick_among

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


def _variable_number(
    game: "Game", context: Context, player: PlayerId, amount: Amount, objects: tuple[ObjectId, ...], prompt: str
) -> Play[tuple[ObjectId, ...]]:
    """So many of the objects, or as many as the player likes."""
    if not isinstance(amount, (AnyNumber, UpTo)):
        return (yield from _chosen(game, context, player, objects, numbers.count(game.view, context, amount), prompt))
    return (yield from _variable(game, context, player, Choose(Filter(), amount), objects, prompt))


def _variable(
    game: "Game", context: Context, player: PlayerId, what: Choose, objects: tuple[ObjectId, ...], prompt: str
) -> Play[tuple[ObjectId, ...]]:
    from rulings.kernel.picking import bounds, pick_among

    least, most = bounds(game, context, what.amount, len(objects))
    if what.at_random:
        return tuple(game.random().sample(objects, least))
    return (yield from pick_among(game, player, objects, least, most, prompt, source=context.source))


def _discardable(game: "Game", context: Context, player: PlayerId, what: Any) -> tuple[ObjectId, ...]:
    from rulings.kernel.effects.discarding import discardable
    from rulings.kernel.picking import acting_objects

    if isinstance(what, Choose):
        found = discardable(game, context, what, player)
    elif isinstance(what, This):
        found = acting_objects(game, context, what)
    else:
        found = acting_objects(game, context, what)
    return tuple(
        i for i in found if game.object(i).zone is Zone.HAND and (isinstance(what, This) or i != context.source)
    )


def _can_discard(game: "Game", context: Context, player: PlayerId, part: c.DiscardCost) -> bool:
    if not isinstance(part.what, (Choose, This)):
        return True
    return len(_discardable(game, context, player, part.what)) >= _number(game, context, part.what)


@pays(c.DiscardCost, _can_discard)
def _discard(game: "Game", context: Context, player: PlayerId, part: c.DiscardCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.discarding import discard

    objects = _discardable(game, context, player, part.what)
    chosen = objects
    if isinstance(part.what, Choose):
        chosen = yield from _variable(game, context, player, part.what, objects, "discard")
    found = yield from discard(game, player, chosen, by=context.source, by_player=player)
    paid.add("discarded", found)


def _movable(game: "Game", context: Context, player: PlayerId, what: Any) -> tuple[ObjectId, ...]:
    from rulings.kernel.picking import acting_objects, choosable

    if isinstance(what, Choose):
        return tuple(i for i in choosable(game, context, player, what.filter) if i != context.stack_object)
    return acting_objects(game, context, what)


def _can_move(game: "Game", context: Context, player: PlayerId, part: Any) -> bool:
    return len(_movable(game, context, player, part.what)) >= _number(game, context, part.what)


@pays(c.ExileCost, _can_move)
def _exile(game: "Game", context: Context, player: PlayerId, part: c.ExileCost, paid: Paid) -> Play[None]:
    yield from _move_cost(game, context, player, part.what, Zone.EXILE, "exiled", paid)


@pays(c.ReturnCost, _can_move)
def _return(game: "Game", context: Context, player: PlayerId, part: c.ReturnCost, paid: Paid) -> Play[None]:
    yield from _move_cost(game, context, player, part.what, Zone.HAND, "returned", paid)


@pays(c.PutCost, _can_move)
def _put(game: "Game", context: Context, player: PlayerId, part: c.PutCost, paid: Paid) -> Play[None]:
    yield from _move_cost(game, context, player, part.what, part.zone, "put", paid, part.position)


def _move_cost(
    game: "Game",
    context: Context,
    player: PlayerId,
    what: Any,
    zone: Zone,
    verb: str,
    paid: Paid,
    position: str = "top",
) -> Play[None]:
    from rulings.kernel.effects.exiling import remember_exiled
    from rulings.kernel.moving import move
    from rulings.kernel.proposals import ProposedMove

    objects = _movable(game, context, player, what)
    chosen = objects
    if isinstance(what, Choose):
        chosen = yield from _variable(game, context, player, what, objects, verb)
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=i, destination=zone, cause="cost", by=context.source, by_player=player, position=position
            )
            for i in chosen
        ],
    )
    found = tuple(m.new for m in moved)
    if verb == "exiled":
        remember_exiled(game, context.source, found)
    paid.add(verb, found)


@pays(c.RevealCost, _can_move)
def _reveal(game: "Game", context: Context, player: PlayerId, part: c.RevealCost, paid: Paid) -> Play[None]:
    from rulings.kernel import events as e

    objects = _movable(game, context, player, part.what)
    chosen = objects
    if isinstance(part.what, Choose):
        chosen = yield from _variable(game, context, player, part.what, objects, "reveal")
    game.emit(e.Revealed(player=player, objects=chosen))
    paid.add("revealed", chosen)


def _can_pay_life(game: "Game", context: Context, player: PlayerId, part: c.PayLife) -> bool:
    from rulings.kernel.permissions import player_cant

    amount = numbers.count(game.view, context, part.amount)
    if amount > 0 and (player_cant(game, player, "pay life") or player_cant(game, player, "lose life")):
        return False
    return game.player(player).life >= amount


@pays(c.PayLife, _can_pay_life)
def _pay_life(game: "Game", context: Context, player: PlayerId, part: c.PayLife, paid: Paid) -> Play[None]:
    from rulings.abilities.amounts import AnyNumber
    from rulings.kernel.effects.counters import choose_number
    from rulings.kernel.effects.life import lose_life
    from rulings.kernel.proposals import ProposedLifeLoss

    if isinstance(part.amount, AnyNumber):
        amount = yield from choose_number(
            game, player, 0, game.player(player).life, "pay life", context.source, default=0
        )
    else:
        amount = numbers.count(game.view, context, part.amount)
    yield from lose_life(game, ProposedLifeLoss(player=player, amount=amount, is_payment=True))
    paid.add("life", (), amount)


def _can_pay_energy(game: "Game", context: Context, player: PlayerId, part: c.PayEnergy) -> bool:
    return game.player(player).counters.get("energy", 0) >= numbers.count(game.view, context, part.amount)


@pays(c.PayEnergy, _can_pay_energy)
def _pay_energy(game: "Game", context: Context, player: PlayerId, part: c.PayEnergy, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.counters import remove_counters

    amount = numbers.count(game.view, context, part.amount)
    remove_counters(game, player, "energy", amount)
    paid.add("energy", (), amount)
    return
    yield


def _counter_sources(
    game: "Game", context: Context, player: PlayerId, part: c.RemoveCountersCost
) -> tuple[ObjectId, ...]:
    objects = _movable(game, context, player, part.source)
    return tuple(
        i
        for i in objects
        if (sum(game.object(i).counters.values()) if part.kind is None else game.object(i).counters.get(part.kind, 0))
    )


def _can_remove(game: "Game", context: Context, player: PlayerId, part: c.RemoveCountersCost) -> bool:
    from rulings.abilities.amounts import AllOf, AnyNumber

    if isinstance(part.amount, (AllOf, AnyNumber)):
        return True
    need = numbers.count(game.view, context, part.amount)
    sources = _counter_sources(game, context, player, part)
    have = [
        sum(game.object(i).counters.values()) if part.kind is None else game.object(i).counters.get(part.kind, 0)
        for i in sources
    ]
    if isinstance(part.source, Choose) and not isinstance(part.source.amount, type(None)):
        return any(h >= need for h in have) or sum(have) >= need == 1 or need == 0
    return sum(have) >= need


@pays(c.RemoveCountersCost, _can_remove)
def _remove(game: "Game", context: Context, player: PlayerId, part: c.RemoveCountersCost, paid: Paid) -> Play[None]:
    from rulings.abilities.verbs import RemoveCounters
    from rulings.kernel.effects.counters import remove_by_choice

    sources = _counter_sources(game, context, player, part)
    if isinstance(part.source, Choose) and len(sources) > 1:
        sources = yield from _chosen(game, context, player, sources, 1, "remove counter")
    effect = RemoveCounters(You(), part.amount, part.kind, part.source)
    total = 0
    for source in sources[:1]:
        total += yield from remove_by_choice(game, context, player, source, effect)
    paid.add("counters", (), total)


def _can_put_counters(game: "Game", context: Context, player: PlayerId, part: c.PutCountersCost) -> bool:
    """A cost that would put counters where none can be put can't be paid (CR 118.3)."""
    from rulings.kernel.effects.counters import can_have

    return any(can_have(game, i, part.kind) for i in _movable(game, context, player, part.on))


@pays(c.PutCountersCost, _can_put_counters)
def _put_counters(game: "Game", context: Context, player: PlayerId, part: c.PutCountersCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.counters import can_have, put_counters
    from rulings.kernel.proposals import ProposedCounters

    objects = tuple(i for i in _movable(game, context, player, part.on) if can_have(game, i, part.kind))
    if isinstance(part.on, Choose):
        objects = yield from _chosen(game, context, player, objects, 1, "put counter")
    amount = numbers.count(game.view, context, part.amount)
    yield from put_counters(
        game,
        [ProposedCounters(on=i, kind=part.kind, amount=amount, by_player=player, by_effect=False) for i in objects],
    )
    paid.add("put counters", objects, amount)


def _can_mill(game: "Game", context: Context, player: PlayerId, part: c.MillCost) -> bool:
    """A player can't pay a cost of milling more cards than there are (CR 701.17b)."""
    from rulings.kernel.state import zone_of

    return len(zone_of(game.state, Zone.LIBRARY, player)) >= numbers.count(game.view, context, part.amount)


@pays(c.MillCost, _can_mill)
def _mill(game: "Game", context: Context, player: PlayerId, part: c.MillCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.milling import mill
    from rulings.kernel.proposals import ProposedMill

    found = yield from mill(
        game,
        ProposedMill(player=player, amount=numbers.count(game.view, context, part.amount), by=context.source),
    )
    paid.add("milled", found)


def _can_loyalty(game: "Game", context: Context, player: PlayerId, part: c.LoyaltyCost) -> bool:
    if part.sign >= 0:
        from rulings.kernel.effects.counters import can_have

        return part.sign == 0 or can_have(game, context.source, "loyalty")
    have = game.object(context.source).counters.get("loyalty", 0)
    return have >= numbers.count(game.view, context, part.amount)


@pays(c.LoyaltyCost, _can_loyalty)
def _loyalty(game: "Game", context: Context, player: PlayerId, part: c.LoyaltyCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.counters import put_counters, remove_counters
    from rulings.kernel.proposals import ProposedCounters

    amount = numbers.count(game.view, context, part.amount)
    if part.sign < 0:
        remove_counters(game, context.source, "loyalty", amount)
    elif part.sign > 0:
        yield from put_counters(
            game,
            [ProposedCounters(on=context.source, kind="loyalty", amount=amount, by_player=player, by_effect=False)],
        )


def _can_either(game: "Game", context: Context, player: PlayerId, part: c.EitherCost) -> bool:
    return any(can_pay_cost(game, context, player, o) for o in part.options)


@pays(c.EitherCost, _can_either)
def _either(game: "Game", context: Context, player: PlayerId, part: c.EitherCost, paid: Paid) -> Play[None]:
    able = [n for n, o in enumerate(part.options) if can_pay_cost(game, context, player, o)]
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a cost",
            tuple(Option(f"option {n + 1}", number=n + 1, value=n) for n in able),
            source=context.source,
            citations=(CHOOSES_COST,),
            default=(0,),
        )
    )
    index = picked[0].value
    assert isinstance(index, int)
    more = yield from pay_cost(game, context, player, part.options[index])
    paid.mana += more.mana
    paid.spent += more.spent
    for verb, objects in more.objects.items():
        paid.add(verb, objects)


def _can_effect(game: "Game", context: Context, player: PlayerId, part: c.EffectCost) -> bool:
    from rulings.kernel.optional import is_possible

    return is_possible(game, replace(context, controller=player), part.effect)  # type: ignore[arg-type]


@pays(c.EffectCost, _can_effect)
def _effect(game: "Game", context: Context, player: PlayerId, part: c.EffectCost, paid: Paid) -> Play[None]:
    from rulings.kernel.performing import perform

    here = replace(context, controller=player, results=Results())
    yield from perform(game, here, part.effect)  # type: ignore[arg-type]
    assert here.results is not None
    for verb, objects in here.results.objects.items():
        paid.add(verb, objects)


def _is_on_battlefield(game: "Game", context: Context, player: PlayerId, part: c.ExertCost) -> bool:
    """Tapped or not, and exerted before or not (CR 701.43b, 701.43c)."""
    obj = game.state.objects.get(context.source)
    return obj is not None and obj.zone is Zone.BATTLEFIELD


@pays(c.ExertCost, _is_on_battlefield)
def _exert(game: "Game", context: Context, player: PlayerId, part: c.ExertCost, paid: Paid) -> Play[None]:
    from rulings.kernel.effects.exerting import exert

    exert(game, context.source, player)
    return
    yield
