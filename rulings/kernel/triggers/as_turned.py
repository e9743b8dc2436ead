"""What a permanent does as it is turned face up or transforms (CR 708.11, 712.20).

日本語: 「表向きになるに際し」「変身するに際し」の能力
What is here: finding these abilities on what the permanent has just become, and doing what they say before anything can
see the event. What is not: turning it.
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.permanents import Transforms, TurnedFaceUp
from rulings.abilities.references import This
from rulings.kernel.abilities.functions import by_kind
from rulings.kernel.happening.performing import perform
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def do_as_turned(game: "Game", object_id: ObjectId, how: type[TurnedFaceUp] | type[Transforms]) -> Play[None]:
    """Does what the permanent's abilities say is done while it is turned.

    Shape: the permanent with its new face; those abilities count that it has now (CR 708.11, 712.20).
    """
    seen = game.seen(object_id)
    for _, ability in by_kind(seen.abilities)[2]:
        if is_as_turned(ability) and isinstance(ability.event, how):
            assert isinstance(ability.instead, Effect)
            yield from perform(game, Context(seen.controller, object_id, results=Results()), ability.instead)


def is_as_turned(ability: Replacement) -> bool:
    """ "As ~ is turned face up, ..." and "As ~ transforms into ~, ..."."""
    event = ability.event
    return isinstance(event, (TurnedFaceUp, Transforms)) and isinstance(event.object, This)
