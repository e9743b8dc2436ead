"""Linked abilities and the copy effect that a permanent has them by (CR 607.5, 707.7).

日本語: 関連している能力
What is here: under which name a permanent keeps what one of two linked abilities chose or exiled, so that the other
finds it and no other ability does. What is not: who keeps and who asks.
"""

from rulings.abilities.changes import BecomeCopy
from rulings.kernel.ids import ObjectId
from rulings.kernel.state import GameState


def linked_name(state: GameState, object_id: ObjectId, name: str) -> str:
    """The key in the object's memory for what its present abilities chose, exiled or put somewhere.

    What was chosen for the abilities that it had as another copy, or of its own, is not found under it: abilities
    acquired by one effect are linked to one another only.
    Shape: the name itself for an object that no copy effect changes; otherwise with the effect's timestamp.
    Source: CR 607.5, 607.5a, 707.7.
    """
    times = [
        effect.timestamp
        for effect in state.effects
        if effect.affected is not None
        and object_id in effect.affected
        and any(isinstance(change, BecomeCopy) for change in effect.changes)
    ]
    return f"{name} of copy {max(times)}" if times else name
