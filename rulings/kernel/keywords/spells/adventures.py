"""Adventure spells: exiled as they resolve, then the card may be played from exile (CR 715).

日本語: 出来事
"""

from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.casting.spell_forms import Goes, after_resolving
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXILES = cite("715.3d", "its controller exiles it")


@after_resolving
def exiled(game: "Game", obj: GameObject) -> Goes | None:
    """A spell cast as an Adventure is exiled as it resolves; its controller may play it later (CR 715.3d)."""
    record, definition = obj.stack, obj.definition
    if record is None or record.is_copy or definition is None or definition.layout is not Layout.ADVENTURE:
        return None
    if record.face != 1:
        return None
    memory: Map[str, object] = Map({"on an adventure": game.seen(obj.id).controller})
    return Goes(Zone.EXILE, memory=memory, citations=(EXILES,))


@casting_way
def from_exile(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """The card on an adventure, not as an Adventure (CR 715.3d)."""
    obj = game.object(object_id)
    if obj.zone is not Zone.EXILE or obj.memory.get("on an adventure") != player or obj.definition is None:
        return []
    return [CastingWay(Zone.EXILE, obj.definition.faces[0], 0)]
