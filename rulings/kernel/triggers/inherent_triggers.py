"""Triggered abilities that come with a designation of a player and have no source (CR 724.2, 725.2, 702.179d).

What is here: carrying and dropping them. Here something in the command zone carries each, so that an ability that is
already on the stack still knows whose it is after the designation has gone to somebody else.
"""

from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Layout
from rulings.kernel.happening.placing import add_object, delete
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def carry(game: "Game", player: PlayerId, face: FaceDefinition) -> ObjectId:
    """Gives a player the abilities of ``face``, which function in the command zone."""
    fresh = game.new_id()
    carrier = GameObject(
        id=fresh,
        card=fresh,
        owner=player,
        controller=player,
        zone=Zone.COMMAND,
        definition=CardDefinition(name=face.name, layout=Layout.EMBLEM, faces=(face,)),
        copiable=face,
        timestamp=game.new_timestamp(),
    )
    return add_object(game, carrier)


def drop(game: "Game", face: FaceDefinition) -> None:
    """Takes the abilities of ``face`` from whoever has them."""
    for i in zone_of(game.state, Zone.COMMAND):
        if game.state.objects[i].copiable is face:
            delete(game, i)
