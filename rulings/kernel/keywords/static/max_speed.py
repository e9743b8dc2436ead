"""Start your engines! and max speed (CR 702.178, 702.179).

日本語: エンジン始動！、最高速
"""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.conditions.condition import AllHold, Condition, HasDesignation, PlayerIs
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.damage_and_life import LosesLife
from rulings.abilities.players import ActivePlayer, Opponent, You
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.view import View
from rulings.kernel.state_based.declaring import Actions, state_based
from rulings.kernel.triggers.inherent_triggers import carry

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.179", "start your engines!")
special_words.declare(HasDesignation, "max speed")

STARTS = cite("702.179a", "their speed becomes 1")
SPEEDS_UP = cite("702.179d", "your speed increases by 1")
MAX_SPEED = 4


def speed_of(view: View, player: PlayerId) -> int:
    """A player's speed; 0 where they have none (CR 702.179f)."""
    value = view.state.monitor.get(_speed(player), 0)
    return value if isinstance(value, int) else 0


def _speed(player: PlayerId) -> str:
    return f"speed {player}"


def set_speed(game: "Game", player: PlayerId, speed: int, rule: Citation) -> None:
    """Gives a player a speed; at 4 they have max speed (CR 702.179e)."""
    game.change(monitor=game.state.monitor.set(_speed(player), speed))
    have = game.player(player).designations - {"max speed"}
    game.change_player(player, designations=have | ({"max speed"} if speed >= MAX_SPEED else set()))
    game.emit(e.PlayerDid(player=player, verb="speed", number=speed, citations=(rule,)))


@dataclass(frozen=True, slots=True)
class SpeedUp(Effect):
    """Your speed increases by 1."""


@performs(SpeedUp)
@asks_nothing
def _speed_up(game: "Game", context: Context, effect: SpeedUp) -> None:
    now = speed_of(game.view, context.controller)
    if now < MAX_SPEED:
        set_speed(game, context.controller, now + 1, SPEEDS_UP)


@dataclass(frozen=True, slots=True)
class IsSlower(Condition):
    """Your speed is less than 4."""


@judges(IsSlower)
def _is_slower(view: View, context: Context, condition: IsSlower) -> bool:
    return speed_of(view, context.controller) < MAX_SPEED


_SPEED = TriggeredAbility(
    text="Whenever one or more opponents lose life during your turn, your speed increases by 1.",
    event=LosesLife(Opponent()),
    condition=AllHold((PlayerIs(ActivePlayer(), You()), IsSlower())),
    effect=SpeedUp(),
    zones=(Zone.COMMAND,),
    limit_per_turn=1,
    keyword="start your engines!",
)
"""The ability that comes with having a speed, in our words (CR 702.179d)."""
_FACE = FaceDefinition(name="Speed", abilities=(_SPEED,))


def _starts_engines(obj: GameObject, seen: Characteristics) -> bool:
    return seen.has("start your engines!")


@state_based
@asks_nothing
def engines(game: "Game", actions: Actions) -> None:
    """日本語: エンジン始動！を持つパーマネントのコントローラーは速度１を得る"""
    starters = {game.seen(i).controller for i in game.view.permanents.that(_starts_engines)}
    for player in game.state.order:
        if player in starters and not speed_of(game.view, player):
            actions.others.append(partial(_start, player=player))


def _start(game: "Game", player: PlayerId) -> None:
    set_speed(game, player, 1, STARTS)
    carry(game, player, _FACE)
