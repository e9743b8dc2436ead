"""Costs of tapping and untapping, and of exerting (CR 107.5, 107.6, 701.43, 702.122)."""

from typing import TYPE_CHECKING

from rulings.abilities.costs.objects import ExertCost, TapCost, TapSelf, UntapCost, UntapSelf
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.kernel.actions.exerting import exert
from rulings.kernel.actions.tapping import tap, untap
from rulings.kernel.casting.costs.choosing import choose_number, choose_payment, least
from rulings.kernel.casting.costs.claims import TAPS, Claim, claims
from rulings.kernel.casting.costs.costs import CANT_PAY_COST, Paid, pays
from rulings.kernel.characteristics.permissions import abilities_to, source_context
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching, numbers
from rulings.kernel.questions.summoning import is_summoning_sick
from rulings.kernel.state.actions import IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _self_can_tap(game: "Game", context: Context, player: PlayerId, part: TapSelf) -> bool:
    obj = game.state.objects.get(context.source)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.is_tapped:
        return False
    return not is_summoning_sick(game, context.source)


@claims(TapSelf)
def _claim_self(game: "Game", context: Context, player: PlayerId, part: TapSelf) -> Claim:
    return Claim(TAPS, 1, (context.source,))


@pays(TapSelf, _self_can_tap)
@asks_nothing
def _tap_self(game: "Game", context: Context, player: PlayerId, part: TapSelf, paid: Paid) -> None:
    tap(game, (context.source,), for_mana=bool(context.bindings.get("for mana")), player=player)


def _self_can_untap(game: "Game", context: Context, player: PlayerId, part: UntapSelf) -> bool:
    obj = game.state.objects.get(context.source)
    if obj is None or not obj.is_tapped:
        return False
    return not is_summoning_sick(game, context.source)


@pays(UntapSelf, _self_can_untap)
def _untap_self(game: "Game", context: Context, player: PlayerId, part: UntapSelf, paid: Paid) -> Play[None]:
    yield from untap(game, (context.source,))


def _tappable(game: "Game", context: Context, filter_: Filter, player: PlayerId) -> tuple[ObjectId, ...]:
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
    more, by_toughness = 0, False
    for word in (one for one in CREWING if action == "crew" or (action and one.startswith(action))):
        for rule, source in abilities_to(game, object_id, word):
            by_toughness |= word.endswith("by toughness")
            more += numbers.count(game.view, source_context(game, source), rule.amount) if rule.amount else 0
    seen = game.seen(object_id)
    return max(0, ((seen.toughness if by_toughness else seen.power) or 0) + more)


def _can_tap_others(game: "Game", context: Context, player: PlayerId, part: TapCost) -> bool:
    objects = _tappable(game, context, part.filter, player)
    if part.total_power is not None:
        need = numbers.count(game.view, context, part.total_power)
        return sum(_power_for(game, i, part.action) for i in objects) >= need
    return len(objects) >= least(game, context, part.amount)


@claims(TapCost)
def _claim_others(game: "Game", context: Context, player: PlayerId, part: TapCost) -> Claim | None:
    if part.total_power is not None:
        return None
    return Claim(TAPS, least(game, context, part.amount), _tappable(game, context, part.filter, player))


@pays(TapCost, _can_tap_others)
def _tap_others(game: "Game", context: Context, player: PlayerId, part: TapCost, paid: Paid) -> Play[None]:
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
        chosen = yield from choose_number(game, context, player, part.amount, objects, "tap")
    tap(game, chosen, player=player)
    paid.add("tapped", chosen)


def _can_untap_others(game: "Game", context: Context, player: PlayerId, part: UntapCost) -> bool:
    return len(_untappable(game, context, part, player)) >= numbers.count(game.view, context, part.amount)


def _untappable(game: "Game", context: Context, part: UntapCost, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(
        i
        for i in matching.candidates(game.view, context, part.filter)
        if game.object(i).is_tapped and game.seen(i).controller == player
    )


@pays(UntapCost, _can_untap_others)
def _untap_others(game: "Game", context: Context, player: PlayerId, part: UntapCost, paid: Paid) -> Play[None]:
    objects = _untappable(game, context, part, player)
    chosen = yield from choose_payment(
        game, context, player, objects, numbers.count(game.view, context, part.amount), "untap"
    )
    yield from untap(game, chosen)
    paid.add("untapped", chosen)


def _is_on_battlefield(game: "Game", context: Context, player: PlayerId, part: ExertCost) -> bool:
    """Tapped or not, and exerted before or not (CR 701.43b, 701.43c)."""
    obj = game.state.objects.get(context.source)
    return obj is not None and obj.zone is Zone.BATTLEFIELD


@pays(ExertCost, _is_on_battlefield)
@asks_nothing
def _exert(game: "Game", context: Context, player: PlayerId, part: ExertCost, paid: Paid) -> None:
    exert(game, context.source, player)
