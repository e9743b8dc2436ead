"""What an object keeps for its linked abilities: what it exiled and put onto the battlefield (CR 607.2a, 607.2c).

What is not here: under which name it is kept (``rulings.kernel.abilities.linked``).
"""

from dataclasses import replace

from immutables import Map

from rulings.abilities.ability import Ability
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.node import walk
from rulings.kernel.abilities.linked import PUT_WITH_IT, linked_name
from rulings.kernel.happening.game import Game
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember


def remember_put(game: Game, source: ObjectId, objects: tuple[ObjectId, ...]) -> None:
    """The source remembers what its ability put onto the battlefield or created, if another ability of it asks.

    Shape: also of a source that has left: what triggered as it left may ask.
    Source: CR 607.2c.
    """
    state = game.state
    ghost = state.ghosts.get(source)
    if source not in state.objects and ghost is None:
        return
    if not _asks_what_was_put(game.view.characteristics(source).abilities):
        return
    name = linked_name(state, source, PUT_WITH_IT)
    obj = state.objects[source] if ghost is None or source in state.objects else ghost.object
    before = obj.memory.get(name, ())
    assert isinstance(before, tuple)
    memory = obj.memory.set(name, before + objects)
    if source in state.objects:
        game.change_object(source, memory=memory)
    elif ghost is not None:
        game.change(ghosts=state.ghosts.set(source, replace(ghost, object=replace(obj, memory=memory))))


@remember
def _asks_what_was_put(abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(one, PutThereWith) for ability in abilities for one in walk(ability))


def remember_exiled(game: Game, source: ObjectId, objects: tuple[ObjectId, ...], link: str = "") -> None:
    """The source remembers what it exiled, for its linked abilities (CR 607.2a); ``link``: of a pair that an effect
    gave it (CR 607.5)."""
    name = linked_name(game.state, source, "exiled", link)
    if source in game.state.objects:
        game.change_object(source, memory=_with_exiled(game.state.objects[source].memory, name, objects))
    elif source in game.state.ghosts:
        # It has left, perhaps by this very exile: what triggered as it left can find them still.
        ghost = game.state.ghosts[source]
        kept = replace(ghost, object=replace(ghost.object, memory=_with_exiled(ghost.object.memory, name, objects)))
        game.change(ghosts=game.state.ghosts.set(source, kept))


def _with_exiled(memory: Map[str, object], name: str, objects: tuple[ObjectId, ...]) -> Map[str, object]:
    before = memory.get(name, ())
    assert isinstance(before, tuple)
    return memory.set(name, before + objects)
