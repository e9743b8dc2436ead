"""Collecting evidence as a cost (CR 701.59).

日本語: 証拠収集
"""

from typing import TYPE_CHECKING

from rulings.abilities.costs.mana import CollectEvidence
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EVIDENCE = cite("701.59a", "total mana value N or greater")
TOO_LITTLE = Illegal("can't collect evidence", "701.59b")


def _total(game: "Game", cards: tuple[ObjectId, ...]) -> int:
    return sum(game.seen(i).mana_value for i in cards)


def _can_collect(game: "Game", context: Context, player: PlayerId, part: CollectEvidence) -> bool:
    wanted = numbers.count(game.view, context, part.amount)
    return _total(game, zone_of(game.state, Zone.GRAVEYARD, player)) >= wanted


@pays(CollectEvidence, _can_collect)
@plays_action("collect evidence")
def _collect(game: "Game", context: Context, player: PlayerId, part: CollectEvidence, paid: Paid) -> Play[None]:
    """Card by card until there is enough; then more may be exiled as well."""
    wanted = numbers.count(game.view, context, part.amount)
    chosen: tuple[ObjectId, ...] = ()
    while True:
        left = tuple(i for i in zone_of(game.state, Zone.GRAVEYARD, player) if i not in chosen)
        least = 1 if _total(game, chosen) < wanted else 0
        if not left or (least == 0 and not chosen and wanted == 0):
            break
        picked = yield from pick_among(
            game,
            player,
            left,
            least,
            len(left),
            "collect evidence",
            source=context.source,
            citations=(EVIDENCE,),
        )
        chosen += picked
        if _total(game, chosen) >= wanted:
            break
        if not picked:
            break
    if _total(game, chosen) < wanted:
        raise IllegalActionError(TOO_LITTLE)
    moved = yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.EXILE, cause="cost", by=context.source, by_player=player)
            for i in chosen
        ],
        (EVIDENCE,),
    )
    paid.add("exiled", tuple(m.new for m in moved))
    game.emit(e.PlayerDid(player=player, verb="collect evidence", citations=(EVIDENCE,)))
