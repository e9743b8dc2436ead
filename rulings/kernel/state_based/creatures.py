"""Creatures with no toughness, lethal damage or deathtouch damage (CR 704.5f-704.5h)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.actions.lethal_damage import lethal_total
from rulings.kernel.state import events as e
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

NO_TOUGHNESS = cite("704.5f", "toughness 0 or less")
LETHAL = cite("704.5g", "total damage marked on it")
DEATHTOUCH = cite("704.5h", "deathtouch")
TOGETHER = cite("704.7", "same result at the same time")


def _noted_already(game: "Game", object_id: ObjectId) -> bool:
    """It was noted since its last damage that it can't be destroyed: once is enough to tell."""
    for event in reversed(game.state.history):
        if isinstance(event, e.CantHappen) and event.what == "destroy" and event.object == object_id:
            return True
        if isinstance(event, e.DamageDealt) and event.to == object_id:
            return False
    return False


def _may_die(obj: GameObject, seen: Characteristics) -> bool:
    if not seen.is_creature or seen.toughness is None:
        return False
    return seen.toughness <= 0 or obj.damage > 0 or obj.has_deathtouch_damage


@state_based
@asks_nothing
def creatures(game: "Game", actions: Actions) -> None:
    """日本語: タフネス0以下、致死ダメージ、接死によるクリーチャーの死亡"""
    for i in game.view.permanents.that(_may_die):
        seen, obj = game.seen(i), game.object(i)
        if seen.toughness is not None and seen.toughness <= 0:
            actions.moves.append(
                (
                    ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="state-based", citations=(NO_TOUGHNESS,)),
                    NO_TOUGHNESS,
                )
            )
        elif seen.has("indestructible") and _noted_already(game, i):
            continue
        else:
            is_lethal = obj.damage > 0 and obj.damage >= lethal_total(game, i)
            if is_lethal and obj.has_deathtouch_damage:
                # Two reasons for one destruction, which one replacement effect replaces (CR 704.7).
                actions.destroyed.append((i, (LETHAL, DEATHTOUCH, TOGETHER)))
            elif is_lethal:
                actions.destroyed.append((i, (LETHAL,)))
            elif obj.has_deathtouch_damage:
                actions.destroyed.append((i, (DEATHTOUCH,)))
