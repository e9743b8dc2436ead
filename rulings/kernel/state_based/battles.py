"""Battles without a protector get one (CR 310.10, 704.5w, 704.5x)."""

from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel.happening.intrinsic_entering import choose_protector
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import opponents
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PROTECTOR = cite("310.10", "chooses an appropriate player to be its protector")


def _is_battle(obj: GameObject, seen: Characteristics) -> bool:
    return CardType.BATTLE in seen.types


@state_based
def protectors(game: "Game", actions: Actions) -> Play[None]:
    """日本語: 守る者のいないバトル"""
    for i in game.view.permanents.that(_is_battle):
        seen = game.seen(i)
        obj = game.object(i)
        is_attacked = game.state.combat is not None and i in game.state.combat.attackers.values()
        now = obj.memory.get("protector")
        allowed = opponents(game.state, seen.controller) if "Siege" in seen.subtypes else (now,)
        if now is None:
            if is_attacked:
                continue
        elif now in allowed and game.alive(p for p in game.state.order if p == now):
            continue
        chosen = yield from choose_protector(game, seen.controller, seen, i)
        if chosen is None:
            move = ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="state-based", citations=(PROTECTOR,))
            actions.moves.append((move, PROTECTOR))
            continue
        actions.others.append(partial(_protect, battle=i, protector=chosen))


def _protect(game: "Game", battle: ObjectId, protector: PlayerId) -> None:
    if battle in game.state.objects:
        game.change_object(battle, memory=game.object(battle).memory.set("protector", protector))
