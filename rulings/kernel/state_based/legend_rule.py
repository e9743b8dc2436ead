"""The legend rule and the world rule (CR 704.5j, 704.5k)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Supertype, Zone
from rulings.cite import cite
from rulings.kernel.characteristics.permissions import abilities_to, has_rule
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions.names import names_of
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import apnap
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LEGEND_RULE = cite("704.5j", "legend rule")
WORLD_RULE = cite("704.5k", "world rule")


def _is_legendary(obj: GameObject, seen: Characteristics) -> bool:
    return Supertype.LEGENDARY in seen.supertypes


@state_based
def legend_rule(game: "Game", actions: Actions) -> Play[None]:
    """日本語: レジェンド・ルール"""
    for player in apnap(game.state):
        if has_rule(game, player, "no legend rule"):
            continue
        by_name: dict[str, list[ObjectId]] = {}
        for i in game.view.permanents.that(_is_legendary):
            if game.seen(i).controller == player and not abilities_to(game, i, "ignore legend rule"):
                for name in sorted(names_of(game.view, i)):
                    by_name.setdefault(name, []).append(i)
        # Two that have several names in common are one pair.
        for same in dict.fromkeys(tuple(one) for one in by_name.values()):
            if len(same) > 1:
                yield from _keep_one(game, actions, player, same)


def _keep_one(game: "Game", actions: Actions, player: PlayerId, same: tuple[ObjectId, ...]) -> Play[None]:
    kept = yield from pick_among(game, player, same, 1, 1, "keep for the legend rule", citations=(LEGEND_RULE,))
    for i in same:
        if i not in kept:
            move = ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="legend rule", citations=(LEGEND_RULE,))
            actions.moves.append((move, LEGEND_RULE))


def _is_world(obj: GameObject, seen: Characteristics) -> bool:
    return Supertype.WORLD in seen.supertypes


@state_based
@asks_nothing
def world_rule(game: "Game", actions: Actions) -> None:
    """日本語: ワールド・ルール"""
    worlds = game.view.permanents.that(_is_world)
    if len(worlds) < 2:
        return
    newest = max(game.object(i).timestamp for i in worlds)
    keep = [i for i in worlds if game.object(i).timestamp == newest]
    for i in worlds:
        if len(keep) > 1 or i not in keep:
            move = ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="state-based", citations=(WORLD_RULE,))
            actions.moves.append((move, WORLD_RULE))
