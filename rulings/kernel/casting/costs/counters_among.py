"""Counters removed from among several permanents (CR 118.3, 601.2h).

日本語: 何体かの中から取り除くカウンター
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.costs.objects import RemoveCountersAmong
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.players import You
from rulings.abilities.references import Every
from rulings.kernel.actions.counters import remove_by_choice
from rulings.kernel.casting.costs.choosing import choose_payment, usable
from rulings.kernel.casting.costs.claims import Claim, claims
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.questions import numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _have(game: "Game", object_id: ObjectId, kind: str | None) -> int:
    counters = game.object(object_id).counters
    return sum(counters.values()) if kind is None else counters.get(kind, 0)


def _sources(game: "Game", context: Context, player: PlayerId, part: RemoveCountersAmong) -> tuple[ObjectId, ...]:
    objects = usable(game, context, player, Every(part.filter))
    return tuple(i for i in objects if _have(game, i, part.kind) > 0)


def _can_remove(game: "Game", context: Context, player: PlayerId, part: RemoveCountersAmong) -> bool:
    sources = _sources(game, context, player, part)
    return sum(_have(game, i, part.kind) for i in sources) >= numbers.count(game.view, context, part.amount)


@claims(RemoveCountersAmong)
def _claim(game: "Game", context: Context, player: PlayerId, part: RemoveCountersAmong) -> Claim | None:
    if part.kind is None:
        return None
    sources = _sources(game, context, player, part)
    have = tuple(_have(game, i, part.kind) for i in sources)
    return Claim(f"{part.kind} counters", numbers.count(game.view, context, part.amount), sources, have)


@pays(RemoveCountersAmong, _can_remove)
def _remove(game: "Game", context: Context, player: PlayerId, part: RemoveCountersAmong, paid: Paid) -> Play[None]:
    """One counter after another, each from whatever permanent the player names."""
    total = 0
    for _ in repeated(numbers.count(game.view, context, part.amount)):
        sources = _sources(game, context, player, part)
        sources = yield from choose_payment(game, context, player, sources, 1, "remove counter")
        one = RemoveCounters(You(), Fixed(1), part.kind, Every(part.filter))
        total += yield from remove_by_choice(game, context, player, sources[0], one)
    paid.add("counters", (), total)
