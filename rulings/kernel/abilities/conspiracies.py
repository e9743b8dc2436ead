"""Conspiracy cards and hidden agenda (CR 315, 702.106).

日本語: 策略、秘策
What is here: where their abilities function, and turning them face up. What is not: the draft, and what they do before
the game begins.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, ActivatedAbility, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

FACE_DOWN = "hidden agenda"
"""How such a card was turned face down."""
REVEALS = cite("702.106c", "turn a face-down conspiracy card you control in the command zone face up")
SPECIAL = cite("116.2j", "turning a face-down conspiracy card in the command zone face up is a special action")
asked_by_name("702.106", FACE_DOWN)


def in_command_zone(ability: Ability) -> Ability:
    """The ability as it is on an emblem or a conspiracy: it functions in the command zone (CR 113.6p)."""
    if isinstance(ability, ActivatedAbility | TriggeredAbility | StaticAbility | Replacement):
        return replace(ability, zones=(Zone.COMMAND,))
    return ability


def is_hidden(obj: GameObject) -> bool:
    """A face-down conspiracy card in the command zone, which has no characteristics (CR 315.5b)."""
    return obj.zone is Zone.COMMAND and obj.face_down == FACE_DOWN


def turn_conspiracy_up(game: "Game", object_id: ObjectId) -> None:
    """Turns it face up and reveals the name that was chosen: a special action without a cost (CR 702.106c)."""
    game.change_object(object_id, face_down=None, timestamp=game.new_timestamp())
    obj = game.object(object_id)
    game.emit(
        e.StatusChanged(
            object=object_id,
            what="face up",
            player=obj.controller,
            value=str(obj.memory.get("chosen name", "")),
            citations=(REVEALS, SPECIAL),
        )
    )
