"""Paying life, damage that was prevented, damage by each of several objects (CR 119.4, 120, 615.5).

日本語: ライフの支払い、軽減されたダメージ、それぞれが与えるダメージ
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.history import PreventedThisWay
from rulings.abilities.amounts.players import LifeDifference
from rulings.abilities.effects.damage import EachDealsDamage
from rulings.abilities.events.damage_and_life import PaysLife
from rulings.kernel import events as e
from rulings.kernel import proposals as pr
from rulings.kernel.context import Context
from rulings.kernel.decisions import Play
from rulings.kernel.effects.damage import deal
from rulings.kernel.finding import UnboundReferenceError, current, find_objects, find_players, find_recipients
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.numbers import count, counts, stat_of
from rulings.kernel.patterns import is_player, matches
from rulings.kernel.performing import performs, results_of
from rulings.kernel.view import View

if TYPE_CHECKING:
    from rulings.kernel.game import Game


@counts(PreventedThisWay)
def _prevented(view: View, context: Context, amount: PreventedThisWay) -> int:
    """Raises: UnboundReferenceError: it is asked where nothing was prevented."""
    found = context.bindings.get("prevented")
    if not isinstance(found, int):
        raise UnboundReferenceError("the damage prevented this way")
    return found


@counts(LifeDifference)
def _difference(view: View, context: Context, amount: LifeDifference) -> int:
    """Raises: UnboundReferenceError: it is not about two players."""
    players = find_players(view, context, amount.of)
    if len(players) != 2:
        raise UnboundReferenceError("the difference between life totals")
    return abs(view.state.players[players[0]].life - view.state.players[players[1]].life)


@matches(PaysLife, e.LifeLost, pr.ProposedLifeLoss)
def _pays_life(
    view: View, context: Context, pattern: PaysLife, event: e.LifeLost | pr.ProposedLifeLoss
) -> tuple[e.LifeLost | pr.ProposedLifeLoss, ...]:
    return (event,) if event.is_payment and is_player(view, context, pattern.who, event.player) else ()


@performs(EachDealsDamage)
def _each_deals(game: "Game", context: Context, effect: EachDealsDamage) -> Play[None]:
    """Each source that is there deals damage by its own number to each recipient, all at once."""
    here = [current(game.view, context, i) for i in find_objects(game.view, context, effect.sources)]
    proposals = []
    for source in here:
        if source is None:
            continue
        about = replace(context, bindings=context.bindings.set("each", source))
        amount = stat_of(game.view, source, effect.stat) or 0
        if effect.amount is not None:
            amount = count(game.view, about, effect.amount)
        for to in find_recipients(game.view, about, effect.to):
            if isinstance(to, str) or _is_there(game, to):
                proposals.append(pr.ProposedDamage(source=source, to=to, amount=max(0, amount)))
    happened = yield from deal(game, proposals)
    results = results_of(context)
    results.add(
        "dealt damage",
        tuple(dict.fromkeys(ObjectId(x.to) for x in happened if isinstance(x.to, int))),
        sum(x.amount for x in happened),
    )
    results.players["dealt damage"] = tuple(PlayerId(x.to) for x in happened if isinstance(x.to, str))
    results.last = bool(happened)


def _is_there(game: "Game", object_id: int) -> bool:
    return ObjectId(object_id) in game.state.objects
