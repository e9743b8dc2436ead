"""Costs of counters, loyalty among them (CR 122, 606)."""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf, AnyNumber
from rulings.abilities.costs.mana import LoyaltyCost
from rulings.abilities.costs.objects import PutCountersCost, RemoveCountersCost
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.players import You
from rulings.abilities.references import Choose
from rulings.kernel.actions.counters import can_have, put_counters, remove_by_choice, remove_counters
from rulings.kernel.casting.costs.choosing import choose_payment, usable
from rulings.kernel.casting.costs.claims import Claim, claims
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.questions import numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedCounters

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _counter_sources(
    game: "Game", context: Context, player: PlayerId, part: RemoveCountersCost
) -> tuple[ObjectId, ...]:
    objects = usable(game, context, player, part.source)
    return tuple(
        i
        for i in objects
        if (sum(game.object(i).counters.values()) if part.kind is None else game.object(i).counters.get(part.kind, 0))
    )


def _can_remove(game: "Game", context: Context, player: PlayerId, part: RemoveCountersCost) -> bool:
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


@claims(RemoveCountersCost)
def _claim_counters(game: "Game", context: Context, player: PlayerId, part: RemoveCountersCost) -> Claim | None:
    if part.kind is None or isinstance(part.amount, (AllOf, AnyNumber)):
        return None
    sources = _counter_sources(game, context, player, part)
    have = tuple(game.object(i).counters.get(part.kind, 0) for i in sources)
    return Claim(f"{part.kind} counters", numbers.count(game.view, context, part.amount), sources, have)


@pays(RemoveCountersCost, _can_remove)
def _remove(game: "Game", context: Context, player: PlayerId, part: RemoveCountersCost, paid: Paid) -> Play[None]:
    sources = _counter_sources(game, context, player, part)
    if isinstance(part.source, Choose) and sources:
        sources = yield from choose_payment(game, context, player, sources, 1, "remove counter")
    effect = RemoveCounters(You(), part.amount, part.kind, part.source)
    total = 0
    for source in sources[:1]:
        total += yield from remove_by_choice(game, context, player, source, effect)
    paid.add("counters", (), total)


def _can_put_counters(game: "Game", context: Context, player: PlayerId, part: PutCountersCost) -> bool:
    """A cost that would put counters where none can be put can't be paid (CR 118.3)."""
    return any(can_have(game, i, part.kind) for i in usable(game, context, player, part.on))


@pays(PutCountersCost, _can_put_counters)
def _put_counters(game: "Game", context: Context, player: PlayerId, part: PutCountersCost, paid: Paid) -> Play[None]:
    objects = tuple(i for i in usable(game, context, player, part.on) if can_have(game, i, part.kind))
    if isinstance(part.on, Choose):
        objects = yield from choose_payment(game, context, player, objects, 1, "put counter")
    amount = numbers.count(game.view, context, part.amount)
    yield from put_counters(
        game,
        [ProposedCounters(on=i, kind=part.kind, amount=amount, by_player=player, by_effect=False) for i in objects],
    )
    paid.add("put counters", objects, amount)


def _can_loyalty(game: "Game", context: Context, player: PlayerId, part: LoyaltyCost) -> bool:
    if part.sign >= 0:
        return part.sign == 0 or can_have(game, context.source, "loyalty")
    have = game.object(context.source).counters.get("loyalty", 0)
    return have >= numbers.count(game.view, context, part.amount)


@pays(LoyaltyCost, _can_loyalty)
def _loyalty(game: "Game", context: Context, player: PlayerId, part: LoyaltyCost, paid: Paid) -> Play[None]:
    amount = numbers.count(game.view, context, part.amount)
    if part.sign < 0:
        remove_counters(game, context.source, "loyalty", amount, by=player)
    elif part.sign > 0:
        yield from put_counters(
            game,
            [ProposedCounters(on=context.source, kind="loyalty", amount=amount, by_player=player, by_effect=False)],
        )
