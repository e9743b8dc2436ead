"""What a creature attacks that is put onto the battlefield attacking (CR 506.3, 508.4).

日本語: 攻撃している状態で戦場に出る
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.cite import cite
from rulings.kernel.state.decisions import Decision, DecisionKind, Play, recipient_options
from rulings.kernel.state.defending import begin_to_attack, defenders
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHOOSES = cite("508.4", "its controller chooses which defending player")


def with_attacked(game: "Game", one: ProposedMove) -> Play[ProposedMove]:
    """Has the controller-to-be choose what it will attack, unless the effect says so or there is one thing only."""
    entrance = one.entrance
    if entrance is None or not entrance.chooses_attacked:
        return one
    controller = entrance.controller or one.by_player or game.object(one.object).owner
    attacked: Recipient | None = None
    if game.state.combat is not None and controller == game.state.turn.active:
        possible = tuple(it for it in defenders(game, controller) if _is_meant(game, entrance, it))
        if len(possible) > 1:
            attacked = yield from _choose(game, controller, one, possible)
        elif possible:
            attacked = possible[0]
    return replace(one, entrance=replace(entrance, attacking=attacked, chooses_attacked=False))


def _is_meant(game: "Game", entrance: Entrance, attacked: Recipient) -> bool:
    """The effect may name a player, or a player and the planeswalkers of that player (CR 508.4a)."""
    if entrance.attacks_only is None:
        return True
    if isinstance(attacked, str):
        return attacked in entrance.attacks_only
    seen = game.seen(ObjectId(attacked))
    is_planeswalker = entrance.attacks_planeswalkers and CardType.PLANESWALKER in seen.types
    return is_planeswalker and seen.controller in entrance.attacks_only


def _choose(game: "Game", player: PlayerId, one: ProposedMove, possible: tuple[Recipient, ...]) -> Play[Recipient]:
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OBJECTS,
            "enter attacking",
            recipient_options(game, possible),
            source=one.by,
            citations=(CHOOSES,),
            default=(0,),
        )
    )
    chosen: Recipient = picked[0].value
    return chosen


def enter_attacking(game: "Game", object_id: ObjectId, attacked: Recipient) -> None:
    """Makes a permanent that has just entered an attacking creature, without its being declared (CR 508.4).

    It never becomes one if it is no creature, is a battle too, or what it would attack can't be attacked (CR 506.3).
    """
    combat, seen = game.state.combat, game.seen(object_id)
    if combat is None or not seen.is_creature or CardType.BATTLE in seen.types:
        return
    if seen.controller != game.state.turn.active or attacked not in defenders(game, seen.controller):
        return
    begin_to_attack(game, {object_id: attacked})
