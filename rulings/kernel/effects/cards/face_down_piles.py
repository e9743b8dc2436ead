"""Cards in a face-down pile, shuffled, then manifested or cloaked (CR 700.3, 701.40a, 701.58a).

日本語: 裏向きの束を切り直して予示・偽装する
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.piles import ExileAndManifest
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.effects.cards.exiling import EXILES
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PILE = cite("700.3", "grouped into piles")
MANIFESTS = {"manifest": cite("701.40a", "turn it face down"), "cloak": cite("701.58a", "turn it face down")}


@performs(ExileAndManifest)
def _exile_and_manifest(game: "Game", context: Context, effect: ExileAndManifest) -> Play[None]:
    """They are exiled face down at the same time, shuffled, and enter face down at the same time."""
    results = results_of(context)
    player = finding.find_players(game.view, context, effect.who)[0]
    parts = effect.what.parts if isinstance(effect.what, Several) else (effect.what,)
    objects: list[ObjectId] = []
    for part in parts:
        objects += yield from pick(game, context, player, part, "exile", moves=True)
    exiled = yield from move(
        game,
        [
            ProposedMove(
                object=i,
                destination=Zone.EXILE,
                cause="exile",
                by=context.source,
                by_player=player,
                face_down=True,
            )
            for i in dict.fromkeys(objects)
        ],
        (EXILES, PILE),
    )
    results.followed.update(m.old for m in exiled)
    pile = [m.new for m in exiled if m.new in game.state.objects and game.object(m.new).zone is Zone.EXILE]
    game.random().shuffle(pile)
    entrance = Entrance(controller=player, face_down=effect.how, is_tapped=effect.tapped)
    put = yield from move(
        game,
        [
            ProposedMove(
                object=i,
                destination=Zone.BATTLEFIELD,
                cause="put",
                by=context.source,
                by_player=player,
                entrance=entrance,
            )
            for i in pile
        ],
        (MANIFESTS[effect.how],),
    )
    results.add("manifested", tuple(m.new for m in put))
    results.last = bool(put)
