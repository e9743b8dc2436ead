"""Exiling any number of other cards from one's graveyard with so many card types among them (CR 702.138a).

日本語: カード・タイプの種類数による追放コスト
"""

from typing import TYPE_CHECKING

from rulings.abilities.escaping import ExileTypes
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel import numbers
from rulings.kernel.actions import Illegal, IllegalActionError
from rulings.kernel.context import Context
from rulings.kernel.costs import Paid, pays
from rulings.kernel.decisions import Play
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.picking import pick_among
from rulings.kernel.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.game import Game

EXILES = cite("702.138a", "rather than paying its mana cost")


def _others(game: "Game", context: Context, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(i for i in zone_of(game.state, Zone.GRAVEYARD, player) if i != context.source)


def _types(game: "Game", cards: tuple[ObjectId, ...]) -> set[CardType]:
    return {one for i in cards for one in game.seen(i).types}


def _enough(game: "Game", context: Context, player: PlayerId, part: ExileTypes) -> bool:
    wanted = numbers.count(game.view, context, part.amount)
    return len(_types(game, _others(game, context, player))) >= wanted


@pays(ExileTypes, _enough)
def _exile(game: "Game", context: Context, player: PlayerId, part: ExileTypes, paid: Paid) -> Play[None]:
    """Card by card until there are enough types; by default such as add one."""
    from rulings.kernel.moving import move
    from rulings.kernel.proposals import ProposedMove

    wanted = numbers.count(game.view, context, part.amount)
    chosen: tuple[ObjectId, ...] = ()
    while len(_types(game, chosen)) < wanted:
        left = tuple(i for i in _others(game, context, player) if i not in chosen)
        left = tuple(sorted(left, key=lambda i: -len(_types(game, (*chosen, i)))))
        picked = yield from pick_among(
            game, player, left, 1, len(left), "exile", source=context.source, citations=(EXILES,)
        )
        if not picked:
            raise IllegalActionError(Illegal("can't pay the cost", "601.2h"))
        chosen += picked
    moved = yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.EXILE, cause="cost", by=context.source, by_player=player)
            for i in chosen
        ],
        (EXILES,),
    )
    paid.add("exiled", tuple(m.new for m in moved))
