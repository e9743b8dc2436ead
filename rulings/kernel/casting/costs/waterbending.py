"""Waterbend costs (CR 701.67): artifacts and creatures tapped for the generic mana of that cost.

日本語: 水の技
Like other help with mana it is never asked: so many are tapped as the mana falls short of.
"""

from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import WaterbendCost
from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.tapping import tap
from rulings.kernel.casting.mana.mana import needs_of
from rulings.kernel.casting.mana.payment import can_pay
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

WATERBEND = cite("701.67a", "tap an untapped artifact or creature you control rather than pay that mana")
WATERBENDS = cite("701.67c", "whenever that player pays a waterbend cost")
special_words.declare(Does, "waterbend")


def _generic(symbols: tuple[str, ...], x: int) -> int:
    return sum(x if s == "{X}" else int(s.strip("{}")) for s in symbols if s == "{X}" or s.strip("{}").isdigit())


def _limit(context: Context, cost: Cost) -> int:
    x = context.payment.x or 0
    parts = [part for part in cost.parts if isinstance(part, WaterbendCost)]
    return sum(_generic(part.symbols if part.limit is None else part.limit, x) for part in parts)


def is_waterbending(cost: Cost) -> bool:
    """Some of the cost is a waterbend cost."""
    return any(isinstance(part, WaterbendCost) for part in cost.parts)


def _helpers(game: "Game", player: PlayerId, excluded: frozenset[ObjectId]) -> tuple[ObjectId, ...]:
    return tuple(
        i
        for i in battlefield(game.state)
        if i not in excluded
        and not game.object(i).is_tapped
        and game.seen(i).controller == player
        and game.seen(i).types & {CardType.ARTIFACT, CardType.CREATURE}
    )


def _less(symbols: tuple[str, ...], amount: int, x: int) -> tuple[str, ...]:
    left = _generic(symbols, x) - amount
    others = tuple(s for s in symbols if s != "{X}" and not s.strip("{}").isdigit())
    return ((f"{{{left}}}",) if left > 0 else ()) + others


def helped(
    game: "Game",
    context: Context,
    player: PlayerId,
    cost: Cost,
    symbols: tuple[str, ...],
    on: ObjectId | None,
    excluded: frozenset[ObjectId],
) -> tuple[tuple[str, ...], tuple[ObjectId, ...]]:
    """The mana that is left to pay, and what is tapped for the rest: as few as will do."""
    x = context.payment.x or 0
    most = min(_limit(context, cost), _generic(symbols, x))
    helpers = _helpers(game, player, excluded)[:most]
    tapped: tuple[ObjectId, ...] = ()
    for i in helpers:
        left = _less(symbols, len(tapped), x)
        if can_pay(game, player, needs_of(left), on, excluded | set(tapped)):
            break
        tapped = (*tapped, i)
    return (_less(symbols, len(tapped), x), tapped) if tapped else (symbols, ())


@plays_action("waterbend")
def note_waterbending(game: "Game", player: PlayerId, tapped: tuple[ObjectId, ...]) -> None:
    """The player has paid a waterbend cost, however they did (CR 701.67c)."""
    if tapped:
        tap(game, tapped, player=player)
    game.emit(e.PlayerDid(player=player, verb="waterbend", citations=(WATERBEND, WATERBENDS)))
