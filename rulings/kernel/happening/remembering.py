"""What an object keeps for its linked abilities: what it exiled and put onto the battlefield (CR 607.2a, 607.2c).

What is not here: under which name it is kept (``rulings.kernel.abilities.linked``).
"""

from dataclasses import replace

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
    if source not in game.state.objects and source not in game.state.ghosts:
        return
    if _asks_what_was_put(game.view.characteristics(source).abilities):
        _add(game, source, linked_name(game.state, source, PUT_WITH_IT), objects)


@remember
def _asks_what_was_put(abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(one, PutThereWith) for ability in abilities for one in walk(ability))


def remember_exiled(game: Game, source: ObjectId, objects: tuple[ObjectId, ...], link: str = "") -> None:
    """The source remembers what it exiled, for its linked abilities (CR 607.2a); ``link``: of a pair that an effect
    gave it (CR 607.5)."""
    # It may have left, perhaps by this very exile: what triggered as it left can find them still.
    _add(game, source, linked_name(game.state, source, "exiled", link), objects)


def _add(game: Game, source: ObjectId, name: str, objects: tuple[ObjectId, ...]) -> None:
    ghost = game.state.ghosts.get(source)
    obj = game.state.objects.get(source) or (ghost.object if ghost is not None else None)
    before = () if obj is None else obj.memory.get(name, ())
    assert isinstance(before, tuple)
    keep(game, source, name, before + objects)


def keep(game: Game, source: ObjectId, name: str, value: object) -> None:
    """Has an object remember something, also one that has left, whose abilities go on without it (CR 113.7a)."""
    ghost = game.state.ghosts.get(source)
    if source in game.state.objects:
        game.change_object(source, memory=game.state.objects[source].memory.set(name, value))
    elif ghost is not None:
        kept = replace(ghost, object=replace(ghost.object, memory=ghost.object.memory.set(name, value)))
        game.change(ghosts=game.state.ghosts.set(source, kept))
