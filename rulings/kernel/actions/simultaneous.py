"""Several players doing the same at once: all choose in APNAP order, then all of it happens (CR 101.4).

日本語: 同時の選択
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.effect import Simultaneous
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.references import Choose
from rulings.cite import cite
from rulings.kernel.happening.performing import own_results, perform, performs, results_of
from rulings.kernel.happening.picking import bounds, pick_among
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

APNAP = cite("101.4", "choices")


@performs(Simultaneous)
def _together(game: "Game", context: Context, effect: Simultaneous) -> Play[None]:
    """Sacrifices and discards are chosen first and done at once; anything else player by player."""
    players = finding.find_players(game.view, context, effect.who)
    inner = effect.effect
    if isinstance(inner, Sacrifice) and isinstance(inner.what, Choose):
        yield from sacrifice_together(game, context, inner, players)
        return
    if isinstance(inner, Discard):
        yield from discard_together(game, context, inner, players)
        return
    for player in players:
        bound = replace(context, bindings=context.bindings.set("each player", player).set("each", player))
        yield from perform(game, bound, inner)


def sacrifice_together(game: "Game", context: Context, effect: Sacrifice, players: tuple[PlayerId, ...]) -> Play[None]:
    """Each player chooses in APNAP order, then all sacrifice at once."""
    from rulings.kernel.actions.sacrificing import sacrifice_at_once, sacrifice_choices

    assert isinstance(effect.what, Choose)
    by: dict[ObjectId, PlayerId] = {}
    for player in players:
        here = each_player(context, player)
        with own_results(context, effect.who, player):
            objects = sacrifice_choices(game, here, player, effect.what)
            least, most = bounds(game, here, effect.what.amount, len(objects))
            picked = yield from pick_among(
                game, player, objects, least, most, "sacrifice", source=context.source, citations=(APNAP,)
            )
        by.update(dict.fromkeys(picked, player))
    yield from sacrifice_at_once(game, context, by)


def discard_together(game: "Game", context: Context, effect: Discard, players: tuple[PlayerId, ...]) -> Play[None]:
    """Each player chooses in APNAP order, then all discard."""
    from rulings.kernel.actions.discarding import choose_discards, discard

    chosen: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
    for player in players:
        chosen.append((player, (yield from choose_discards(game, context, effect, player))))
    for player, objects in chosen:
        found = yield from discard(game, player, objects, by=context.source, by_player=context.controller)
        results_of(context).add("discarded", found, by=player)
